/// The drag from the leading edge that takes a navigation controller's topmost screen off.
@MainActor
final class InteractivePop: NSObject {
    private unowned let navigation: UINavigationController
    /// What the drag moves while it does.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    private(set) var recognizer: UIScreenEdgePanGestureRecognizer?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        let recognizer = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("dragged:", InteractivePop.dragged))
        recognizer.name = "interactivePop"
        recognizer.edges = .left
        recognizer.delegate = self
        self.recognizer = recognizer
    }

    /// A velocity that finishes the pop wherever it is, in points a second.
    private static let decisiveVelocity: CGFloat = 500

    private func dragged(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = navigation.viewIfLoaded else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let progress = sign * recognizer.translation(in: view).x / max(view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            let interactor = UIPercentDrivenInteractiveTransition()
            self.interactor = interactor
            navigation.popViewController(animated: true)
            interactor.update(progress)
        case .changed: interactor?.update(progress)
        case .ended:
            let velocity = sign * recognizer.velocity(in: view).x
            let finishes =
                abs(velocity) > InteractivePop.decisiveVelocity ? velocity > 0 : progress > 0.5
            if finishes { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        case .cancelled, .failed:
            interactor?.cancel()
            interactor = nil
        default: break
        }
    }
}

extension InteractivePop: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { navigation.canDragBack }
}
