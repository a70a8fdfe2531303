/// What few layers set.
struct DetailProperties {
    var anchorPointZ: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var isGeometryFlipped = false
    var maskedCorners = CACornerMask.all
    var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderColor: CGColor? = .black
    var rasterizationScale: CGFloat = 1
    /// The values of keys that no property has.
    var customValues: [String: Any] = [:]

    // Sound: a shared value is never changed in place.
    nonisolated(unsafe) static let standard = Shared(DetailProperties())
}
