extension UIScrollView {
    private var isMoving: Bool { scrolling.drag != nil || scrolling.motion != nil || scrolling.pinch != nil }

    /// Shows the bars while the content moves, at their places, and lets them fade when it has come to rest.
    func updateIndicators() {
        if isMoving {
            showIndicators()
        } else if indicators.isShown {
            fadeIndicators(after: ScrollIndicators.rest)
        }
        if indicators.vertical.superlayer != nil { placeIndicators() }
    }

    func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        placeIndicators()
        fadeIndicators(after: 2 * ScrollIndicators.rest)
    }

    private func showIndicators() {
        guard !indicators.isShown, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
        indicators.isShown = true
        CATransaction.withoutActions {
            let color = indicatorColor
            for bar in [indicators.vertical, indicators.horizontal] {
                if bar.superlayer == nil {
                    // In front of whatever subviews are there.
                    bar.zPosition = 1000
                    layer.addSublayer(bar)
                }
                bar.removeAllAnimations()
                bar.backgroundColor = color
                bar.cornerRadius = ScrollIndicators.width / 2
                bar.opacity = 1
            }
        }
    }

    private func fadeIndicators(after rest: CFTimeInterval) {
        guard indicators.isShown else { return }
        indicators.isShown = false
        CATransaction.withoutActions {
            for bar in [indicators.vertical, indicators.horizontal] {
                bar.opacity = 0
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.fromValue = 1.0
                fade.toValue = 0.0
                fade.beginTime = bar.convertTime(CACurrentMediaTime(), from: nil) + rest
                fade.duration = ScrollIndicators.fade
                fade.fillMode = .backwards
                bar.add(fade, forKey: "fade")
            }
        }
    }

    private var indicatorColor: CGColor {
        switch indicatorStyle {
        case .black: return CGColor(gray: 0, alpha: 0.35)
        case .white: return CGColor(gray: 1, alpha: 0.35)
        case .default:
            let isDark = traitCollection.userInterfaceStyle == .dark
            return CGColor(gray: isDark ? 1 : 0, alpha: 0.35)
        }
    }

    private func placeIndicators() {
        let (size, offset, width) = (bounds.size, bounds.origin, ScrollIndicators.width)
        let distance = ScrollIndicators.distance
        let safe = automaticallyAdjustsScrollIndicatorInsets ? adjustment(of: safeAreaInsets) : .zero
        let insets = adjustedContentInset
        CATransaction.withoutActions {
            let (v, h) = (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets)
            let top = v.top + safe.top + distance
            let height = size.height - top - v.bottom - safe.bottom - distance
            let (y, length) = ScrollIndicators.bar(
                track: height, visible: size.height - insets.top - insets.bottom, content: contentSize.height,
                offset: offset.y + insets.top)
            indicators.vertical.isHidden = !showsVerticalScrollIndicator || !movableAxes.y || height <= 0
            let right = v.right + safe.right + distance
            indicators.vertical.frame = CGRect(
                x: offset.x + size.width - right - width, y: offset.y + top + y, width: width, height: length)

            let left = h.left + safe.left + distance
            let space = size.width - left - h.right - safe.right - distance
            let (x, extent) = ScrollIndicators.bar(
                track: space, visible: size.width - insets.left - insets.right, content: contentSize.width,
                offset: offset.x + insets.left)
            indicators.horizontal.isHidden = !showsHorizontalScrollIndicator || !movableAxes.x || space <= 0
            let bottom = h.bottom + safe.bottom + distance
            indicators.horizontal.frame = CGRect(
                x: offset.x + left + x, y: offset.y + size.height - bottom - width, width: extent, height: width)
        }
    }

    /// What of the safe area the indicators keep clear of: none where the content does not.
    private func adjustment(of safe: UIEdgeInsets) -> UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? .zero : safe
    }
}
