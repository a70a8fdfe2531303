/// Waits for the animations of a block and then runs its completion, once.
@MainActor
final class AnimationTracker: NSObject, @preconcurrency CAAnimationDelegate {
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isOpen = true
    private var haveAllFinished = true
    /// Whether views can be touched while the block animates them.
    let allowsUserInteraction: Bool

    init(allowsUserInteraction: Bool = false, completion: ((Bool) -> Void)?) {
        self.allowsUserInteraction = allowsUserInteraction
        self.completion = completion
    }

    /// One more animation has to end.
    func expectAnimation() { running += 1 }

    /// The block is over: no more animations are to come.
    func close() {
        isOpen = false
        completeIfDone()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        running -= 1
        haveAllFinished = haveAllFinished && flag
        completeIfDone()
    }

    private func completeIfDone() {
        guard !isOpen, running == 0, let completion else { return }
        self.completion = nil
        let finished = haveAllFinished
        // A completion that animates nothing and completes again would go on for ever: then time has its turn between.
        guard AnimationTracker.depth < AnimationTracker.maximumDepth else {
            DisplayTimer(after: 0) { MainActor.assumeIsolated { completion(finished) } }
            return
        }
        AnimationTracker.depth += 1
        defer { AnimationTracker.depth -= 1 }
        AnimationContext.outsideOfBlocks { completion(finished) }
    }

    /// How many completions run inside each other.
    private static var depth = 0
    private static let maximumDepth = 50
}
