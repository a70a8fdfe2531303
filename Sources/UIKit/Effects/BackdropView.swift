/// The ground of a visual effect view, which shows what lies behind, blurred.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { CABackdropLayer.self }

    /// What the layer does. Animatable.
    var look = BackdropLook() {
        didSet {
            guard look != oldValue, let backdrop = layer as? CABackdropLayer else { return }
            backdrop.blurRadius = look.radius
            backdrop.saturation = look.saturation
            backdrop.tintColor = look.tint
        }
    }
}
