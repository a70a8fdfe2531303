/// Ground that what is behind shimmers through.
final class MaterialView: UIView {
    override class var layerClass: AnyClass { CABackdropLayer.self }

    /// How thick the material is: that of bars, or that of alerts.
    enum Thickness {
        case bar, alert

        /// What is laid over the blurred backdrop: how bright, and how much of it.
        func tint(isDark: Bool) -> (white: CGFloat, alpha: CGFloat) {
            switch self {
            case .bar: isDark ? (0.11, 0.75) : (0.97, 0.8)
            case .alert: isDark ? (0.15, 0.78) : (0.95, 0.8)
            }
        }
    }

    private let thickness: Thickness

    init(_ thickness: Thickness) {
        self.thickness = thickness
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        update()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    private func update() {
        guard let layer = layer as? CABackdropLayer else { return }
        let tint = thickness.tint(isDark: traitCollection.userInterfaceStyle == .dark)
        CATransaction.withoutActions {
            layer.blurRadius = 20
            layer.saturation = 1.8
            layer.tintColor = UIColor(white: tint.white, alpha: tint.alpha).cgColor
        }
    }
}
