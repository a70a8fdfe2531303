import UIKit

extension Stage {
    /// Plays a script of touches, each at its time, and hands on what the stage shows meanwhile, frame by frame.
    ///
    /// The first frame shows the stage as it is now, with what happens at 0; the last one is shown at the end. Then that
    /// much time has passed.
    /// - Parameters:
    ///   - framesPerSecond: how many frames are shown in a second.
    ///   - duration: how long to go on, in seconds; at least as long as the script.
    ///   - show: takes a frame.
    @MainActor
    public func play(
        _ script: TouchScript, framesPerSecond: Double = 60, lasting duration: CFTimeInterval = 0,
        _ show: (CGImage) throws -> Void
    ) rethrows {
        let (start, timers) = (time, schedule(script))
        defer { for timer in timers { timer.cancel() } }
        let count = Stage.stepCount(of: script, framesPerSecond, lasting: duration)
        try show(frame())
        for index in stride(from: 1, through: count, by: 1) {
            advance(by: start + Double(index) / framesPerSecond - time)
            try show(frame())
        }
    }

    /// Plays a script of touches, each at its time, without drawing anything.
    @MainActor
    public func play(_ script: TouchScript, framesPerSecond: Double = 60, lasting duration: CFTimeInterval = 0) {
        let (start, timers) = (time, schedule(script))
        defer { for timer in timers { timer.cancel() } }
        let count = Stage.stepCount(of: script, framesPerSecond, lasting: duration)
        for index in stride(from: 1, through: count, by: 1) {
            advance(by: start + Double(index) / framesPerSecond - time)
        }
    }

    /// How many frames follow the first one.
    static func stepCount(
        of script: TouchScript, _ framesPerSecond: Double, lasting duration: CFTimeInterval
    ) -> Int { Int((max(duration, script.duration) * framesPerSecond - 1e-6).rounded(.up)) }

    /// A finger taps, just now: no time passes.
    @MainActor
    public func tap(at location: CGPoint, finger: Int = 0) {
        touchDown(at: location, finger: finger)
        touchUp(at: location, finger: finger)
    }

    /// A finger is dragged while time passes.
    @MainActor
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: CFTimeInterval, pace: TouchScript.Pace = .even,
        hold: CFTimeInterval = 0, finger: Int = 0
    ) {
        var script = TouchScript()
        script.drag(from: start, to: end, duration: duration, pace: pace, hold: hold, finger: finger)
        play(script)
    }

    /// A finger stays for some seconds.
    @MainActor
    public func press(at location: CGPoint, duration: CFTimeInterval, finger: Int = 0) {
        var script = TouchScript()
        script.press(at: location, duration: duration, finger: finger)
        play(script)
    }

    /// Two fingers move apart or together while time passes.
    @MainActor
    public func pinch(
        at center: CGPoint, spread: (from: CGFloat, to: CGFloat), angle: (from: CGFloat, to: CGFloat) = (0, 0),
        duration: CFTimeInterval, pace: TouchScript.Pace = .even
    ) {
        var script = TouchScript()
        script.pinch(at: center, spread: spread, angle: angle, duration: duration, pace: pace)
        play(script)
    }

    /// Has the steps of a script happen at their times; those of now happen at once. What is returned can call it off.
    @MainActor
    @discardableResult
    package func schedule(_ script: TouchScript) -> [DisplayTimer] {
        becomeCurrent()
        let input = UIScreen.main.touchInput
        var timers: [DisplayTimer] = []
        var steps = script.steps[...]
        while let first = steps.first {
            let together = steps.prefix { $0.time == first.time }
            steps = steps.dropFirst(together.count)
            for changes in Stage.groups(Array(together)) {
                if first.time == 0 {
                    input.handle(changes)
                } else {
                    timers.append(
                        DisplayTimer(after: first.time) { MainActor.assumeIsolated { input.handle(changes) } })
                }
            }
        }
        return timers
    }

    /// What happens at one moment, such that each finger does one thing at a time.
    private static func groups(_ steps: [TouchScript.Step]) -> [[TouchInput.Change]] {
        var groups: [[TouchInput.Change]] = [[]]
        for step in steps {
            if groups[groups.count - 1].contains(where: { $0.id == step.finger || $0.phase != step.phase }) {
                groups.append([])
            }
            groups[groups.count - 1].append(
                TouchInput.Change(id: step.finger, phase: step.phase, location: step.location))
        }
        return groups
    }
}
