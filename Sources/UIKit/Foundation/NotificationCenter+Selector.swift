extension NotificationCenter {
    /// Has a message sent to an observer for notifications of a name, nil for any, from an object, nil for any.
    ///
    /// The observer is not kept; when it has gone nothing is sent.
    /// - Parameter aSelector: takes the notification, or nothing.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = SelectorObservation(observer as AnyObject, self, aName, anObject.map { $0 as AnyObject })
        observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak observation] note in
            guard let observer = observation?.observer else { return }
            aSelector.perform(on: observer, with: [note])
        }
        SelectorObservation.all.with { list in
            list.removeAll { $0.isOver }
            list.append(observation)
        }
    }

    /// Has no more messages sent to an observer.
    public func removeObserver(_ observer: NSObject) {
        SelectorObservation.remove { $0.observer === observer && $0.center === self }
        removeObserver(observer as Any)
    }

    /// Has no more messages sent to an observer for notifications of a name from an object; nil stands for any.
    public func removeObserver(
        _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let object = anObject.map { $0 as AnyObject }
        SelectorObservation.remove {
            $0.observer === observer && $0.center === self && (aName == nil || $0.name == aName)
                && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// What an observer waits for.
private final class SelectorObservation: @unchecked Sendable {
    // Sound: what changes is set once, before anybody else sees the object.
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    static let all = Guarded<[SelectorObservation]>([])

    init(_ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) {
        self.observer = observer
        self.center = center
        self.name = name
        self.object = object
    }

    /// Whether the observer has gone.
    var isOver: Bool { observer == nil }

    static func remove(where condition: (SelectorObservation) -> Bool) {
        let removed = all.with { list in
            let found = list.filter { $0.isOver || condition($0) }
            list.removeAll { observation in found.contains { $0 === observation } }
            return found
        }
        for observation in removed { observation.end() }
    }

    private func end() {
        if let token { center.removeObserver(token as Any) }
        token = nil
    }

    deinit { end() }
}
