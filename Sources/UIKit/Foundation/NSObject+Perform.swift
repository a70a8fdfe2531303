extension NSObject {
    /// Whether the object is of the type whose method a selector stands for.
    public func responds(to aSelector: Selector) -> Bool { aSelector.fits(self) }

    /// Sends a message without arguments.
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self) }

    /// Sends a message with an argument.
    public func perform(_ aSelector: Selector, with object: Any?) {
        aSelector.perform(on: self, with: object.map { [$0] } ?? [])
    }

    /// Sends a message when some seconds have passed, in the time of the current display where there is one.
    ///
    /// Under a virtual clock that is when the stage has been advanced so far, without a display when the run loop has
    /// waited so long. The object is kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = DelayedRequest(target: self, selector: aSelector, argument: anArgument)
        DelayedRequest.waiting.with { $0.append(request) }
        request.timer = DelayedCall(after: delay, repeats: false) { [weak request] in
            guard let request else { return }
            DelayedRequest.waiting.with { list in list.removeAll { $0 === request } }
            aSelector.perform(on: request.target, with: anArgument.map { [$0] } ?? [])
        }
    }

    /// Takes back all messages that wait to be sent to an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedRequest.cancel { $0.target === aTarget as AnyObject }
    }

    /// Takes back a message that waits to be sent to an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector: Selector, object: Any?) {
        DelayedRequest.cancel {
            guard $0.target === aTarget as AnyObject, $0.selector == selector else { return false }
            guard let argument = $0.argument, let object else { return $0.argument == nil && object == nil }
            return argument as AnyObject === object as AnyObject
                || (argument as? NSObject).map { $0.isEqual(object) } ?? false
        }
    }
}

/// A message that waits to be sent.
private final class DelayedRequest {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var timer: DelayedCall?

    static let waiting = Guarded<[DelayedRequest]>([])

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    static func cancel(where condition: (DelayedRequest) -> Bool) {
        let cancelled = waiting.with { list in
            let found = list.filter(condition)
            list.removeAll { request in found.contains { $0 === request } }
            return found
        }
        for request in cancelled { request.timer?.cancel() }
    }
}
