/// The button that leads back: an arrow and where it leads to.
final class BackButton: UIView {
    let arrow = UIImageView(image: nil)
    let label = UILabel()
    /// What a tap does.
    var action: (() -> Void)?

    /// The arrow's distance from the bar's side, and the gap between it and the title, in points.
    private static let arrowMargin: CGFloat = 8
    private static let gap: CGFloat = 6
    private static let touchedAlpha: CGFloat = 0.2

    /// The arrow, which keeps its pixels, at each density that there has been.
    private static var symbols: [CGFloat: UIImage] = [:]

    private static var symbol: UIImage? {
        let scale = UIScreen.main.scale
        if let symbol = symbols[scale] { return symbol }
        let symbol = UIImage(
            systemName: "chevron.backward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))
        symbols[scale] = symbol
        return symbol
    }

    init() {
        super.init(frame: .zero)
        addSubview(arrow)
        addSubview(label)
        label.lineBreakMode = .byTruncatingTail
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as an appearance says.
    func update(title: String, _ appearance: UINavigationBarAppearance) {
        arrow.image = appearance.backIndicatorImage?.withRenderingMode(.alwaysTemplate) ?? BackButton.symbol
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor ?? .systemBlue,
        ]
        attributes.merge(appearance.backButtonAppearance.normal.titleTextAttributes) { $1 }
        label.attributedText = title.isEmpty ? nil : NSAttributedString(string: title, attributes: attributes)
        setNeedsLayout()
    }

    /// The width with a title of some width, in points.
    func width(ofTitle width: CGFloat) -> CGFloat { titleStart + width }

    /// The width of the whole title, in points.
    var titleWidth: CGFloat { label.sizeThatFits(.unlimited).width.rounded(.up) }

    private var titleStart: CGFloat { BackButton.arrowMargin + arrow.sizeThatFits(.unlimited).width + BackButton.gap }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let x = isRightToLeft ? bounds.width - x - width : x
            let frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
                .onWholePixels(traitCollection.displayScale)
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        let size = arrow.sizeThatFits(.unlimited)
        place(arrow, BackButton.arrowMargin, size.width, size.height)
        place(label, titleStart, max(0, bounds.width - titleStart), label.sizeThatFits(.unlimited).height)
    }

    // MARK: Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { show(isTouched: true) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { show(isTouched: false) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { show(isTouched: contains(touches)) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        show(isTouched: false)
        if contains(touches) { action?() }
    }

    private func contains(_ touches: Set<UITouch>) -> Bool {
        touches.first.map { bounds.insetBy(dx: -40, dy: -40).contains($0.location(in: self)) } ?? false
    }

    private func show(isTouched: Bool) {
        let alpha = isTouched ? BackButton.touchedAlpha : 1
        guard self.alpha != alpha else { return }
        if isTouched { return UIView.performWithoutAnimation { self.alpha = alpha } }
        UIView.animate(withDuration: 0.25) { self.alpha = alpha }
    }
}
