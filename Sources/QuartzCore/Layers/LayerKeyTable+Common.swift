extension LayerKeyTable {
    /// Where a layer is, and in what time.
    mutating func addGeometry() {
        addRect("bounds", Lens({ $0.bounds }, { $0.bounds = $1 }))
        addPoint("position", Lens({ $0.position }, { $0.position = $1 }))
        add("zPosition", Lens({ $0.zPosition }, { $0.zPosition = $1 }))
        addPoint("anchorPoint", Lens({ $0.anchorPoint }, { $0.anchorPoint = $1 }))
        add("anchorPointZ", Lens({ $0.details.value.anchorPointZ }, { $0.details.value.anchorPointZ = $1 }))
        addPlain(
            "geometryFlipped", Lens({ $0.details.value.isGeometryFlipped }, { $0.details.value.isGeometryFlipped = $1 })
        )
        addPlain("beginTime", Lens({ $0.time.beginTime }, { $0.time.beginTime = $1 }))
        addPlain("timeOffset", Lens({ $0.time.timeOffset }, { $0.time.timeOffset = $1 }))
        addPlain("speed", Lens({ $0.time.speed }, { $0.time.speed = $1 }))
        addTransform(
            "transform", Lens(get: { $0.transform }, set: { $0.transform = $1 }, read: { $0.transform }),
            Lens(get: { $0.partsOfTransform }, set: { $0.partsOfTransform = $1 }))
        addTransform(
            "sublayerTransform",
            Lens(
                get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 },
                read: { $0.details.value.sublayerTransform }),
            Lens(get: { $0.partsOfSublayerTransform }, set: { $0.partsOfSublayerTransform = $1 }))
    }

    /// How a layer looks, apart from its contents.
    mutating func addAppearance() {
        add("hidden", Lens({ $0.isHidden }, { $0.isHidden = $1 }))
        addPlain("doubleSided", Lens({ $0.isDoubleSided }, { $0.isDoubleSided = $1 }))
        add("masksToBounds", Lens({ $0.masksToBounds }, { $0.masksToBounds = $1 }))
        addPlain("opaque", Lens({ $0.isOpaque }, { $0.isOpaque = $1 }))
        addPlain("allowsGroupOpacity", Lens({ $0.allowsGroupOpacity }, { $0.allowsGroupOpacity = $1 }))
        addPlain("allowsEdgeAntialiasing", Lens({ $0.allowsEdgeAntialiasing }, { $0.allowsEdgeAntialiasing = $1 }))
        addPlain(
            "edgeAntialiasingMask",
            Lens(
                { Double($0.details.value.edgeAntialiasingMask.rawValue) },
                {
                    let bits = UInt32(exactly: $1.rounded()) ?? CAEdgeAntialiasingMask.all.rawValue
                    $0.details.value.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: bits)
                }))
        add("shouldRasterize", Lens({ $0.shouldRasterize }, { $0.shouldRasterize = $1 }))
        add(
            "rasterizationScale",
            Lens({ $0.details.value.rasterizationScale }, { $0.details.value.rasterizationScale = $1 }))
        add("opacity", Lens({ $0.opacity }, { $0.opacity = $1 }))
        add("backgroundColor", Lens({ $0.backgroundColor }, { $0.backgroundColor = $1 }))
        add("cornerRadius", Lens({ $0.cornerRadius }, { $0.cornerRadius = $1 }))
        add("borderWidth", Lens({ $0.borderWidth }, { $0.borderWidth = $1 }))
        add("borderColor", Lens({ $0.details.value.borderColor }, { $0.details.value.borderColor = $1 }))
        addPlain(
            "maskedCorners",
            Lens(
                { Double($0.details.value.maskedCorners.rawValue) },
                { $0.details.value.maskedCorners = CACornerMask(rawValue: UInt(exactly: $1.rounded()) ?? 15) }))
        addName("cornerCurve", Lens({ $0.details.value.cornerCurve }, { $0.details.value.cornerCurve = $1 }))
        add("shadowColor", Lens({ $0.shadow.value.color }, { $0.shadow.value.color = $1 }))
        add("shadowOpacity", Lens({ $0.shadow.value.opacity }, { $0.shadow.value.opacity = $1 }))
        addSize("shadowOffset", Lens({ $0.shadow.value.offset }, { $0.shadow.value.offset = $1 }))
        add("shadowRadius", Lens({ $0.shadow.value.radius }, { $0.shadow.value.radius = $1 }))
        add("shadowPath", Lens({ $0.shadow.value.path }, { $0.shadow.value.path = $1 }))
    }

    /// What a layer shows.
    mutating func addContents() {
        add("contents", Lens({ $0.contents.value.contents }, { $0.contents.value.contents = $1 }))
        addRect("contentsRect", Lens({ $0.contents.value.rect }, { $0.contents.value.rect = $1 }))
        addRect("contentsCenter", Lens({ $0.contents.value.center }, { $0.contents.value.center = $1 }))
        addPlain("contentsScale", Lens({ $0.contents.value.scale }, { $0.contents.value.scale = $1 }))
        addName("contentsGravity", Lens({ $0.contents.value.gravity }, { $0.contents.value.gravity = $1 }))
        addName(
            "minificationFilter",
            Lens({ $0.contents.value.minificationFilter }, { $0.contents.value.minificationFilter = $1 }))
        addName(
            "magnificationFilter",
            Lens({ $0.contents.value.magnificationFilter }, { $0.contents.value.magnificationFilter = $1 }))
    }
}
