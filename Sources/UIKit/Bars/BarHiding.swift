/// Hides and shows a navigation controller's bars as its content is swiped and tapped.
@MainActor
final class BarHiding: NSObject {
    private unowned let navigation: UINavigationController
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()

    /// How far a finger has to go until the bars follow it, in points.
    private static let distance: CGFloat = 30

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        pan.addTarget(self, action: Selector("swiped:", BarHiding.swiped))
        tap.addTarget(self, action: Selector("tapped:", BarHiding.tapped))
        for recognizer in [pan, tap] as [UIGestureRecognizer] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = self
        }
        update()
    }

    /// The controller has other wishes.
    func update() {
        pan.isEnabled = navigation.hidesBarsOnSwipe
        tap.isEnabled = navigation.hidesBarsOnTap || navigation.hidesBarsWhenVerticallyCompact && isCompact
    }

    private var isCompact: Bool { navigation.traitCollection.verticalSizeClass == .compact }

    /// There is another amount of room: bars go where there is little, and come back.
    func roomDidChange(from old: UIUserInterfaceSizeClass) {
        update()
        guard navigation.hidesBarsWhenVerticallyCompact, (old == .compact) != isCompact else { return }
        navigation.setBarsHidden(isCompact, animated: false)
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: navigation.view)
        guard abs(way.y) > abs(way.x), abs(way.y) >= Self.distance else { return }
        pan.setTranslation(.zero, in: navigation.view)
        let hides = way.y < 0
        if hides != navigation.isNavigationBarHidden { navigation.setBarsHidden(hides, animated: true) }
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        navigation.setBarsHidden(!navigation.isNavigationBarHidden, animated: true)
    }
}

extension BarHiding: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }

    /// A tap on a control or a bar is meant for that.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap else { return true }
        var view = touch.view
        while let current = view, current !== navigation.view {
            if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
            view = current.superview
        }
        return true
    }
}
