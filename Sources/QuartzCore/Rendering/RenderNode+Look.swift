/// What a layer shows, wherever it is and however opaque: its own surface and all beneath it.
///
/// Two nodes of one layer on the move look the same, though they are different nodes; a picture of one is a picture of
/// the other.
struct NodeLook: Equatable {
    let node: RenderNode

    init(_ node: RenderNode) { self.node = node }

    static func == (a: NodeLook, b: NodeLook) -> Bool {
        let (a, b) = (a.node, b.node)
        if a === b { return true }
        return a.bounds == b.bounds && a.mask === b.mask && a.sublayers.elementsEqual(b.sublayers, by: ===)
            && a.sublayerTransform == b.sublayerTransform && a.style.looks(like: b.style)
            && a.contents.isSame(as: b.contents)
    }
}

extension RenderStyle {
    /// Whether another style differs in nothing but opacity.
    func looks(like other: RenderStyle) -> Bool {
        cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
            && cornerCurve == other.cornerCurve && borderWidth == other.borderWidth
            && masksToBounds == other.masksToBounds && isDoubleSided == other.isDoubleSided
            && isMirrored == other.isMirrored
            && allowsGroupOpacity == other.allowsGroupOpacity
            && hardEdges == other.hardEdges && preservesDepth == other.preservesDepth
            && shouldRasterize == other.shouldRasterize && rasterizationScale == other.rasterizationScale
            && isSame(backgroundColor, other.backgroundColor) && isSame(borderColor, other.borderColor)
            && shadow == other.shadow
    }
}

extension RenderContents {
    /// Whether others show the same.
    func isSame(as other: RenderContents) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.image(let a), .image(let b)): a == b
        case (.shape(let a), .shape(let b)): a == b
        case (.gradient(let a), .gradient(let b)): a == b
        default: false
        }
    }
}

extension RenderImage: Equatable {
    package static func == (a: RenderImage, b: RenderImage) -> Bool {
        a.image === b.image && a.isMirrored == b.isMirrored && a.rect == b.rect && a.gravity == b.gravity
            && a.center == b.center && a.scale == b.scale
            && a.minificationFilter == b.minificationFilter && a.magnificationFilter == b.magnificationFilter
    }
}

/// Whether two colours are equal; most are one object.
private func isSame(_ a: CGColor?, _ b: CGColor?) -> Bool { a === b || a == b }
