/// A tap at the very top of the screen takes the list that is seen back to its top.
@MainActor
struct StatusBarTap {
    private unowned let screen: UIScreen

    init(_ screen: UIScreen) { self.screen = screen }

    /// How far a finger may move in a tap, in points, and how long it may stay, in seconds.
    private static let slop: CGFloat = 10
    private static let patience: TimeInterval = 0.5

    /// A touch has ended: where it was a tap at the top, the one list there is goes to its top.
    func touchEnded(_ touch: UITouch) {
        let height = screen.safeAreaInsets.top
        let (start, end) = (onScreen(touch.start, touch), onScreen(touch.location, touch))
        guard start.y < height, end.y < height, abs(start.x - end.x) <= Self.slop,
            touch.timestamp - touch.startTime <= Self.patience
        else { return }
        var lists: [UIScrollView] = []
        if let view = frontmost { collect(view, &lists) }
        // Where there are several, none is meant.
        if lists.count == 1 { lists[0].scrollToTop() }
    }

    private func onScreen(_ point: CGPoint, _ touch: UITouch) -> CGPoint {
        touch.window?.convert(point, to: nil as UIWindow?) ?? point
    }

    /// What is in front of everything else: the view of what was presented last, or the key window.
    private var frontmost: UIView? {
        guard let window = screen.keyWindow else { return nil }
        var controller = window.rootViewController
        while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller?.viewIfLoaded?.window === window ? controller?.viewIfLoaded : window
    }

    private func collect(_ view: UIView, _ lists: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha > 0.01, let window = view.window,
            view.convert(view.bounds, to: window).intersects(window.bounds)
        else { return }
        if let list = view as? UIScrollView, list.scrollsToTop { lists.append(list) }
        for child in view.subviews { collect(child, &lists) }
    }
}
