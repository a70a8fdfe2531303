import CoreGraphics

/// The window that scenes are played in. This is the one place where the wall clock is read: it says how many frames are
/// due, and each of them is 1/60 s, or less where time goes slowly.
@MainActor
package struct PlayWindow {
    /// What goes on in it.
    package let session: PlaySession
    private let window: SDLWindow

    /// Opens a window for a scene.
    /// - Parameter begin: begins to play in a window of so many pixels.
    package init(for scene: PlayedScene, _ begin: (CGSize) throws -> PlaySession) throws {
        window = try SDLWindow(title: scene.title) { desktop in
            WindowLayout.initialSize(screenSize: scene.size, screenScale: scene.scale, desktop: desktop)
        }
        session = try begin(window.pixelSize)
        try session.resize(pixels: window.pixelSize, units: window.size)
    }

    /// Plays until the window closes.
    /// - Parameters:
    ///   - check: throws to stop; asked several times a second.
    ///   - report: told whenever the status has changed.
    package func run(check: () throws -> Void, report: (PlayStatus) throws -> Void) throws {
        let start = ContinuousClock.now
        func now() -> Double { (ContinuousClock.now - start) / .seconds(1) }
        var pacer = FramePacer(at: now())
        var shown: CGImage?
        var reported: PlayStatus?
        while !session.isOver {
            try check()
            let picture = session.picture()
            if picture !== shown {
                try window.show(picture)
                shown = picture
            }
            window.title = session.title
            let status = session.status
            if reported.map({ !status.isLike($0) }) ?? true {
                try report(status)
                reported = status
            }
            // Woken up now and then, to see whether it shall stop.
            if session.isIdle { pacer = FramePacer(at: now()) }
            var wait = session.isIdle ? 0.1 : pacer.wait(at: now())
            while let event = window.nextEvent(within: wait) {
                if event == .changed {
                    try session.resize(pixels: window.pixelSize, units: window.size)
                    shown = nil
                }
                try session.handle(event)
                wait = session.isIdle ? 0 : pacer.wait(at: now())
            }
            try session.pass(frames: pacer.due(at: now()))
        }
    }
}
