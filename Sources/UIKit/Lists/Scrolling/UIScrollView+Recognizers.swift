extension UIScrollView {
    /// The recognizers that move and zoom the content.
    @MainActor struct Recognizers {
        let delay = ScrollDelayGestureRecognizer(target: nil, action: nil)
        let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
        let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
    }

    func addRecognizers() {
        recognizing.pan.addTarget(self, action: Selector("handlePan:", UIScrollView.handlePan))
        recognizing.pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch))
        addGestureRecognizer(recognizing.delay)
        addGestureRecognizer(recognizing.pan)
        addGestureRecognizer(recognizing.pinch)
        updateRecognizers()
    }

    /// What the recognizers may do has changed.
    func updateRecognizers() {
        recognizing.pan.isEnabled = isScrollEnabled
        recognizing.pinch.isEnabled = isScrollEnabled && minimumZoomScale < maximumZoomScale
    }

    /// Whether a finger that comes down stops the content.
    var stopsWhenTouched: Bool {
        switch scrolling.motion?.cause {
        case .deceleration, .scrollToTop, .animation: true
        case .zoom, nil: false
        }
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDrag()
            followPan(pan)
        case .changed: followPan(pan)
        case .ended: endDrag(velocity: pan.velocity(in: self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        case .possible: break
        @unknown default: break
        }
    }

    /// Brings the content to where the finger has dragged it; the points that it takes to begin do not count.
    private func followPan(_ pan: UIPanGestureRecognizer) {
        guard scrolling.pinch == nil else { return }
        var translation = pan.translation(in: self)
        if pan.state == .began {
            let length = hypot(translation.x, translation.y)
            let part = length > 0 ? max(0, 1 - UIPanGestureRecognizer.slop / length) : 0
            translation = CGPoint(x: translation.x * part, y: translation.y * part)
            pan.setTranslation(translation, in: self)
        }
        drag(by: translation)
    }

    private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        let location = pinch.location(in: self)
        let place = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
        switch pinch.state {
        case .began:
            beginPinch(at: location)
            self.pinch(by: pinch.scale, about: place)
        case .changed: self.pinch(by: pinch.scale, about: place)
        case .ended, .cancelled, .failed:
            endPinch(at: place)
            restartDrag()
        case .possible: break
        @unknown default: break
        }
    }

    /// A finger that is still down after a pinch goes on from where the content is.
    private func restartDrag() {
        guard scrolling.drag != nil else { return }
        scrolling.drag?.origin = askedOffset
        recognizing.pan.setTranslation(.zero, in: self)
    }

    /// Whether a drag begins along a direction in which the content moves, and on a view that lets go of its touches.
    func panMayBegin(_ pan: UIPanGestureRecognizer) -> Bool {
        let axes = movableAxes
        guard axes.x || axes.y else { return false }
        if stopsWhenTouched { return true }
        for touch in pan.received where touch.delivery == .begun {
            guard let view = touch.view, view !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        let translation = pan.translation(in: self)
        let isHorizontal = abs(translation.x) > abs(translation.y)
        return isHorizontal ? axes.x : axes.y
    }
}
