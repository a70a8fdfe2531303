/// An action to nobody in particular: it goes up from the first responder, or else from its sender, to the first who has it.
@MainActor
final class FirstResponderAction: NSObject {
    private let name: String
    /// Where it begins when the sender is no responder: a bar button's screen.
    private weak var controller: UIViewController?

    init(_ name: String, of controller: UIViewController?) { (self.name, self.controller) = (name, controller) }

    /// What a control, a bar button or a recognizer is told to do.
    var selector: Selector { Selector(name, FirstResponderAction.send) }

    private func send(_ sender: Any) {
        var responder = UIResponder.first ?? sender as? UIResponder ?? controller
        while let current = responder {
            if let selector = StoryboardConnection.action(name, of: current) {
                UIApplication.shared.sendAction(selector, to: current, from: sender, for: nil)
                return
            }
            responder = current.next
        }
    }
}
