extension UIScrollView {
    /// How long the content takes to another offset, in seconds.
    private static let animationDuration = 0.3

    func move(to offset: CGPoint, animated: Bool) {
        stopMotion()
        guard animated, window != nil, offset != contentOffset else { return setOffset(offset) }
        begin(.animation, to: offset)
    }

    /// Goes to the top, if the delegate has nothing against it.
    /// - Returns: whether the content moves.
    @discardableResult
    package func scrollToTop() -> Bool {
        let top = verticalRange.lowerBound
        guard scrollsToTop, isScrollEnabled, contentOffset.y > top,
            scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return false }
        stopMotion()
        begin(.scrollToTop, to: CGPoint(x: contentOffset.x, y: top))
        return true
    }

    private func begin(_ cause: ScrollMotion.Cause, to offset: CGPoint) {
        let (from, duration) = (contentOffset, UIScrollView.animationDuration)
        begin(
            ScrollMotion(
                cause: cause, start: CACurrentMediaTime(),
                x: ScrollCurve(from: from.x, to: offset.x, duration: from.x == offset.x ? 0 : duration),
                y: ScrollCurve(from: from.y, to: offset.y, duration: from.y == offset.y ? 0 : duration)))
    }

    func begin(_ motion: ScrollMotion) {
        scrolling.motion = motion
        if scrolling.link == nil { scrolling.link = ScrollFrames(view: self).makeLink() }
    }

    /// Ends the movement where it is; nobody is told.
    func stopMotion() {
        scrolling.motion = nil
        scrolling.link?.invalidate()
        scrolling.link = nil
    }

    /// Shows the movement as it is at a time.
    func motionStep(at time: CFTimeInterval) {
        guard let motion = scrolling.motion else { return stopMotion() }
        let offset = motion.offset(at: time, scale: pixelScale)
        if let scale = motion.scale {
            scrolling.isMovingContent = true
            applyZoom(scale.place(at: time - motion.start))
            scrolling.isMovingContent = false
        }
        setOffset(offset)
        guard scrolling.motion == motion, motion.isOver(at: time) else { return }
        stopMotion()
        switch motion.cause {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
        case .zoom: zoomDidEnd()
        }
        updateIndicators()
    }

    // MARK: Deceleration

    /// Lets the content go on with a velocity in points a second, towards an offset if one is given.
    func decelerate(velocity: CGPoint, to target: CGPoint?) -> ScrollMotion {
        let (x, y) = (surroundings(of: horizontalRange), surroundings(of: verticalRange))
        return ScrollMotion(
            cause: .deceleration, start: CACurrentMediaTime(),
            x: ScrollCurve(
                from: contentOffset.x, velocity: velocity.x, target: target.map { Double($0.x) }, surroundings: x),
            y: ScrollCurve(
                from: contentOffset.y, velocity: velocity.y, target: target.map { Double($0.y) }, surroundings: y))
    }

    func surroundings(of range: ClosedRange<Double>) -> ScrollSurroundings {
        let rate =
            isPagingEnabled ? min(decelerationRate.rawValue, DecelerationRate.fast.rawValue) : decelerationRate.rawValue
        return ScrollSurroundings(
            range: range, rate: -1000 * Elementary.log(min(max(rate, 0.5), 0.9999)), scale: pixelScale,
            bounces: bounces)
    }

    /// Goes on with the present velocity from the present offset: what is around it has changed.
    func continueDeceleration() {
        guard let motion = scrolling.motion else { return }
        scrolling.motion = decelerate(velocity: motion.velocity(at: CACurrentMediaTime()), to: nil)
    }
}
