/// What the recognizers of a scroll view have in common: none of them keeps another one from recognising.
@MainActor
protocol ScrollRecognizer: UIGestureRecognizer {}

extension ScrollRecognizer {
    func leavesAlone(_ other: UIGestureRecognizer) -> Bool { other is any ScrollRecognizer && other.view === view }
}

/// Drags the content of a scroll view, and stops content that moves by itself as soon as it is touched.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, ScrollRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        scrollView.scrolling.isTouched = true
        if state == .possible, scrollView.stopsWhenTouched { state = .began }
    }

    override func reset() {
        super.reset()
        scrollView?.scrolling.isTouched = false
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !leavesAlone(preventedGestureRecognizer)
    }
}

/// Zooms the content of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, ScrollRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !leavesAlone(preventedGestureRecognizer)
    }
}

/// Keeps touches from the content for a moment, in which it may turn out that they scroll.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer, ScrollRecognizer {
    /// How long the moment is, in seconds.
    private static let delay = 0.15

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
            return state = .failed
        }
        startTimer(ScrollDelayGestureRecognizer.delay) { $0.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
