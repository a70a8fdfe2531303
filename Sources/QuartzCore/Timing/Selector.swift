/// A message to send: a name and the method that it stands for.
///
/// On Apple's systems the Objective-C runtime finds the method by its name. Without that runtime a selector is made from
/// the method itself, or from a closure that takes the target first:
///
///     Selector("panned:", Input.panned)
///     Selector("tick") { (target: Clock, link: CADisplayLink) in target.tick(link) }
///
/// Selectors of the same name are equal, as on Apple's systems.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The name, with a colon for each argument by custom.
    public let description: String
    private let send: @Sendable (_ target: Any, _ arguments: [Any]) -> Bool
    /// Whether an object is of the type that has the method.
    private let hasMethod: @Sendable (_ target: Any) -> Bool

    /// Makes a selector from a method without arguments.
    public init<Target>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Void) {
        self.init(name: name, of: Target.self) { target, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Makes a selector from a method with one argument.
    public init<Target, Argument>(
        _ name: String, _ method: @escaping @Sendable (Target) -> (Argument) -> Void
    ) {
        self.init(name: name, of: Target.self) { target, arguments in
            guard let target = target as? Target, let argument = arguments.first as? Argument else { return false }
            method(target)(argument)
            return true
        }
    }

    /// Makes a selector from a closure that takes the target.
    public init<Target>(_ name: String, _ action: @escaping @Sendable (Target) -> Void) {
        self.init(name: name, of: Target.self) { target, _ in
            guard let target = target as? Target else { return false }
            action(target)
            return true
        }
    }

    /// Makes a selector from a closure that takes the target and one argument.
    public init<Target, Argument>(_ name: String, _ action: @escaping @Sendable (Target, Argument) -> Void) {
        self.init(name: name, of: Target.self) { target, arguments in
            guard let target = target as? Target, let argument = arguments.first as? Argument else { return false }
            action(target, argument)
            return true
        }
    }

    /// Makes a selector from a main actor's method without arguments. It must be sent on the main thread.
    @_disfavoredOverload
    public init<Target>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
        self.init(name: name, of: Target.self) { target, _ in
            guard let target = target as? Target else { return false }
            // Sound: what follows runs here and now, on the thread that has the target.
            nonisolated(unsafe) let receiver = target
            MainActor.assumeIsolated { method(receiver)() }
            return true
        }
    }

    /// Makes a selector from a main actor's method with one argument. It must be sent on the main thread.
    @_disfavoredOverload
    public init<Target, Argument>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void
    ) {
        self.init(name: name, of: Target.self) { target, arguments in
            guard let target = target as? Target, let argument = arguments.first as? Argument else { return false }
            // Sound: what follows runs here and now, on the thread that has the target and the argument.
            nonisolated(unsafe) let (receiver, value) = (target, argument)
            MainActor.assumeIsolated { method(receiver)(value) }
            return true
        }
    }

    /// Makes a selector from a main actor's method with two arguments: a control's sender and its event.
    @_disfavoredOverload
    public init<Target, First, Second>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Void
    ) {
        self.init(name: name, of: Target.self) { target, arguments in
            guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
                let second = arguments[1] as? Second
            else { return false }
            // Sound: what follows runs here and now, on the thread that has the target and the arguments.
            nonisolated(unsafe) let (receiver, one, two) = (target, first, second)
            MainActor.assumeIsolated { method(receiver)(one, two) }
            return true
        }
    }

    private init<Target>(name: String, of type: Target.Type, send: @escaping @Sendable (Any, [Any]) -> Bool) {
        description = name
        hasMethod = { $0 is Target }
        self.send = send
    }

    /// Sends the message.
    ///
    /// - Returns: whether the target and the arguments are of the types that the method takes.
    @discardableResult
    package func perform(on target: Any, with arguments: [Any] = []) -> Bool { send(target, arguments) }

    /// Whether an object is of the type that has the method.
    package func fits(_ target: Any) -> Bool { hasMethod(target) }

    /// Whether two selectors have the same name.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
