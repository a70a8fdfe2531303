extension UIButton {
    func updateLooks(_ configuration: Configuration) {
        let foreground =
            automaticallyUpdatesConfiguration
            ? configuration.foreground(self) : configuration.baseForegroundColor ?? tintColor
        ownTitleLabel.alpha = 1
        ownImageView.alpha = 1
        backgroundView.alpha = 1
        ownTitleLabel.font = configuration.titleFont
        ownTitleLabel.text = configuration.title ?? currentTitle
        ownTitleLabel.textColor = foreground
        ownTitleLabel.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        ownTitleLabel.lineBreakMode = configuration.titleLineBreakMode
        ownSubtitleLabel.font = configuration.subtitleFont
        ownSubtitleLabel.text = configuration.subtitle
        ownSubtitleLabel.textColor = foreground
        var image = configuration.image ?? currentImage
        let symbol =
            configuration.preferredSymbolConfigurationForImage
            ?? UIImage.SymbolConfiguration(font: configuration.titleFont)
        if let plain = image, plain.isSymbolImage {
            image = plain.applyingSymbolConfiguration(symbol.applying(plain.symbolConfiguration))
        }
        ownImageView.image = image
        ownImageView.tintColor = foreground
        backgroundView.image = nil
        backgroundView.backgroundColor = configuration.background(self)
        ownTitleLabel.isHidden = (ownTitleLabel.text ?? "").isEmpty
        ownSubtitleLabel.isHidden = (configuration.subtitle ?? "").isEmpty
        ownImageView.isHidden = image == nil || configuration.showsActivityIndicator
        backgroundView.isHidden = backgroundView.backgroundColor == nil
        updateActivity(configuration, foreground)
    }

    private func updateActivity(_ configuration: Configuration, _ color: UIColor?) {
        guard configuration.showsActivityIndicator else {
            activity?.stopAnimating()
            activity?.isHidden = true
            return
        }
        let activity = self.activity ?? UIActivityIndicatorView(style: .medium)
        if self.activity == nil {
            self.activity = activity
            activity.isUserInteractionEnabled = false
            addSubview(activity)
        }
        activity.color = color
        activity.isHidden = false
        if !activity.isAnimating { activity.startAnimating() }
    }

    private var shownImage: UIView? {
        if let activity, !activity.isHidden { return activity }
        return ownImageView.isHidden ? nil : ownImageView
    }

    private func imageSize(_ view: UIView?) -> CGSize {
        guard let view else { return .zero }
        return view === ownImageView ? ownImageView.image?.size ?? .zero : view.sizeThatFits(.zero)
    }

    /// The sizes of the lines of text, and of both together.
    private func textSizes(width: CGFloat) -> (title: CGSize, subtitle: CGSize, both: CGSize) {
        let room = CGSize(width: width, height: 0)
        let title = ownTitleLabel.isHidden ? .zero : ownTitleLabel.sizeThatFits(room)
        let subtitle = ownSubtitleLabel.isHidden ? .zero : ownSubtitleLabel.sizeThatFits(room)
        let padding = title != .zero && subtitle != .zero ? configuration?.titlePadding ?? 0 : 0
        let both = CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
        return (title, subtitle, both)
    }

    private func isStacked(_ configuration: Configuration) -> Bool {
        configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    }

    var configuredSize: CGSize {
        guard let configuration else { return .zero }
        let (text, image) = (textSizes(width: 0).both, imageSize(shownImage))
        let gap = text != .zero && image != .zero ? configuration.imagePadding : 0
        let insets = configuration.contentInsets
        let contents =
            isStacked(configuration)
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
        return CGSize(
            width: (contents.width + insets.leading + insets.trailing).rounded(.up),
            height: (contents.height + insets.top + insets.bottom).rounded(.up))
    }

    func layOutConfiguration() {
        guard let configuration else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.contentInsets
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        let picture = shownImage
        let image = imageSize(picture)
        let stacked = isStacked(configuration)
        let free = stacked || image == .zero ? room.width : room.width - image.width - configuration.imagePadding
        let text = textSizes(width: max(free, 1))
        let textSize = CGSize(width: min(text.both.width, max(free, 0)), height: text.both.height)
        let gap = textSize.height > 0 && image != .zero ? configuration.imagePadding : 0
        let size =
            stacked
            ? CGSize(width: max(textSize.width, image.width), height: textSize.height + gap + image.height)
            : CGSize(width: textSize.width + gap + image.width, height: max(textSize.height, image.height))
        let block = CGRect(origin: origin(of: size, in: room), size: size)
        let isImageFirst =
            switch configuration.imagePlacement {
            case .top: true
            case .bottom: false
            case .trailing: isRightToLeft
            default: !isRightToLeft
            }
        var (imageFrame, textFrame) = (
            CGRect(origin: block.origin, size: image), CGRect(origin: block.origin, size: textSize)
        )
        if stacked {
            imageFrame.origin.x = block.midX - image.width / 2
            textFrame.origin.x = block.midX - textSize.width / 2
            if isImageFirst {
                textFrame.origin.y += image.height + gap
            } else {
                imageFrame.origin.y += textSize.height + gap
            }
        } else {
            imageFrame.origin.y = block.midY - image.height / 2
            textFrame.origin.y = block.midY - textSize.height / 2
            if isImageFirst {
                textFrame.origin.x += image.width + gap
            } else {
                imageFrame.origin.x += textSize.width + gap
            }
        }
        CATransaction.withoutActions {
            backgroundView.frame = bounds
            backgroundView.layer.cornerRadius = configuration.cornerRadius(bounds.size)
            picture?.frame = imageFrame
            placeText(text.title, text.subtitle, in: textFrame, configuration, isRightToLeft)
        }
    }

    private func placeText(
        _ title: CGSize, _ subtitle: CGSize, in area: CGRect, _ configuration: Configuration, _ isRightToLeft: Bool
    ) {
        func x(_ width: CGFloat) -> CGFloat {
            let isAtSide = shownImage != nil && !isStacked(configuration)
            let alignment =
                configuration.titleAlignment == .automatic
                ? (isAtSide ? .leading : .center) : configuration.titleAlignment
            switch alignment {
            case .center, .automatic: return area.midX - width / 2
            case .leading: return isRightToLeft ? area.maxX - width : area.minX
            case .trailing: return isRightToLeft ? area.minX : area.maxX - width
            }
        }
        let (width, other) = (min(title.width, area.width), min(subtitle.width, area.width))
        ownTitleLabel.frame = CGRect(x: x(width), y: area.minY, width: width, height: title.height)
        ownSubtitleLabel.frame = CGRect(
            x: x(other), y: area.maxY - subtitle.height, width: other, height: subtitle.height)
    }

    private func origin(of size: CGSize, in room: CGRect) -> CGPoint {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: room.minX
            case .right, .trailing: room.maxX - size.width
            case .center: room.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - size.height
            case .center, .fill: room.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }
}
