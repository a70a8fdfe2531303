/// A button in a navigation bar or toolbar.
final class BarButton: UIView {
    let item: UIBarButtonItem
    /// Whether it does something when it is tapped: a view of the app's own sees to that itself.
    private var isTouched = false { didSet { if isTouched != oldValue { showTouch() } } }
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private var appearance = UIBarButtonItemAppearance()

    /// How far beyond the button a finger may slide, in points.
    private static let touchMargin: CGFloat = 40
    /// How wide a finger's target is at least, in points.
    private static let minimumTarget: CGFloat = 44
    /// How much of a button under a finger is left.
    private static let touchedAlpha: CGFloat = 0.2
    /// How long a button takes to look as before when a finger leaves it, in seconds.
    private static let releaseDuration: TimeInterval = 0.25

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.shownView = self
        if let view = item.customView { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as the item says.
    func update(_ appearance: UIBarButtonItemAppearance) {
        self.appearance = appearance
        guard item.customView == nil else { return }
        let look = item.look
        picture.image = look.image
        picture.preferredSymbolConfiguration = look.image?.symbolConfiguration.flatMap { _ in
            UIImage.SymbolConfiguration(
                pointSize: look.pointSize, weight: item.style == .done ? .semibold : .regular, scale: .medium)
        }
        label.attributedText = look.title.map { NSAttributedString(string: $0, attributes: titleAttributes) }
        for (view, isShown) in [
            (picture as UIView, look.image != nil), (label, look.title != nil && look.image == nil),
        ] {
            if isShown { addSubview(view) } else { view.removeFromSuperview() }
        }
        showColor()
        setNeedsLayout()
    }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        ]
        attributes[.foregroundColor] = color
        attributes.merge(appearance.normal.titleTextAttributes) { $1 }
        attributes.merge(item.titleAttributes[0] ?? [:]) { $1 }
        if !item.isEnabled {
            attributes[.foregroundColor] = color
            attributes.merge(appearance.disabled.titleTextAttributes) { $1 }
            attributes.merge(item.titleAttributes[2] ?? [:]) { $1 }
        }
        return attributes
    }

    private var color: UIColor {
        item.isEnabled ? item.tintColor ?? item.look.color ?? tintColor : UIColor.tertiaryLabel
    }

    private func showColor() {
        picture.tintColor = color
        if let title = item.look.title {
            label.attributedText = NSAttributedString(string: title, attributes: titleAttributes)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if item.customView == nil { showColor() }
    }

    // MARK: Layout

    /// The size of what is shown.
    var contentSize: CGSize {
        if let view = item.customView {
            let fitting = view.bounds.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : .zero
            return view.bounds.isEmpty ? fitting : view.bounds.size
        }
        let size = picture.superview == nil ? label.sizeThatFits(.unlimited) : picture.sizeThatFits(.unlimited)
        return CGSize(width: item.width > 0 ? item.width : size.width.rounded(.up), height: size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let place = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height
        ).onWholePixels(traitCollection.displayScale)
        for view in [item.customView, picture, label] where view?.superview === self { view?.frame = place }
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, BarButton.minimumTarget - bounds.width)
        return bounds.insetBy(dx: -missing / 2, dy: 0).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && item.customView != nil ? nil : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = item.isEnabled }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTouched = item.isEnabled && contains(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTouched = isTouched && contains(touches)
        isTouched = false
        if wasTouched { item.trigger(from: self) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = false }

    private func contains(_ touches: Set<UITouch>) -> Bool {
        let area = bounds.insetBy(dx: -BarButton.touchMargin, dy: -BarButton.touchMargin)
        return touches.first.map { area.contains($0.location(in: self)) } ?? false
    }

    private func showTouch() {
        if isTouched { return UIView.performWithoutAnimation { alpha = BarButton.touchedAlpha } }
        UIView.animate(withDuration: BarButton.releaseDuration) { self.alpha = 1 }
    }
}

extension CGSize {
    /// More room than anything takes.
    static let unlimited = CGSize(width: 10000, height: 10000)
}

extension CGRect {
    /// The rectangle moved onto whole pixels.
    func onWholePixels(_ scale: CGFloat) -> CGRect {
        let scale = max(scale, 1)
        return CGRect(
            x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
    }
}
