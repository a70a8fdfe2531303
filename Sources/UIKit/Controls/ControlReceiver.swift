/// Who is told of a control's events, and how.
struct ControlReceiver {
    enum Way {
        /// A message to a target, or to the responder chain.
        case selector(Selector, Weak<AnyObject>, hasTarget: Bool)
        case action(UIAction)
    }

    let way: Way
    var events: UIControl.Event
}

extension UIControl {
    func addReceiver(_ way: ControlReceiver.Way, _ events: Event) {
        let place = receivers.firstIndex { receiver in
            switch (receiver.way, way) {
            case (.selector(let a, let target, let hasTarget), .selector(let b, let other, let hasOther)):
                a == b && target.object === other.object && hasTarget == hasOther
            case (.action(let a), .action(let b)): a.identifier == b.identifier
            default: false
            }
        }
        if let place {
            receivers[place].events.formUnion(events)
        } else {
            receivers.append(ControlReceiver(way: way, events: events))
        }
    }

    func removeReceivers(_ events: Event, where isMeant: (ControlReceiver.Way) -> Bool) {
        for index in receivers.indices where isMeant(receivers[index].way) { receivers[index].events.subtract(events) }
        receivers.removeAll { $0.events.isEmpty }
    }

    /// Tells those who asked for any of some events.
    func send(_ events: Event, _ event: UIEvent?) {
        for receiver in receivers where !receiver.events.isDisjoint(with: events) {
            switch receiver.way {
            case .action(let action): sendAction(action)
            case .selector(let selector, let target, let hasTarget):
                // A target that is gone is not the responder chain.
                if target.object != nil || !hasTarget { sendAction(selector, to: target.object, for: event) }
            }
        }
    }

    var targets: [AnyHashable] {
        receivers.compactMap { receiver in
            guard case .selector(_, let target, let hasTarget) = receiver.way else { return nil }
            return hasTarget ? target.object as? NSObject : NSNull()
        }
    }

    func names(of target: Any?, _ event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = receivers.compactMap { receiver -> String? in
            guard case .selector(let selector, let other, let hasTarget) = receiver.way,
                !receiver.events.isDisjoint(with: event), other.object === object, hasTarget == (target != nil)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
        var stops = false
        for receiver in receivers {
            switch receiver.way {
            case .action(let action): iterator(action, nil, receiver.events, &stops)
            case .selector(let selector, let target, _):
                iterator(nil, (target.object, selector), receiver.events, &stops)
            }
            if stops { return }
        }
    }
}
