import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// Dialogs, sheets and menus: where they lie, and how fingers close them.
@MainActor
@Suite(.serialized)
struct PresentationTests {
    private func present(
        _ transition: Interlude.Transition, size: CGSize = CGSize(width: 390, height: 844)
    ) throws -> (TestStage, root: UIViewController, presented: UIViewController) {
        let root = SampleScreen(0)
        let test = try TestStage(root, size: size)
        let presented = UIViewController()
        presented.view.backgroundColor = .white
        presented.presentation = transition
        root.present(presented, animated: true)
        test.stage.advance(by: 1)
        return (test, root, presented)
    }

    private func drag(_ test: TestStage, from start: CGPoint, by vector: CGVector, steps: Int = 10) {
        test.stage.touchDown(at: start)
        for step in 1...steps {
            test.stage.advance(by: 0.05)
            let part = CGFloat(step) / CGFloat(steps)
            test.stage.touchMove(to: CGPoint(x: start.x + vector.dx * part, y: start.y + vector.dy * part))
        }
        test.stage.advance(by: 0.3)
        test.stage.touchUp()
        test.stage.advance(by: 2)
    }

    @Test func aDialogLiesInTheMiddleAndATapBesideItClosesIt() throws {
        let (test, root, presented) = try present(.dialog())
        #expect(presented.view.frame == CGRect(x: 45, y: 347, width: 300, height: 150))
        // A tap on it does nothing.
        test.stage.touchDown(at: CGPoint(x: 195, y: 420))
        test.stage.touchUp()
        test.stage.advance(by: 1)
        #expect(root.presentedViewController === presented)
        test.stage.touchDown(at: CGPoint(x: 195, y: 700))
        test.stage.advance(by: 0.1)
        test.stage.touchUp()
        test.stage.advance(by: 0.1)
        // Squashed: still wide, not so high.
        let shown = try #require(presented.view.layer.presentation())
        #expect(shown.frame.width >= 300 && shown.frame.height < 140)
        test.stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(test.issues.isEmpty)
    }

    @Test func aSheetFollowsTheFingerAndGoesPastTheMiddle() throws {
        let (test, root, presented) = try present(.sheet(height: 400))
        #expect(presented.view.frame == CGRect(x: 0, y: 444, width: 390, height: 400))
        let before = test.pixels()
        drag(test, from: CGPoint(x: 195, y: 460), by: CGVector(dx: 0, dy: 120))
        #expect(root.presentedViewController === presented && test.pixels() == before)
        test.stage.touchDown(at: CGPoint(x: 195, y: 460))
        test.stage.touchMove(to: CGPoint(x: 195, y: 480))
        test.stage.advance(by: 0.1)
        test.stage.touchMove(to: CGPoint(x: 195, y: 560))
        test.stage.advance(by: 0)
        let top = try #require(presented.view.layer.presentation()).frame.minY
        #expect(abs(top - 544) < 12, "\(top)")
        test.stage.touchUp()
        test.stage.advance(by: 2)
        drag(test, from: CGPoint(x: 195, y: 460), by: CGVector(dx: 0, dy: 300))
        #expect(root.presentedViewController == nil)
        #expect(test.issues.isEmpty)
    }

