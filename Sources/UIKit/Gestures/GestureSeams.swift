/// An action.
open class UIAction: NSObject {}
/// A drag from an edge.
@MainActor final class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {
    init(target: Any?, action: Selector?) {}
    var name: String?
    var edges: UIRectEdge = .left
    weak var delegate: (any UIGestureRecognizerDelegate)?
    enum State { case possible, began, changed, ended, cancelled, failed }
    var state = State.began
    func translation(in view: UIView) -> CGPoint { .zero }
    func velocity(in view: UIView) -> CGPoint { .zero }
}
@MainActor protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
