/// A tab: a picture over a title, and a number in a spot.
final class TabBarButton: UIView {
    let item: UITabBarItem
    private let picture = UIImageView(image: nil)
    private let label = UILabel()
    private let badge = UIView()
    private let badgeLabel = UILabel()
    /// What a tap does.
    var action: (() -> Void)?

    private var layoutKind = TabLayout.stacked
    private static let badgeHeight: CGFloat = 18
    /// Between a picture and the title beside it, in points.
    private static let gap: CGFloat = 6

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [picture, label, badge] { addSubview(view) }
        badge.addSubview(badgeLabel)
        badge.layer.cornerRadius = TabBarButton.badgeHeight / 2
        label.textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as the item says.
    func update(
        _ layout: TabLayout, isSelected: Bool, tint: UIColor, unselectedTint: UIColor?,
        _ appearance: UITabBarItemAppearance
    ) {
        layoutKind = layout
        let look = isSelected ? appearance.selected : appearance.normal
        let plain =
            isSelected
            ? tint
            : unselectedTint
                ?? UIColor { traits in
                    traits.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
                }
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.image = image
        picture.preferredSymbolConfiguration = image?.symbolConfiguration.map { _ in
            UIImage.SymbolConfiguration(pointSize: layout.symbolSize, weight: .medium, scale: .medium)
        }
        picture.tintColor = look.iconColor ?? plain
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: layout.titleSize, weight: .medium), .foregroundColor: plain,
        ]
        attributes.merge(look.titleTextAttributes) { $1 }
        attributes.merge(item.titleAttributes[0] ?? [:]) { $1 }
        if isSelected { attributes.merge(item.titleAttributes[4] ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        badgeLabel.attributedText = item.badgeValue.map {
            NSAttributedString(
                string: $0, attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white])
        }
        alpha = item.isEnabled ? 1 : 0.4
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        func place(_ view: UIView, _ center: CGPoint, _ size: CGSize) {
            view.frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
            ).onWholePixels(scale)
        }
        let pictureSize = picture.image == nil ? .zero : picture.sizeThatFits(.unlimited)
        let labelSize = label.sizeThatFits(.unlimited)
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let offset = item.titlePositionAdjustment
        var middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if item.title?.isEmpty ?? true {
            label.frame = .zero
        } else if layoutKind == .stacked {
            middle.y = 19
            place(
                label, CGPoint(x: bounds.midX + offset.horizontal, y: 41 + offset.vertical),
                CGSize(width: min(labelSize.width, bounds.width), height: labelSize.height))
        } else {
            let beside = pictureSize.width > 0 ? pictureSize.width + TabBarButton.gap : 0
            let titleWidth = max(0, min(labelSize.width, bounds.width - beside))
            let start = (beside + titleWidth) / 2
            middle.x -= sign * (start - pictureSize.width / 2)
            place(
                label,
                CGPoint(
                    x: bounds.midX + sign * (start - titleWidth / 2) + offset.horizontal,
                    y: bounds.midY + offset.vertical),
                CGSize(width: titleWidth, height: labelSize.height))
        }
        place(picture, middle, pictureSize)
        let numberSize = badgeLabel.sizeThatFits(.unlimited)
        let badgeSize = CGSize(
            width: max(TabBarButton.badgeHeight, numberSize.width + 10), height: TabBarButton.badgeHeight)
        place(
            badge, CGPoint(x: middle.x + sign * (6 + badgeSize.width / 2), y: max(badgeSize.height / 2, middle.y - 8)),
            badgeSize)
        place(badgeLabel, CGPoint(x: badgeSize.width / 2, y: badgeSize.height / 2), numberSize)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = touches.first.map { bounds.insetBy(dx: -30, dy: -30).contains($0.location(in: self)) } ?? false
        if isInside, item.isEnabled { action?() }
    }
}
