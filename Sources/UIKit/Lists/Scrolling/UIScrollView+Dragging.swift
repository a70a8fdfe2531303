extension UIScrollView {
    /// The velocity below which content that is let go stays where it is, in points a second.
    private static let leastVelocity: CGFloat = 10
    /// The velocity from which a page is turned however little the content has been dragged, in points a second.
    private static let pageVelocity: CGFloat = 250

    func scrollEnablingDidChange() { updateRecognizers() }

    /// A finger takes hold of the content.
    func beginDrag() {
        guard scrolling.drag == nil else { return }
        stopMotion()
        scrolling.drag = ScrollState.Drag(
            origin: askedOffset, startOffset: contentOffset, axes: movableAxes, isAxisKnown: !isDirectionalLockEnabled)
        dragWillBegin()
        scrollDelegate?.scrollViewWillBeginDragging(self)
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory:
            UIResponder.first?.resignFirstResponder()
        }
        updateIndicators()
    }

    /// The offset that a finger asks for where the content is now.
    var askedOffset: CGPoint {
        CGPoint(
            x: RubberBand(extent: bounds.width).asked(contentOffset.x, in: horizontalRange),
            y: RubberBand(extent: bounds.height).asked(contentOffset.y, in: verticalRange))
    }

    /// The finger has moved the content by some points since it took hold of it.
    func drag(by translation: CGPoint) {
        guard var drag = scrolling.drag else { return }
        if !drag.isAxisKnown, translation != .zero {
            drag.isAxisKnown = true
            // A finger that moves diagonally moves the content freely.
            if abs(translation.x) > 2 * abs(translation.y) { drag.axes.y = false }
            if abs(translation.y) > 2 * abs(translation.x) { drag.axes.x = false }
            scrolling.drag = drag
        }
        setOffset(
            CGPoint(
                x: drag.axes.x
                    ? place(drag.origin.x - translation.x, horizontalRange, bounds.width) : contentOffset.x,
                y: drag.axes.y
                    ? place(drag.origin.y - translation.y, verticalRange, bounds.height) : contentOffset.y))
    }

    /// Where the content is for an offset that the finger asks for, on a whole pixel.
    private func place(_ asked: CGFloat, _ range: ClosedRange<Double>, _ extent: CGFloat) -> CGFloat {
        let place =
            bounces
            ? RubberBand(extent: extent).place(asked, in: range)
            : min(max(asked, range.lowerBound), range.upperBound)
        return onPixel(place)
    }

    /// The finger lets go while it moves with a velocity in points a second.
    func endDrag(velocity finger: CGPoint) {
        guard let drag = scrolling.drag else { return }
        func own(_ velocity: CGFloat, _ moves: Bool) -> CGFloat {
            moves && abs(velocity) >= UIScrollView.leastVelocity ? -velocity : 0
        }
        let velocity = CGPoint(x: own(finger.x, drag.axes.x), y: own(finger.y, drag.axes.y))
        let (x, y) = (surroundings(of: horizontalRange), surroundings(of: verticalRange))
        let proposed =
            isPagingEnabled
            ? page(from: drag, velocity: velocity)
            : clamped(
                CGPoint(
                    x: ScrollCurve.freeTarget(from: contentOffset.x, velocity: velocity.x, surroundings: x),
                    y: ScrollCurve.freeTarget(from: contentOffset.y, velocity: velocity.y, surroundings: y)))
        var target = restingOffset(for: proposed, velocity: velocity)
        withUnsafeMutablePointer(to: &target) {
            scrollDelegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: $0)
        }
        let isChosen = isPagingEnabled || target != proposed
        let motion = decelerate(velocity: velocity, to: isChosen ? onPixels(target) : nil)
        let goesOn = motion.duration > 0
        scrolling.drag = nil
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        if goesOn {
            scrollDelegate?.scrollViewWillBeginDecelerating(self)
            begin(motion)
        } else {
            setOffset(motion.end)
        }
        updateIndicators()
    }

    private func onPixels(_ point: CGPoint) -> CGPoint {
        CGPoint(x: onPixel(point.x), y: onPixel(point.y))
    }

    /// The page at which the content comes to rest: at most one away from where the finger took hold of it.
    private func page(from drag: ScrollState.Drag, velocity: CGPoint) -> CGPoint {
        func page(_ start: CGFloat, _ now: CGFloat, _ velocity: CGFloat, _ extent: CGFloat) -> CGFloat {
            guard extent > 0 else { return now }
            let (first, current) = ((start / extent).rounded(), now / extent)
            var page = current.rounded()
            if abs(velocity) >= UIScrollView.pageVelocity {
                page = velocity > 0 ? current.rounded(.down) + 1 : current.rounded(.up) - 1
            }
            return min(max(page, first - 1), first + 1) * extent
        }
        return onPixels(
            clamped(
                CGPoint(
                    x: drag.axes.x
                        ? page(drag.startOffset.x, contentOffset.x, velocity.x, bounds.width) : contentOffset.x,
                    y: drag.axes.y
                        ? page(drag.startOffset.y, contentOffset.y, velocity.y, bounds.height) : contentOffset.y)))
    }
}