    @Test func aMenuLiesAtItsSide() throws {
        let (test, root, presented) = try present(.sideMenu(.left, width: 200))
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 200, height: 844))
        drag(test, from: CGPoint(x: 150, y: 400), by: CGVector(dx: -140, dy: 0))
        #expect(root.presentedViewController == nil)
        #expect(test.issues.isEmpty)
    }

    @Test func anEdgeDragPops() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation, size: CGSize(width: 390, height: 844))
        navigation.transition = .cube().dragged(by: .edge)
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 1)
        // Not from the middle of the screen.
        drag(test, from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0))
        #expect(navigation.viewControllers.count == 2)
        drag(test, from: CGPoint(x: 3, y: 400), by: CGVector(dx: 120, dy: 0))
        #expect(navigation.viewControllers.count == 2)
        drag(test, from: CGPoint(x: 3, y: 400), by: CGVector(dx: 300, dy: 0))
        #expect(navigation.viewControllers.count == 1)
        #expect(test.issues.isEmpty)
    }

    @Test func aFlickIsEnough() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation, size: CGSize(width: 390, height: 844))
        navigation.transition = .slide().dragged(by: .edge)
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 1)
        test.stage.touchDown(at: CGPoint(x: 3, y: 400))
        for step in 1...5 {
            test.stage.advance(by: 1 / 60)
            test.stage.touchMove(to: CGPoint(x: 3 + 20 * CGFloat(step), y: 400))
        }
        test.stage.touchUp()
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func twoFingersPinchAScreenAway() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation, size: CGSize(width: 390, height: 844))
        navigation.transition = .zoom().dragged(by: .pinch)
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 1)
        test.stage.touchDown(at: CGPoint(x: 60, y: 400), finger: 0)
        test.stage.touchDown(at: CGPoint(x: 330, y: 400), finger: 1)
        for step in 1...10 {
            test.stage.advance(by: 0.05)
            test.stage.touchMove(to: CGPoint(x: 60 + 11 * CGFloat(step), y: 400), finger: 0)
            test.stage.touchMove(to: CGPoint(x: 330 - 11 * CGFloat(step), y: 400), finger: 1)
        }
        test.stage.touchUp(finger: 0)
        test.stage.touchUp(finger: 1)
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(test.issues.isEmpty)
    }

    @Test func aCardFollowsTheFingerBothWays() throws {
        let (test, root, presented) = try present(
            .cover(.up).presented(at: .over(blur: nil)).dragged(by: .card()))
        let before = test.pixels()
        drag(test, from: CGPoint(x: 195, y: 300), by: CGVector(dx: 30, dy: 80))
        #expect(root.presentedViewController === presented && test.pixels() == before)
        test.stage.touchDown(at: CGPoint(x: 195, y: 300))
        for step in 1...5 {
            test.stage.advance(by: 0.05)
            test.stage.touchMove(to: CGPoint(x: 195 + 10 * CGFloat(step), y: 300 + 60 * CGFloat(step)))
        }
        test.stage.advance(by: 0.2)
        // The middle is taken along, and the card has become smaller.
        let shown = try #require(presented.view.layer.presentation())
        #expect(abs(shown.frame.midX - 245) < 1 && abs(shown.frame.midY - 722) < 1)
        #expect(shown.frame.width < 390 && shown.cornerRadius > 0)
        test.stage.touchUp()
        test.stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
        #expect(presented.view.transform == .identity && presented.view.layer.cornerRadius == 0)
        #expect(test.issues.isEmpty)
    }

    @Test(arguments: [true, false]) func aFingerTakesOverInMidFlight(turnsBack: Bool) throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation, size: CGSize(width: 390, height: 844))
        navigation.transition = .push().lasting(1).paced(by: .linear).dragged(by: .pan(.right))
        let before = test.pixels()
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 0.6)
        let x: CGFloat = turnsBack ? 100 : 300
        test.stage.touchDown(at: CGPoint(x: x, y: 400))
        for step in 1...5 {
            test.stage.advance(by: 0.02)
            test.stage.touchMove(to: CGPoint(x: x + (turnsBack ? 30 : -10) * CGFloat(step), y: 400))
        }
        // It rests where the finger rests.
        test.stage.advance(by: 0.2)
        let held = test.pixels()
        test.stage.advance(by: 0.5)
        #expect(test.pixels() == held)
        test.stage.touchUp()
        test.stage.advance(by: 2)
        #expect(navigation.viewControllers.count == (turnsBack ? 1 : 2))
        if turnsBack { #expect(test.pixels() == before) }
        #expect(test.issues.isEmpty)
    }
}
