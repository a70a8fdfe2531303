/// The view of a row's usual contents.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView(image: nil)
    /// How far the view around has everything stay away from where lines end, in points.
    var outerTrailingMargin: CGFloat = 0 { didSet { if outerTrailingMargin != oldValue { setNeedsLayout() } } }

    /// Makes the view of a description.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        setUpContents()
    }

    /// Makes the view of a row without contents.
    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
        setUpContents()
    }

    /// The description; one of another type changes nothing.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            update()
        }
    }

    private func setUpContents() {
        for view in [picture, textLabel, secondaryLabel] as [UIView] { addSubview(view) }
        update()
    }

    private func update() {
        fill(textLabel, list.text, list.attributedText, list.textProperties)
        fill(secondaryLabel, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
        picture.image = list.image
        picture.isHidden = list.image == nil
        picture.contentMode = .scaleAspectFit
        if let tint = list.imageProperties.tintColor { picture.tintColor = tint }
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.applied) }
        label.isHidden = (text ?? "").isEmpty && (attributed?.length ?? 0) == 0
    }

    private var pictureSize: CGSize {
        guard let image = list.image else { return .zero }
        var size = image.size
        let most = list.imageProperties.maximumSize
        let factor = min(
            most.width > 0 && size.width > 0 ? most.width / size.width : 1,
            most.height > 0 && size.height > 0 ? most.height / size.height : 1, 1)
        size = CGSize(width: size.width * factor, height: size.height * factor)
        return size
    }

    /// The room for the picture, in points.
    private var pictureRoom: CGFloat {
        list.image == nil ? 0 : max(pictureSize.width, list.imageProperties.reservedLayoutSize.width)
    }

    /// Where the texts begin, in points.
    var textStart: CGFloat {
        let room = pictureRoom
        return list.directionalLayoutMargins.leading + (room > 0 ? room + list.imageToTextPadding : 0)
    }

    /// Where everything is in a width, and how high that is.
    private func arrange(width: CGFloat) -> (picture: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
        let margins = list.directionalLayoutMargins
        let image = pictureSize
        let reserved = list.imageProperties.reservedLayoutSize
        let (imageRoom, left) = (pictureRoom, textStart)
        let room = max(0, width - left - max(margins.trailing, outerTrailingMargin))
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden
                ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        var (text, secondary) = (size(textLabel, room), size(secondaryLabel, room))
        let gap = list.textToSecondaryTextHorizontalPadding
        let isBeside =
            list.prefersSideBySideTextAndSecondaryText && text.width + gap + secondary.width <= room
            && !textLabel.isHidden
        let between = text.height > 0 && secondary.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        let texts = isBeside ? max(text.height, secondary.height) : text.height + between + secondary.height
        let least: CGFloat = list.kind == .cell || list.kind == .subtitle || list.kind == .value ? 44 : 0
        let height = max(least, max(texts, image.height, reserved.height) + margins.top + margins.bottom)
        text.width = isBeside ? text.width : room
        secondary.width = isBeside ? secondary.width : room
        let top = ((height - texts) / 2).rounded()
        return (
            CGRect(
                x: margins.leading + (imageRoom - image.width) / 2, y: ((height - image.height) / 2).rounded(),
                width: image.width, height: image.height),
            CGRect(x: left, y: top, width: text.width, height: text.height),
            isBeside
                ? CGRect(x: left + room - secondary.width, y: top, width: secondary.width, height: secondary.height)
                : CGRect(x: left, y: top + text.height + between, width: room, height: secondary.height), height
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = arrange(width: bounds.width)
        let shift = ((bounds.height - places.height) / 2).rounded()
        picture.frame = places.picture.offsetBy(dx: 0, dy: shift)
        textLabel.frame = places.text.offsetBy(dx: 0, dy: shift)
        secondaryLabel.frame = places.secondary.offsetBy(dx: 0, dy: shift)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
