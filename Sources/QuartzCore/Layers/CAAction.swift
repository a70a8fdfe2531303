/// What happens when a layer's property changes or a layer enters or leaves a tree. Animations are actions.
public protocol CAAction {
    /// Carries the action out.
    /// - Parameters:
    ///   - event: the key of the property, or the name of the event.
    ///   - anObject: the layer.
    ///   - dict: further values; nil for a changed property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: where it is found no other action is looked for.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that enters a layer tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves a layer tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
