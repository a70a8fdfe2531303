import InterludeStage
import InterludeWindow
import Testing
import UIKit

/// Scenes with a life outside the stage, as apps have.
@MainActor
@Suite struct LiveSceneTests {
    private let pixels = CGSize(width: 390, height: 900)

    /// A screen whose colour says how often its main queue was served, and which counts the touches.
    private final class App {
        var served = 0
        var touches = 0
        var openings = 0
        weak var view: UIView?
    }

    private final class TouchedView: UIView {
        var app: App?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { app?.touches += 1 }
    }

    private func session(_ app: App, script: TouchScript = TouchScript()) throws -> PlaySession {
        let size = CGSize(width: 390, height: 844)
        let scene = PlayedScene(name: "app", title: "App", script: script, size: size, scale: 0.5) {
            app.served += 1
            app.view?.backgroundColor = UIColor(white: CGFloat(app.served % 200) / 200, alpha: 1)
        } open: {
            let stage = try Stage(size: size, scale: 0.5)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let view = TouchedView()
            (view.app, app.view, controller.view) = (app, view, view)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            app.openings += 1
            return stage
        }
        return try PlaySession([scene], first: 0, pixels: pixels)
    }

    private func press(_ session: PlaySession, _ keys: WindowKey...) throws {
        for key in keys { try session.handle(.key(key, isShifted: false)) }
    }

    @Test func theMainQueueIsServedOnceAFrameAndNotWhilePaused() throws {
        let app = App()
        let session = try session(app)
        try session.pass(frames: 10)
        #expect(app.served == 10)
        try press(session, .character(" "))
        try session.pass(frames: 10)
        #expect(app.served == 10)
        try press(session, .right, .right)
        #expect(app.served == 12)
    }

    @Test func thePastIsSeenAsItWasAndTheAppGoesOnFromNow() throws {
        let app = App()
        let session = try session(app)
        try session.pass(frames: 5)
        let early = session.player.frame().digest
        try session.pass(frames: 55)
        let late = session.player.frame().digest
        #expect(early != late)
        try session.handle(.key(.left, isShifted: true))
        for _ in 0..<45 { try press(session, .left) }
        #expect(session.player.frame().digest == early && app.served == 60)

        // A finger in the past is not one in the present.
        try session.handle(.pressed(CGPoint(x: 195, y: 400), isMirrored: false))
        try session.handle(.released(CGPoint(x: 195, y: 400)))
        #expect(app.touches == 0 && session.status.time == 1 && session.player.frame().digest == late)
        try session.handle(.pressed(CGPoint(x: 195, y: 400), isMirrored: false))
        try session.handle(.released(CGPoint(x: 195, y: 400)))
        #expect(app.touches == 1)

        try press(session, .home, .character(" "))
        try session.pass(frames: 1)
        #expect(session.status.time == 61.0 / 60 && session.status.isPlaying && app.openings == 1)
    }

    @Test func anAppIsNotBegunAnewInItsProcess() throws {
        let app = App()
        let session = try session(app)
        try session.pass(frames: 3)
        try press(session, .tab, .character("p"), .character("t"))
        #expect(session.status.time == 0.05 && !session.isOver && !session.shallStartAnew)
        try press(session, .character("r"))
        #expect(session.isOver && session.shallStartAnew && app.openings == 1)
    }

    @Test func aScriptRunsFromNowOn() throws {
        let app = App()
        var script = TouchScript()
        script.tap(at: CGPoint(x: 100, y: 100), time: 0.1)
        let session = try session(app, script: script)
        try session.pass(frames: 30)
        #expect(app.touches == 0)
        try press(session, .home, .character("t"))
        try session.pass(frames: 12)
        #expect(app.touches == 1 && session.status.time == 0.7)
    }
}
