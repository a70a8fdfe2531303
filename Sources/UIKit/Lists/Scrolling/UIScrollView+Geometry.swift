extension UIScrollView {
    /// Pixels to a point.
    var pixelScale: CGFloat { (window?.screen ?? UIScreen.main).scale }

    /// The nearest place on a whole pixel.
    func onPixel(_ place: CGFloat) -> CGFloat { (place * pixelScale).rounded() / pixelScale }

    func setUpScrolling() {
        clipsToBounds = true
        addRecognizers()
    }

    // MARK: Ranges

    /// The offsets along an axis at which the content may rest, on whole pixels.
    private func range(_ content: CGFloat, _ view: CGFloat, before: CGFloat, after: CGFloat) -> ClosedRange<Double> {
        let (low, high) = (onPixel(-before), onPixel(content + after - view))
        return low...max(low, high)
    }

    /// The horizontal offsets at which the content may rest.
    var horizontalRange: ClosedRange<Double> {
        let insets = adjustedContentInset
        return range(scrolling.contentSize.width, bounds.width, before: insets.left, after: insets.right)
    }

    /// The vertical offsets at which the content may rest.
    var verticalRange: ClosedRange<Double> {
        let insets = adjustedContentInset
        return range(scrolling.contentSize.height, bounds.height, before: insets.top, after: insets.bottom)
    }

    /// The nearest offset at which the content may rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (horizontalRange, verticalRange)
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// The directions in which a finger moves the content.
    var movableAxes: (x: Bool, y: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let (x, y) = (horizontalRange, verticalRange)
        return (
            x.lowerBound < x.upperBound || bounces && alwaysBounceHorizontal,
            y.lowerBound < y.upperBound || bounces && alwaysBounceVertical
        )
    }

    // MARK: Insets

    var currentContentInset: UIEdgeInsets {
        var own = scrolling.contentInset
        own.top += scrolling.refreshRoom
        let axes = adjustedAxes
        guard axes.x || axes.y else { return own }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: own.top + (axes.y ? safe.top : 0), left: own.left + (axes.x ? safe.left : 0),
            bottom: own.bottom + (axes.y ? safe.bottom : 0), right: own.right + (axes.x ? safe.right : 0))
    }

    /// What of the safe area is left for the content: nothing along axes whose insets have it already.
    var contentSafeAreaInsets: UIEdgeInsets {
        let (axes, safe) = (adjustedAxes, safeAreaInsets)
        return UIEdgeInsets(
            top: axes.y ? 0 : safe.top, left: axes.x ? 0 : safe.left, bottom: axes.y ? 0 : safe.bottom,
            right: axes.x ? 0 : safe.right)
    }

    /// The axes along which the safe area counts.
    var adjustedAxes: (x: Bool, y: Bool) {
        let (content, size) = (scrolling.contentSize, bounds.size)
        let scrolls = (
            x: alwaysBounceHorizontal || content.width > size.width,
            y: alwaysBounceVertical || content.height > size.height
        )
        switch scrolling.adjustment {
        case .never: return (false, false)
        case .always: return (true, true)
        case .scrollableAxes: return scrolls
        case .automatic: return (scrolls.x, scrolls.y || isInNavigation)
        }
    }

    private var isInNavigation: Bool {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller.navigationController != nil }
            responder = current.next
        }
        return false
    }

    /// Tells of the insets that count where they have changed; content that is at its beginning stays there.
    func insetsMayHaveChanged() {
        let (old, new) = (scrolling.knownInsets, adjustedContentInset)
        guard old != new else { return }
        scrolling.knownInsets = new
        if scrolling.drag == nil, scrolling.motion == nil {
            let offset = contentOffset
            let isAtBeginning = (x: offset.x <= -old.left, y: offset.y <= -old.top)
            let place = CGPoint(
                x: isAtBeginning.x ? offset.x + old.left - new.left : offset.x,
                y: isAtBeginning.y ? offset.y + old.top - new.top : offset.y)
            setOffset(place)
        }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        updateIndicators()
    }

    // MARK: Sizes

    func changeContentSize(to size: CGSize) {
        let old = scrolling.contentSize
        guard size != old else { return }
        let wasInside = clamped(contentOffset) == contentOffset
        scrolling.contentSize = size
        insetsMayHaveChanged()
        surroundingsDidChange(keepsInside: wasInside && (size.width < old.width || size.height < old.height))
    }

    func sizeMayHaveChanged() {
        let (old, new) = (scrolling.knownSize, bounds.size)
        guard old != new else { return }
        scrolling.knownSize = new
        insetsMayHaveChanged()
        surroundingsDidChange(keepsInside: old != .zero)
    }

    /// The range of offsets is another one: content at rest goes back into it, moving content goes on in it.
    private func surroundingsDidChange(keepsInside: Bool) {
        if let motion = scrolling.motion, motion.cause == .deceleration {
            // What comes to rest inside all the same is not disturbed.
            if motion.meetsEdge || clamped(motion.end) != motion.end { continueDeceleration() }
        } else if keepsInside, scrolling.drag == nil, scrolling.motion == nil, scrolling.pinch == nil {
            setOffset(clamped(contentOffset))
        }
        updateIndicators()
    }

    // MARK: Offsets

    /// Sets the offset for a finger, a movement or a change of size, where it changes.
    func setOffset(_ offset: CGPoint) {
        guard offset != contentOffset else { return }
        let wasMoving = scrolling.isMovingContent
        scrolling.isMovingContent = true
        contentOffset = offset
        scrolling.isMovingContent = wasMoving
    }

    /// What is above the view has become longer: the content moves along, and whatever moves it goes on from there.
    func moveContent(by distance: CGFloat) {
        scrolling.drag?.origin.y += distance
        scrolling.motion?.shift(by: CGPoint(x: 0, y: distance))
        setOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    }

    /// The offset has changed, and the delegate is told.
    func offsetDidChange(from old: CGPoint) {
        if !scrolling.isMovingContent { offsetWasSet(from: old) }
        setNeedsLayout()
        updateIndicators()
        navigationBarFollows()
        followRefresh()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// The app has set the offset: what is going on goes on from there.
    private func offsetWasSet(from old: CGPoint) {
        let offset = bounds.origin
        if scrolling.drag != nil {
            scrolling.drag?.origin.x += offset.x - old.x
            scrolling.drag?.origin.y += offset.y - old.y
        }
        switch scrolling.motion?.cause {
        case .deceleration: continueDeceleration()
        case .animation, .scrollToTop: stopMotion()
        case .zoom, nil: break
        }
    }

    func bringIntoView(_ rect: CGRect, animated: Bool) {
        let area = bounds.inset(by: adjustedContentInset)
        func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // What does not fit shows its beginning; what is partly in view moves no farther than it has to.
            if low < from || high - low > to - from { return low - from }
            return high > to ? high - to : 0
        }
        let offset = CGPoint(
            x: contentOffset.x + moved(rect.minX, rect.maxX, area.minX, area.maxX),
            y: contentOffset.y + moved(rect.minY, rect.maxY, area.minY, area.maxY))
        move(to: clamped(offset), animated: animated)
    }
}
