import Interlude
import InterludeStage
@testable import Scenes
import Testing
@testable import UIKit

/// Each scene, played from outside: fingers in, pictures out.
@MainActor
@Suite(.serialized)
struct SceneTests {
    private func play(_ name: String, until time: TimeInterval? = nil) throws -> TestStage {
        let scene = try #require(SceneCatalogue.scene(named: name))
        let test = try TestStage(scene.makeRoot(), size: scene.size)
        let script = try TouchScript(parsing: scene.script)
        var cut = TouchScript()
        for step in script.steps where time.map({ step.time <= $0 }) ?? true {
            cut.add(step.phase, at: step.location, finger: step.finger, time: step.time)
        }
        test.stage.play(cut, lasting: time ?? script.duration)
        return test
    }

    @Test(arguments: [
        "window-transition", "children", "flying-picture", "growing-screen", "base-animator", "dialog", "snapshot",
        "today",
    ])
    func playsToItsEndWithoutAnyMisuse(name: String) throws {
        let test = try play(name)
        #expect(test.issues.isEmpty, "\(test.issues)")
        // It has come to rest.
        let rest = test.pixels()
        test.stage.advance(by: 1)
        #expect(test.pixels() == rest)
        #expect(SceneCatalogue.all.contains { $0.name == name })
    }

    @Test func theWindowTurnsLikeACube() throws {
        let test = try play("window-transition", until: 4.2)
        let before = test.pixels()
        test.stage.touchDown(at: CGPoint(x: 105, y: 700))
        test.stage.advance(by: 0.05)
        test.stage.touchUp()
        test.stage.advance(by: 0.5)
        #expect(test.pixels() != before)
        #expect(test.window.rootViewController?.presentedViewController is PictureScreen)
        test.stage.advance(by: 1)
        #expect(test.issues.isEmpty)
    }

    @Test func childrenTakeTurns() throws {
        let test = try play("children")
        let screen = try #require(test.window.rootViewController as? ChildrenScreen)
        #expect(screen.current == 0 && screen.children.count == 3)
    }

    @Test func thePictureFliesAndComesBack() throws {
        let test = try play("flying-picture", until: 2.4)
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        #expect(navigation.viewControllers.count == 2)
        test.stage.touchDown(at: CGPoint(x: 195, y: 766))
        test.stage.touchUp()
        test.stage.advance(by: 2)
        #expect(navigation.viewControllers.count == 1)
        #expect(test.issues.isEmpty)
    }

    @Test func thePopSaysHowFarItIs() throws {
        let test = try play("base-animator", until: 4.8)
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        var labels: [String] = []
        func find(_ view: UIView) {
            if let label = view as? UILabel, let text = label.text { labels.append(text) }
            for subview in view.subviews { find(subview) }
        }
        find(navigation.view)
        #expect(labels.contains { $0.hasSuffix(" %") }, "\(labels)")
        // Let go before the middle: it stays.
        test.stage.advance(by: 1)
        test.stage.touchUp()
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func theDialogLiesInTheMiddleAndACoverTapClosesIt() throws {
        let test = try play("dialog", until: 1.8)
        let root = try #require(test.window.rootViewController)
        #expect(root.presentedViewController?.view.frame == CGRect(x: 45, y: 347, width: 300, height: 150))
        test.stage.touchDown(at: CGPoint(x: 195, y: 160))
        test.stage.advance(by: 0.05)
        test.stage.touchUp()
        test.stage.advance(by: 0.25)
        let shown = try #require(root.presentedViewController?.view.layer.presentation())
        #expect(abs(shown.frame.width - 300) < 0.01 && shown.frame.height < 120)
        test.stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func theCardShrinksGrowsAndIsDraggedBack() throws {
        let test = try play("today", until: 0.55)
        let before = test.pixels()
        test.stage.touchDown(at: CGPoint(x: 195, y: 300))
        test.stage.advance(by: 0.3)
        #expect(test.pixels() != before)
        let root = try #require(test.window.rootViewController)
        test.stage.touchUp()
        test.stage.advance(by: 0.2)
        #expect(root.presentedViewController is ArticleScreen)
        test.stage.advance(by: 1.5)
        // A short drag comes back, a long one dismisses.
        for (distance, isGone) in [(CGFloat(60), false), (300, true)] {
            test.stage.touchDown(at: CGPoint(x: 195, y: 200))
            for step in 1...10 {
                test.stage.advance(by: 0.05)
                test.stage.touchMove(to: CGPoint(x: 195, y: 200 + distance * CGFloat(step) / 10))
            }
            test.stage.advance(by: 0.2)
            test.stage.touchUp()
            test.stage.advance(by: 1.5)
            #expect((root.presentedViewController == nil) == isGone, "\(distance)")
        }
        #expect(test.pixels() == before)
        #expect(test.issues.isEmpty)
    }
}
