/// Watches touches for a movement that means something.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view whose touches are watched.
    open internal(set) weak var view: UIView?
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}

extension UIWindow {
    func deliver(_ event: UIEvent) {}
}
