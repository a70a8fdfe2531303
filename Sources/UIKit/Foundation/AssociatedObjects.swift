/// How a value is kept with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Without keeping it alive; where it has gone nothing is found.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Alive. Values are not copied, as Swift's are values anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Alive. Values are not copied, as Swift's are values anyway.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, the address of a variable; nil takes it away.
///
/// It goes with the object: at once for views, controllers and other responders, for other objects at some later call of
/// this function.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isKept = policy != .OBJC_ASSOCIATION_ASSIGN
    let object = object as AnyObject
    if let responder = object as? UIResponder {
        let associations = responder.associations ?? Associations()
        responder.associations = associations
        return associations.set(value, key, isKept: isKept)
    }
    foreign.with { $0.makeAssociations(of: object) }.set(value, key, isKept: isKept)
}

/// The value that is kept with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    if let responder = object as? UIResponder { return responder.associations?[key] }
    return foreign.with { $0.associations(of: object) }?[key]
}

/// Takes everything away that is kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = object as AnyObject
    if let responder = object as? UIResponder { return responder.associations = nil }
    foreign.with { $0.removeAssociations(of: object) }
}

private let foreign = Guarded(ForeignAssociations())

/// A value that one thread at a time may use.
final class Guarded<Value>: @unchecked Sendable {
    // Sound: the value is only touched while the lock is held.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
