/// An object that handles events, or hands them on to the next one: views, view controllers, windows, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// What is kept with the responder under keys.
    nonisolated(unsafe) var associations: Associations?

    /// Makes a responder.
    public override init() { super.init() }

    /// Who handles what this one does not; nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder may become the first one.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder may stop being the first one.
    open var canResignFirstResponder: Bool { true }
    /// Whether this is the responder that gets what is typed.
    open var isFirstResponder: Bool { UIResponder.first === self }

    /// Makes this the responder that gets what is typed, if it can and the present one lets go.
    /// - Returns: whether it is now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let first = UIResponder.first, !first.resignFirstResponder() { return false }
        UIResponder.first = self
        return true
    }

    /// Stops being the first responder.
    /// - Returns: whether it has.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder || UIResponder.isForced else { return false }
        UIResponder.first = nil
        return true
    }

    static weak var first: UIResponder?

    /// Whether the first responder lets go now, whatever it says.
    static var isForced = false

    /// Has the first responder let go.
    static func resignFirst(force: Bool) -> Bool {
        guard let responder = first else { return true }
        isForced = force
        defer { isForced = false }
        if responder.resignFirstResponder() || first !== responder { return true }
        if force { first = nil }
        return force
    }

    // MARK: Touches

    /// Fingers came down. Hands them on.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved. Hands them on.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers were lifted. Hands them on.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system or a gesture took the touches away. Hands that on.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Actions

    /// Whether the responder carries an action out; what has no Objective-C runtime says no.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Who carries an action out: the first in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
