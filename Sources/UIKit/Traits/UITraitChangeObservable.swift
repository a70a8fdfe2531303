/// What can tell of changes of its traits, each to whom it matters.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// What is run: with whose traits have changed, and the traits before.
    typealias TraitChangeHandler<TraitEnvironment> =
        (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Has a closure run when one of some traits has changed.
    /// - Returns: what ends it, which need not be kept.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Has an object sent a message when one of some traits has changed: with whose, and with the traits before, as far
    /// as the method takes that. The object is not kept.
    /// - Returns: what ends it, which need not be kept.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration

    /// The same with the object itself as the target.
    /// - Returns: what ends it, which need not be kept.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends what a registration began.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for what was asked for about changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Who wants to hear of changes of somebody's traits, in the order of asking.
@MainActor
struct TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let tell: (any UITraitEnvironment, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ tell: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
            (self.traits, self.tell) = (traits, tell)
        }
    }

    private var list: [Registration] = []

    init() {}

    mutating func add<Environment>(
        _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
        list.append(registration)
        return registration
    }

    mutating func add(
        _ traits: [UITrait], _ target: Any, _ action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        let registration = Registration(traits) { [weak target] environment, previous in
            if let target { action.perform(on: target, with: [environment, previous]) }
        }
        list.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) { list.removeAll { $0 === registration } }

    /// Tells those to whom a change matters.
    func tell(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
        for one in list where new.differs(in: one.traits, from: old) { one.tell(environment, old) }
    }
}

extension UIView: UITraitChangeObservable {
    /// Has a closure run when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { settings.traitObservers.add(traits, handler) }

    /// Has an object sent a message when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { settings.traitObservers.add(traits, target, action) }

    /// Has the object itself sent a message when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        settings.traitObservers.add(traits, self, action)
    }

    /// Ends what a registration began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        settings.traitObservers.remove(registration)
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Has a closure run when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { state.traitObservers.add(traits, handler) }

    /// Has an object sent a message when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { state.traitObservers.add(traits, target, action) }

    /// Has the object itself sent a message when one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        state.traitObservers.add(traits, self, action)
    }

    /// Ends what a registration began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        state.traitObservers.remove(registration)
    }
}
