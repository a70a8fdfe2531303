extension LayerKeyTable {
    /// Where a layer is.
    mutating func addGeometry() {
        addRect("bounds", Lens(\.bounds))
        addPoint("position", Lens(\.position))
        add("zPosition", Lens(\.zPosition))
        addPoint("anchorPoint", Lens(\.anchorPoint))
        add("anchorPointZ", Lens(\.anchorPointZ))
        add("geometryFlipped", Lens(\.isGeometryFlipped))
        addTransform(
            "transform", Lens(get: { $0.transform }, set: { $0.transform = $1 }),
            Lens(get: { $0.partsOfTransform }, set: { $0.partsOfTransform = $1 }))
        addTransform(
            "sublayerTransform", Lens(get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 }),
            Lens(get: { $0.partsOfSublayerTransform }, set: { $0.partsOfSublayerTransform = $1 }))
    }

    /// How a layer looks, apart from its contents.
    mutating func addAppearance() {
        add("hidden", Lens(\.isHidden))
        add("doubleSided", Lens(\.isDoubleSided))
        add("masksToBounds", Lens(\.masksToBounds))
        add("opaque", Lens(\.isOpaque))
        add("allowsGroupOpacity", Lens(\.allowsGroupOpacity))
        add("allowsEdgeAntialiasing", Lens(\.allowsEdgeAntialiasing))
        add("shouldRasterize", Lens(\.shouldRasterize))
        add("rasterizationScale", Lens(\.rasterizationScale))
        add("opacity", Lens(\.opacity))
        add("backgroundColor", Lens(\.backgroundColor))
        add("cornerRadius", Lens(\.cornerRadius))
        add("borderWidth", Lens(\.borderWidth))
        add("borderColor", Lens(\.borderColor))
        add("shadowColor", Lens(\.shadowColor))
        add("shadowOpacity", Lens(\.shadowOpacity))
        addSize("shadowOffset", Lens(\.shadowOffset))
        add("shadowRadius", Lens(\.shadowRadius))
        add("shadowPath", Lens(\.shadowPath))
    }

    /// What a layer shows.
    mutating func addContents() {
        add("contents", Lens(\.contents))
        addRect("contentsRect", Lens(\.contentsRect))
        addRect("contentsCenter", Lens(\.contentsCenter))
        add("contentsScale", Lens(\.contentsScale))
    }
}
