extension UIImageView {
    static let animationKey = "UIImageAnimation"

    /// What the layer's contents depend on besides the picture.
    struct ShownFor: Equatable {
        /// The size that the picture is drawn for; zero where it fits any.
        var size = CGSize.zero
        /// How many times as fine as the picture's own scale the pixels are.
        var fineness: CGFloat = 1
        var isMirrored = false
    }

    /// The picture that is to be seen, before its tint.
    var shownImage: UIImage? {
        let chosen = (isHighlighted ? highlightedImage ?? image : image)?.resolved(with: traitCollection)
        guard let chosen, chosen.isSymbolImage, let preferredSymbolConfiguration else { return chosen }
        // What the symbol itself asks for counts more.
        let configuration = preferredSymbolConfiguration.applying(chosen.symbolConfiguration)
        return chosen.applyingSymbolConfiguration(configuration)
    }

    /// Gives the layer the picture.
    func updateContents() {
        guard let image = shownImage else {
            shownFor = nil
            layer.contents = nil
            return
        }
        let needed = needs(of: image)
        shownFor = needed
        layer.contents = contents(of: image, for: needed)
        CATransaction.withoutActions {
            layer.contentsScale = image.scale * needed.fineness
            layer.contentsCenter = image.stretchedPart
        }
    }

    /// Gives the layer the picture anew where it looks different at another size.
    func updateContentsForSize() {
        guard let image = shownImage, shownFor != needs(of: image) else { return }
        updateContents()
    }

    private func needs(of image: UIImage) -> ShownFor {
        var needs = ShownFor()
        needs.isMirrored =
            image.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (own, room) = (image.size, bounds.size)
        if image.needsTiling, contentMode == .scaleToFill || contentMode == .redraw {
            needs.size = room
        } else if image.isSymbolImage, own.width > 0, own.height > 0 {
            let (x, y) = (room.width / own.width, room.height / own.height)
            let factor =
                switch contentMode {
                case .scaleAspectFit: min(x, y)
                case .scaleAspectFill, .scaleToFill, .redraw: max(x, y)
                default: CGFloat(1)
                }
            // In steps, so that a view that grows smoothly is not drawn anew each time.
            needs.fineness = min(max((factor * 2 - 0.001).rounded(.up) / 2, 1), 32)
        }
        return needs
    }

    private func contents(of image: UIImage, for needs: ShownFor) -> CGImage? {
        let color = tintColor.resolvedColor(with: traitCollection)
        let image = needs.isMirrored ? image.withHorizontallyFlippedOrientation() : image
        var shown: CGImage?
        traitCollection.performAsCurrent {
            if needs.size != .zero {
                let format = UIGraphicsImageRendererFormat()
                format.scale = image.scale
                shown =
                    UIGraphicsImageRenderer(size: needs.size, format: format).image { _ in
                        image.draw(in: CGRect(origin: .zero, size: needs.size), tint: color)
                    }.cgImage
            } else if needs.fineness > 1 {
                let format = UIGraphicsImageRendererFormat()
                format.scale = image.scale * needs.fineness
                shown =
                    UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
                        image.draw(in: CGRect(origin: .zero, size: image.size), tint: color)
                    }.cgImage
            } else {
                shown = image.shown(in: color)
            }
        }
        return shown
    }

    /// Shows pictures in turn: those of the view, or of its animated picture.
    func addAnimation() {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        let frames = own ?? shownImage?.images ?? []
        guard !frames.isEmpty else { return }
        let color = tintColor.resolvedColor(with: traitCollection)
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = frames.compactMap { $0.shown(in: color) }
        animation.calculationMode = .discrete
        let usual = own == nil ? shownImage?.duration ?? 0 : Double(frames.count) / 30
        animation.duration = own != nil && animationDuration > 0 ? animationDuration : usual
        animation.repeatCount = animationRepeatCount > 0 && own != nil ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: UIImageView.animationKey)
    }
}

extension UIImage {
    /// Whether what is shown depends on the view's tint or on light and dark.
    var dependsOnColors: Bool { isTemplate || content.tint != nil || content.dark != nil }

    /// Whether the room between the edges is filled with more than one copy.
    var needsTiling: Bool {
        guard capInsets != .zero, resizingMode == .tile else { return false }
        let middle = CGSize(
            width: size.width - capInsets.left - capInsets.right, height: size.height - capInsets.top - capInsets.bottom
        )
        // Copies of one pixel are no different from one that is stretched.
        return max(middle.width, middle.height) * scale > 1.5
    }

    /// The part that is stretched, in parts of the size; all of it where there are no edges.
    var stretchedPart: CGRect {
        guard capInsets != .zero, !needsTiling, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: middle.minX / size.width, y: middle.minY / size.height, width: max(middle.width, 0) / size.width,
            height: max(middle.height, 0) / size.height)
    }
}
