/// What an app writes so that a storyboard's outlets and actions find their places.
///
/// On Apple's systems the Objective-C runtime finds them by name. Here a class lists them, both in the same way:
///
///     final class LoginScreen: UIViewController, StoryboardConnectable {
///         var nameField: UITextField!
///         func logIn(_ sender: UIButton) { … }
///
///         class var connections: [StoryboardConnection] {
///             [.outlet("nameField", \LoginScreen.nameField), .action("logIn:", LoginScreen.logIn)]
///         }
///     }
@preconcurrency @MainActor
public protocol StoryboardConnectable: AnyObject {
    /// The outlets and actions of the class, with those that it inherits.
    static var connections: [StoryboardConnection] { get }
}

/// An outlet or an action, by its name in the storyboard.
@preconcurrency @MainActor
public struct StoryboardConnection {
    enum Kind {
        /// Sets the property; whether the value fitted.
        case outlet((AnyObject, Any) -> Bool)
        case action(Selector)
    }

    /// The name in the storyboard.
    public let name: String
    let kind: Kind

    /// An outlet that is optional, or implicitly unwrapped.
    public static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> StoryboardConnection {
        outlet(name) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
    }

    /// An outlet that is set by a closure.
    public static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ set: @escaping (Owner, Value) -> Void
    ) -> StoryboardConnection {
        let kind = Kind.outlet { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            set(owner, value)
            return true
        }
        return StoryboardConnection(name: name, kind: kind)
    }

    /// An action without arguments.
    public static func action<Owner: AnyObject>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> StoryboardConnection {
        let send: @Sendable (Owner) -> Void = { owner in
            // Sound: actions are sent on the main thread, where their targets are.
            nonisolated(unsafe) let receiver = owner
            MainActor.assumeIsolated { method(receiver)() }
        }
        return StoryboardConnection(name: name, kind: .action(Selector(name, send)))
    }

    /// An action that takes its sender, or an unwinding segue.
    public static func action<Owner: AnyObject, Argument>(
        _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Void
    ) -> StoryboardConnection {
        let send: @Sendable (Owner, Argument) -> Void = { owner, argument in
            // Sound: as above.
            nonisolated(unsafe) let (receiver, value) = (owner, argument)
            MainActor.assumeIsolated { method(receiver)(value) }
        }
        return StoryboardConnection(name: name, kind: .action(Selector(name, send)))
    }
}

extension StoryboardConnection {
    /// The connections of an object's class.
    static func list(of object: AnyObject) -> [StoryboardConnection] {
        (type(of: object) as? any StoryboardConnectable.Type)?.connections ?? []
    }

    /// The action of a name that an object has.
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        for connection in list(of: object) where connection.name == name {
            if case .action(let selector) = connection.kind { return selector }
        }
        return nil
    }
}
