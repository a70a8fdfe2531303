/// Holds layers still and moves their time by hand, then lets it run on, forward or back.
@MainActor
final class LayerDriver {
    private struct Driven {
        let layer: CALayer
        /// The layer's time when the transition began.
        let start: CFTimeInterval
    }

    private let duration: CFTimeInterval
    private var driven: [Driven]
    private var position: Double = 0
    /// Whether the layers' time is theirs.
    private var isHeld = false
    private var end: DisplayTimer?

    /// Makes a driver of layers whose animations begin now.
    init(_ layers: [CALayer], duration: CFTimeInterval) {
        self.duration = max(duration, 0)
        driven = layers.map { Driven(layer: $0, start: $0.convertTime(CACurrentMediaTime(), from: nil)) }
    }

    /// Holds the layers at the moment that they have come to.
    /// - Returns: how far that is, 0 to 1.
    @discardableResult
    func hold() -> Double {
        end?.cancel()
        end = nil
        if let first = driven.first, duration > 0 {
            let now = first.layer.convertTime(CACurrentMediaTime(), from: nil)
            position = min(max((now - first.start) / duration, 0), 1)
        }
        isHeld = true
        move(to: position)
        // What has just been added begins here, and not where the finger is when it is committed.
        CATransaction.flush()
        return position
    }

    /// Takes one more layer along.
    func add(_ layer: CALayer) {
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        driven.append(Driven(layer: layer, start: now - (isHeld ? 0 : position * duration)))
        if isHeld { move(to: position) }
    }

    /// Moves to a part of the way, 0 to 1.
    func move(to part: Double) {
        position = part
        set { (0, $0.start + part * duration, 0) }
    }

    /// Lets the time run on.
    func playForward(speed: Double) {
        set { (Float(speed), $0.start + position * duration, outerNow($0.layer)) }
    }

    /// Lets the time run back to the start, and then calls a function.
    func playBack(speed: Double, then completion: @escaping () -> Void) {
        set { (Float(-speed), $0.start + position * duration, outerNow($0.layer)) }
        end = DisplayTimer(after: position * duration / speed, completion)
    }

    /// Gives the layers their own time back.
    func release() {
        end?.cancel()
        guard isHeld else { return }
        isHeld = false
        CATransaction.withoutActions {
            for driven in driven {
                driven.layer.speed = 1
                driven.layer.timeOffset = 0
                driven.layer.beginTime = 0
            }
        }
    }

    private func outerNow(_ layer: CALayer) -> CFTimeInterval {
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
    }

    private func set(_ timing: (Driven) -> (speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)) {
        CATransaction.withoutActions {
            for driven in driven {
                let (speed, offset, begin) = timing(driven)
                driven.layer.speed = speed
                driven.layer.timeOffset = offset
                driven.layer.beginTime = begin
            }
        }
    }
}
