/// Everything about a layer that reaches pixels, as one value: its own properties, its sublayers and its animations.
///
/// A layer keeps a copy of what was committed while a transaction changes it, so what is shown never depends on a
/// transaction that is still open.
struct LayerState {
    var timing = MediaTiming()

    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isGeometryFlipped = false

    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false
    var isOpaque = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = true
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var opacity: Float = 1

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black

    var contents = ContentsValue()
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear

    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: PathValue?

    /// What only layers of a certain class have.
    var special = SpecialProperties.none
    /// The values of keys that no property has.
    var customValues: [String: Any] = [:]

    /// The sublayers from back to front.
    var sublayers: [CALayer] = []
    var mask: CALayer?
    /// In the order in which they were added.
    var animations: [AttachedAnimation] = []
}

/// The properties of the layer classes that have some of their own.
enum SpecialProperties {
    case none
}
