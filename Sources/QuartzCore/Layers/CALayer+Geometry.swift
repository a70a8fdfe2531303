extension CALayer {
    /// Sets position and size so that the frame becomes a rectangle.
    func setFrame(_ frame: CGRect) {
        var size = frame.standardized.size
        if state.transform != CATransform3DIdentity {
            // The size that the transform makes the frame's, as far as one does.
            let shape = CGRect(origin: .zero, size: size)
            let inverse = CATransform3DGetAffineTransform(state.transform).inverted()
            size = shape.applying(inverse).size
        }
        var placed = state
        placed.bounds.size = size
        let now = placed.frame
        if now.isNull { return }
        bounds = placed.bounds
        position = CGPoint(
            x: state.position.x + frame.standardized.origin.x - now.origin.x,
            y: state.position.y + frame.standardized.origin.y - now.origin.y)
    }

    /// Whether the space around the layer is turned over by layers that flip their geometry.
    var isMirroredOutside: Bool { superlayerOrMasked?.isMirrored ?? false }

    /// Whether the layer's own space is turned over.
    var isMirrored: Bool { isMirroredOutside != state.isGeometryFlipped }

    private var superlayerOrMasked: CALayer? { container ?? modelLayer?.container?.presentation() }

    /// Sets the contents, unless they are the same object.
    func setContents(_ object: Any?) {
        let contents = ContentsValue(object)
        guard !contents.isSame(as: state.contents.value.contents) else { return }
        change("contents") { $0.contents.value.contents = contents }
    }
}
