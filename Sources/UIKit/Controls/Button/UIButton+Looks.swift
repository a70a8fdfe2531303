extension UIButton {
    func setUp() {
        for view in [backgroundView, ownImageView, ownTitleLabel, ownSubtitleLabel] as [UIView] {
            view.isUserInteractionEnabled = false
            view.isHidden = true
            addSubview(view)
        }
        ownTitleLabel.font = .systemFont(ofSize: UIFont.buttonFontSize)
        ownTitleLabel.lineBreakMode = .byTruncatingMiddle
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    func setUp(as type: ButtonType) {
        kind = type
        if type != .custom { ownTitleLabel.font = .systemFont(ofSize: 15) }
        let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        switch type {
        case .detailDisclosure, .infoLight, .infoDark:
            setImage(UIImage(systemName: "info.circle", withConfiguration: size), for: .normal)
        case .contactAdd:
            setImage(UIImage(systemName: "plus.circle", withConfiguration: size), for: .normal)
        case .close:
            let bold = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            setImage(UIImage(systemName: "xmark", withConfiguration: bold), for: .normal)
            backgroundView.backgroundColor = .tertiarySystemFill
            ownImageView.tintColor = .secondaryLabel
        default: break
        }
        contentsDidChange()
    }

    /// Takes title, picture and deed from an action.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if !action.title.isEmpty { configuration?.title = action.title }
            if let image = action.image { configuration?.image = image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    func contentsDidChange() {
        needsLooks = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    var followsTint: Bool { kind != .custom }

    var shownTitleColor: UIColor {
        if let color = titleColors[state] { return color }
        if state.contains(.disabled), followsTint { return .tertiaryLabel }
        if let color = titleColors[.normal] { return color }
        return followsTint ? tintColor : .white
    }

    /// Gives the subviews what the state says, where that is something else than before: what is set again is laid out
    /// again.
    func updateLooksIfNeeded() {
        guard needsLooks else { return }
        needsLooks = false
        updateLooks()
    }

    private func updateLooks() {
        if let configuration { return updateLooks(configuration) }
        if let attributed = currentAttributedTitle {
            ownTitleLabel.attributedText = attributed
        } else {
            ownTitleLabel.text = currentTitle
            ownTitleLabel.textColor = shownTitleColor
        }
        ownTitleLabel.shadowColor = currentTitleShadowColor
        var image = currentImage
        if let configuration = preferredSymbolConfigurationForImage(in: state), image?.isSymbolImage == true {
            image = image?.applyingSymbolConfiguration(configuration)
        }
        if followsTint, let plain = image, plain.renderingMode == .automatic {
            image = plain.withRenderingMode(.alwaysTemplate)
        }
        ownImageView.image = image
        backgroundView.image = currentBackgroundImage
        ownTitleLabel.isHidden = currentTitle == nil && currentAttributedTitle == nil
        ownImageView.isHidden = image == nil
        backgroundView.isHidden = currentBackgroundImage == nil && kind != .close
        ownSubtitleLabel.isHidden = true
        activity?.isHidden = true
        dim()
    }

    private func dim() {
        let (isPressed, isOff) = (isHighlighted, !isEnabled)
        if followsTint {
            let isPale = isPressed && titleColors[.highlighted] == nil
            ownTitleLabel.alpha = isPale ? 0.2 : 1
            ownImageView.alpha = isPressed && images[.highlighted] == nil ? 0.2 : isOff ? 0.3 : 1
        } else {
            ownTitleLabel.alpha = 1
            let darkens = isPressed && adjustsImageWhenHighlighted && images[.highlighted] == nil
            let pales = isOff && adjustsImageWhenDisabled && images[.disabled] == nil
            ownImageView.alpha = darkens ? 0.5 : pales ? 0.3 : 1
            let darkensBack = isPressed && adjustsImageWhenHighlighted && backgroundImages[.highlighted] == nil
            backgroundView.alpha = darkensBack ? 0.5 : isOff && backgroundImages[.disabled] == nil ? 0.5 : 1
        }
    }

    /// Shows the looks of the state that is over, less and less.
    func fadeBack() {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.updateLooksIfNeeded()
        }
    }

    // MARK: Plain layout

    var plainLayout: PlainButtonLayout {
        PlainButtonLayout(
            title: ownTitleLabel.isHidden ? nil : ownTitleLabel.sizeThatFits(.zero),
            image: ownImageView.isHidden ? nil : ownImageView.image?.size,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func layOutPlainly() {
        let contents = contentRect(forBounds: bounds)
        CATransaction.withoutActions {
            backgroundView.frame = backgroundRect(forBounds: bounds)
            backgroundView.layer.cornerRadius = kind == .close ? min(bounds.width, bounds.height) / 2 : 0
            if !ownImageView.isHidden { ownImageView.frame = imageRect(forContentRect: contents) }
            if !ownTitleLabel.isHidden { ownTitleLabel.frame = titleRect(forContentRect: contents) }
        }
    }

    var plainSize: CGSize {
        if kind == .close { return CGSize(width: 30, height: 30) }
        let contents = plainLayout.size
        var insets = contentEdgeInsets
        if insets == .zero, !ownTitleLabel.isHidden { insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) }
        var size = CGSize(
            width: contents.width + insets.left + insets.right, height: contents.height + insets.top + insets.bottom)
        if !ownTitleLabel.isHidden, contentEdgeInsets == .zero { size.width = max(size.width, 30) }
        if let back = backgroundImages.value(for: state)?.size {
            size = CGSize(width: max(size.width, back.width), height: max(size.height, back.height))
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
}

/// Where title and picture of a button without a configuration are: side by side, the picture first.
struct PlainButtonLayout {
    var title: CGSize?
    var image: CGSize?
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    var titleInsets: UIEdgeInsets
    var imageInsets: UIEdgeInsets
    var isRightToLeft: Bool

    var size: CGSize {
        CGSize(
            width: (title?.width ?? 0) + (image?.width ?? 0), height: max(title?.height ?? 0, image?.height ?? 0))
    }

    func titleRect(in area: CGRect) -> CGRect {
        guard let title else { return .zero }
        let room = area.inset(by: titleInsets)
        let imageWidth = min(image?.width ?? 0, room.width)
        let width = min(title.width, room.width - imageWidth)
        let x = start(width + imageWidth, in: room) + (isRightToLeft ? 0 : imageWidth)
        return place(
            x, CGSize(width: horizontal == .fill ? room.width - imageWidth : width, height: title.height), in: room)
    }

    func imageRect(in area: CGRect) -> CGRect {
        guard let image else { return .zero }
        let room = area.inset(by: imageInsets)
        let (width, height) = (min(image.width, room.width), min(image.height, room.height))
        let titleWidth = min(title?.width ?? 0, room.width - width)
        let x = start(width + titleWidth, in: room) + (isRightToLeft ? titleWidth : 0)
        let isAlone = title == nil && horizontal == .fill
        return place(x, CGSize(width: isAlone ? room.width : width, height: height), in: room)
    }

    private func start(_ width: CGFloat, in room: CGRect) -> CGFloat {
        switch horizontal {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: room.maxX - width
        case .center: room.midX - width / 2
        }
    }

    private func place(_ x: CGFloat, _ size: CGSize, in room: CGRect) -> CGRect {
        let y =
            switch vertical {
            case .center: room.midY - size.height / 2
            case .top, .fill: room.minY
            case .bottom: room.maxY - size.height
            }
        return CGRect(x: x, y: y, width: size.width, height: vertical == .fill ? room.height : size.height)
    }
}
