/// The time of the next beginning or end of an animation, in the display's time: `time` itself where one is overdue,
/// nil where nothing is to come.
package func nextAnimationEvent(in root: CALayer, after time: CFTimeInterval) -> CFTimeInterval? {
    var next: CFTimeInterval?
    AnimationEvent.visit(root, until: .infinity, at: time) { event in
        let eventTime = max(event.time, time)
        next = min(next ?? eventTime, eventTime)
    }
    return next
}

/// Tells delegates of all animations that have begun or ended by a time of the display, in the order of time, takes
/// off those that are over, and runs the completion blocks that waited for them.
package func fireAnimationEvents(in root: CALayer, at time: CFTimeInterval) {
    var events: [AnimationEvent] = []
    AnimationEvent.visit(root, until: time, at: time) { events.append($0) }
    events.sort()
    for event in events { event.fire() }
}

/// The beginning or the end of an animation on a layer.
private struct AnimationEvent: Comparable {
    /// When it happens, in the display's time.
    let time: CFTimeInterval
    let isEnd: Bool
    let layer: CALayer
    let run: AnimationRun
    let isRemoving: Bool

    static func < (a: AnimationEvent, b: AnimationEvent) -> Bool {
        // What began first ends first, and an animation without a length begins before it ends.
        if a.time != b.time { return a.time < b.time }
        return a.run.order != b.run.order ? a.run.order < b.run.order : !a.isEnd && b.isEnd
    }

    static func == (a: AnimationEvent, b: AnimationEvent) -> Bool { a.run === b.run && a.isEnd == b.isEnd }

    /// Tells of the event, unless the animation has been taken off in the meantime.
    func fire() {
        guard !run.hasStopped else { return }
        guard isEnd else { return run.start() }
        run.start()
        if isRemoving {
            layer.detachAnimations(finished: true) { $0.run === run }
        } else {
            run.stop(finished: true)
        }
    }
}

extension AnimationEvent {
    /// Calls a function with the events in a tree that have not been told of, up to a time of the display.
    /// - Parameter now: the display's time, which counts for what stands still in the display's time.
    fileprivate static func visit(
        _ root: CALayer, until limit: CFTimeInterval, at now: CFTimeInterval, _ found: (AnimationEvent) -> Void
    ) {
        visit(root, root.container.map(TimeMapping.init(of:)) ?? TimeMapping(), limit, now, found)
    }

    private static func visit(
        _ layer: CALayer, _ outer: TimeMapping, _ limit: CFTimeInterval, _ now: CFTimeInterval,
        _ found: (AnimationEvent) -> Void
    ) {
        guard layer.animationCount > 0 else { return }
        let mapping = outer.inside(layer.state.time)
        for animation in layer.state.animations where animation.run.isCommitted && !animation.run.hasStopped {
            func tell(_ localTime: CFTimeInterval, isEnd: Bool) {
                guard let time = mapping.displayTime(of: localTime, now), time <= limit else { return }
                found(
                    AnimationEvent(
                        time: time, isEnd: isEnd, layer: layer, run: animation.run,
                        isRemoving: animation.isRemovedOnCompletion))
            }
            if !animation.run.hasStarted { tell(animation.part.clock.begin, isEnd: false) }
            tell(animation.part.clock.end, isEnd: true)
        }
        for sublayer in layer.state.sublayers { visit(sublayer, mapping, limit, now, found) }
        if let mask = layer.state.mask { visit(mask, mapping, limit, now, found) }
    }
}

/// The way from the display's time to a layer's: local = display · speed + offset.
private struct TimeMapping {
    var speed: Double = 1
    var offset: CFTimeInterval = 0

    init() {}

    init(of layer: CALayer) {
        self = (layer.container.map(TimeMapping.init(of:)) ?? TimeMapping()).inside(layer.state.time)
    }

    /// The way on into a layer of the one that this leads to.
    func inside(_ space: TimeSpace) -> TimeMapping {
        var mapping = TimeMapping()
        let factor = Double(space.speed)
        mapping.speed = speed * factor
        mapping.offset = (offset - space.beginTime) * factor + space.timeOffset
        return mapping
    }

    /// When the layer's time reaches a moment; nil if never. What stands still beyond it has reached it now.
    func displayTime(of localTime: CFTimeInterval, _ now: CFTimeInterval) -> CFTimeInterval? {
        guard localTime < .infinity else { return nil }
        if speed > 0 { return (localTime - offset) / speed }
        return now * speed + offset >= localTime - AnimationClock.tolerance ? now : nil
    }
}
