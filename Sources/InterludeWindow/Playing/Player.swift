import InterludeStage
import QuartzCore
import UIKit

/// Plays a scene with touches as they come, and goes back to any moment of it.
///
/// What was shown is looked at again as it was: each moment is a value. To play on from one, the scene begins anew and
/// everything that had happened by then happens again, which needs no drawing; what came after is forgotten. An app, which
/// also depends on what is outside, goes on from its latest moment instead.
@MainActor
package final class Player {
    /// The scene.
    package let scene: PlayedScene
    /// Whether time goes on.
    package private(set) var isPlaying = true
    /// How fast it goes on.
    package var speed = PlaySpeed.full
    /// What can be looked at again.
    package private(set) var reel: Reel

    /// Stands at the reel's last moment.
    private var performance: Performance

    /// Begins a scene.
    /// - Parameter playsScript: whether it is played by its own script of touches.
    package init(_ scene: PlayedScene, playsScript: Bool = false) throws {
        self.scene = scene
        performance = try Performance(scene)
        if playsScript { performance.append(.script(scene.script)) }
        reel = Reel(performance.moment(after: nil))
    }

    /// What happened up to the latest moment.
    package var take: Take { performance.take }

    /// Draws what is looked at.
    package func frame() -> CGImage { performance.stage.draw(reel.current.tree) }

    /// Plays on from what is looked at, or from the latest moment where the scene can do nothing else.
    package func play() throws {
        try cut()
        isPlaying = true
    }

    /// Stops time.
    package func pause() { isPlaying = false }

    /// Lets some frames of the display go by.
    package func advance(frames: Int) {
        guard isPlaying else { return }
        for _ in 0..<frames { advance(by: speed.step) }
    }

    /// Stops, and goes some frames forward or back. Behind the latest moment the scene goes on.
    package func step(frames: Int) {
        pause()
        guard reel.isAtEnd, frames > 0 else { return reel.step(frames: frames) }
        for _ in 0..<frames { advance(by: .frame) }
    }

    /// Stops, and looks at a moment.
    package func seek(to time: PlayTime) {
        pause()
        reel.seek(to: time)
    }

    /// Whether the scene cannot go on from what is looked at, but only from its latest moment.
    package var isPast: Bool { scene.serve != nil && !reel.isAtEnd }

    /// Has the scene's script of touches run from now on.
    package func playScript() throws {
        try play()
        performance.append(.script(scene.script))
    }

    /// A finger does something. One that comes down in the past has the scene go on from there; where it cannot, the
    /// latest moment is shown, which the finger was not meant for.
    package func touch(_ change: TouchInput.Change) throws {
        switch change.phase {
        case .began:
            let wasPast = isPast
            try cut()
            if wasPast { return }
        case .moved: guard reel.isAtEnd else { return }
        default: break
        }
        performance.append(.touch(change))
        reel.replaceLast(performance.moment(after: reel.lastButOne))
    }

    private func advance(by step: PlayTime) {
        if let serve = scene.serve {
            performance.stage.becomeCurrent()
            serve()
        }
        performance.append(.time(performance.take.time + step))
        reel.append(performance.moment(after: reel.last))
    }

    /// Makes what is looked at the latest moment.
    private func cut() throws {
        guard !reel.isAtEnd else { return }
        if scene.serve != nil { return reel.seek(to: reel.last.time) }
        performance = try Performance(scene, replaying: performance.take.prefix(reel.current.eventCount))
        reel.cut()
        // The hand that held these has long gone elsewhere.
        let fingers = performance.fingers
        for finger in Finger.window {
            guard let place = fingers[finger] else { continue }
            performance.append(.touch(TouchInput.Change(id: finger, phase: .ended, location: place)))
        }
        reel.replaceLast(performance.moment(after: reel.lastButOne))
    }
}

extension Performance {
    /// What is shown now.
    fileprivate func moment(after earlier: Moment?) -> Moment {
        let tree = stage.tree(at: stage.time)
        return Moment(
            time: take.time, eventCount: take.events.count, tree: tree,
            isMoving: earlier.map { $0.tree.root !== tree.root } ?? false, fingers: fingers, screens: screens)
    }
}
