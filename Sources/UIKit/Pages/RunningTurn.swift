/// Pages that are being turned.
@MainActor
final class RunningTurn {
    let motion: PageTurn
    /// What follows; whether the pages were turned, and whether nothing cut that short.
    var onEnd: ((_ completed: Bool, _ finished: Bool) -> Void)?
    private var completes = true
    /// Whether a finger has let go, or never held it.
    private(set) var isPlaying = false

    init(_ motion: PageTurn) { self.motion = motion }

    /// Plays all of it.
    func run() { play(completing: true, velocity: 0) }

    /// Plays the rest, forward or back.
    func play(completing: Bool, velocity: CGFloat) {
        (completes, isPlaying) = (completing, true)
        motion.play(completing: completing, velocity: velocity) { [self] in end(finished: true) }
    }

    /// Ends it at once: where it was going, or where it was when a finger still holds it.
    func endNow() {
        if !isPlaying { completes = false }
        end(finished: false)
    }

    private func end(finished: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        motion.stop()
        onEnd(completes, finished)
    }
}
