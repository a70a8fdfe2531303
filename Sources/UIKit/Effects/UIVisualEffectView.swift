/// A view that shows what lies behind it through an effect, and contents on it.
///
/// Inside an animation block a change of the effect is gradual:
///
///     UIView.animate(withDuration: 0.5) { panel.effect = UIBlurEffect(style: .systemMaterial) }
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView(frame: .zero)
    private let content = UIView(frame: .zero)

    /// Makes a view of an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [backdrop, content] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdrop.isUserInteractionEnabled = false
        CATransaction.withoutActions { apply() }
    }

    /// What is done with what lies behind; nil for nothing. Animatable.
    open var effect: UIVisualEffect? { didSet { if effect != oldValue { apply() } } }

    /// The view that contents go into.
    open var contentView: UIView { content }

    /// The traits have changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    /// The view is in another window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { CATransaction.withoutActions { apply() } }
    }

    private func apply() {
        let strength = (effect as? UIVibrancyEffect)?.style.strength ?? 1
        if content.alpha != strength { content.alpha = strength }
        guard let blur = effect as? UIBlurEffect else {
            // The level stays, so that only the strength is animated.
            var look = BackdropLook()
            look.level = backdrop.look.level
            backdrop.look = look
            return
        }
        let look = blur.style.look(isDark: traitCollection.userInterfaceStyle == .dark)
        if backdrop.look.strength == 0 { startTint(at: look.level) }
        backdrop.look = look
    }

    /// Gives a tint that does not show the grey that it will have.
    private func startTint(at level: CGFloat) {
        CATransaction.withoutActions { backdrop.look.level = level }
    }
}
