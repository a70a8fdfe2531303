/// Ground that the screen shimmers through, with round corners.
final class AlertGround: UIView {
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let content = UIView()
    /// Whether nothing shimmers through.
    var isSolid = false {
        didSet {
            material.isHidden = isSolid
            backgroundColor = isSolid ? AlertGround.solidColor : nil
        }
    }

    private static let solidColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 1, alpha: 1)
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        addSubview(material)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        content.frame = bounds
    }
}
