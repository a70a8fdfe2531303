import InterludeStage
import Testing

@testable import UIKit

/// Animations that the system has for a purpose, and pictures of the screen.
@MainActor
struct SystemAnimationTests {
    @Test func deletedViewsGoAndLookAsBefore() throws {
        let scene = try AnimationScene()
        let views = (0..<2).map { _ in scene.addView() }
        views[0].alpha = 0.5
        UIView.perform(.delete, on: views, options: [], animations: { scene.window.backgroundColor = .red }) {
            scene.log.append("\($0)")
        }
        #expect(views.allSatisfy { $0.superview != nil && $0.layer.animation(forKey: "opacity") != nil })
        #expect(scene.window.layer.animation(forKey: "backgroundColor") != nil)
        scene.advance(1)
        #expect(views.allSatisfy { $0.superview == nil && $0.transform.isIdentity })
        #expect(views.map(\.alpha) == [0.5, 1] && scene.log == ["true"])
    }

    @Test func aScreensSnapshotIsItsFrame() throws {
        let scene = try AnimationScene()
        _ = scene.addView()
        let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: false)
        let picture = try #require(snapshot.layer.contents as? CGImage)
        #expect(snapshot.bounds == UIScreen.main.bounds)
        #expect(picture.bitmap.bytes.elementsEqual(scene.stage.frame().bitmap.bytes))
    }
}
