/// Everything about a layer that reaches pixels, as one value: its own properties, its sublayers and its animations.
///
/// A layer keeps a copy of what was committed while a transaction changes it, so what is shown never depends on a
/// transaction that is still open.
struct LayerState {
    var time = TimeSpace()

    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity

    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false
    var isOpaque = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = true
    var shouldRasterize = false
    var opacity: Float = 1

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0

    var contents = ContentsProperties.standard
    var shadow = ShadowProperties.standard
    var details = DetailProperties.standard
    /// What only layers of a certain class have.
    var special = SpecialProperties.none

    /// The sublayers from back to front.
    var sublayers: [CALayer] = []
    var mask: CALayer?
    /// In the order in which they are applied: mostly that in which they were added.
    var animations: [AttachedAnimation] = []
}
