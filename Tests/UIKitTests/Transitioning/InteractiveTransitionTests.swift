import InterludeStage
import Testing
import UIKit

/// Transitions that follow a finger follow it exactly.
@MainActor
@Suite(.serialized)
struct InteractiveTransitionTests {
    /// A screen with something to see in it.
    private func screen(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let mark = UIView(frame: CGRect(x: 4, y: 6, width: 12, height: 9))
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 3
        controller.view.addSubview(mark)
        return controller
    }

    private struct Setting {
        let test: TestScreen
        let navigation: UINavigationController
        let director: Director
        let finger: UIPercentDrivenInteractiveTransition
    }

    private func setting(interactive: Bool, _ animator: any UIViewControllerAnimatedTransitioning) throws -> Setting {
        let navigation = UINavigationController(rootViewController: screen(.red))
        navigation.isNavigationBarHidden = true
        let director = Director(Log(), animator: animator)
        let test = try TestScreen(navigation)
        navigation.delegate = director
        navigation.pushViewController(screen(.blue), animated: false)
        let setting = Setting(
            test: test, navigation: navigation, director: director, finger: UIPercentDrivenInteractiveTransition())
        if interactive { director.interactor = setting.finger }
        test.stage.advance(by: 1)
        return setting
    }

    @Test(arguments: [0, 0.1, 0.37, 0.5, 0.99, 1])
    func atAPartOfTheWayTheFrameIsTheAnimations(part: Double) throws {
        let animated = try setting(interactive: false, Slide())
        animated.navigation.popViewController(animated: true)
        let expected = animated.test.stage.shot(at: animated.test.stage.time + 0.5 * part)
        animated.test.stage.advance(by: 1)

        let dragged = try setting(interactive: true, Slide())
        dragged.navigation.popViewController(animated: true)
        dragged.finger.update(part / 2)
        dragged.test.stage.advance(by: 0.7)
        dragged.finger.update(part)
        #expect(dragged.test.stage.shot() == expected)
        // However long the finger rests there.
        dragged.test.stage.advance(by: 5)
        #expect(dragged.test.stage.shot() == expected)
    }

    @Test(arguments: [(0.37, 1.0), (0.6, 0.5), (0.2, 3.0)])
    func theRestPlaysFromThereWithoutAJump(part: Double, speed: Double) throws {
        let animated = try setting(interactive: false, Slide())
        animated.navigation.popViewController(animated: true)
        let start = animated.test.stage.time
        let dragged = try setting(interactive: true, Slide())
        dragged.finger.completionSpeed = CGFloat(speed)
        dragged.navigation.popViewController(animated: true)
        dragged.finger.update(CGFloat(part))
        dragged.test.stage.advance(by: 0.3)
        dragged.finger.finish()
        let released = dragged.test.stage.time
        for step in 0..<10 {
            let later = Double(step) / 10 * (1 - part) * 0.5
            let expected = animated.test.stage.shot(at: start + part * 0.5 + later)
            #expect(dragged.test.stage.shot(at: released + later / speed) == expected)
        }
        dragged.test.stage.advance(by: (1 - part) * 0.5 / speed + 1e-6)
        #expect(dragged.navigation.transitionCoordinator == nil)
        #expect(dragged.navigation.viewControllers.count == 1)
        // Nothing that is said afterwards changes anything.
        let last = dragged.test.stage.shot()
        dragged.finger.update(0.5)
        dragged.finger.cancel()
        dragged.test.stage.advance(by: 0.2)
        #expect(dragged.test.stage.shot() == last)
    }

    @Test func aCancelledPopPlaysBackToWhatWasBefore() throws {
        let dragged = try setting(interactive: true, Slide())
        let before = dragged.test.stage.shot()
        for part in [0.3, 0.9] {
            dragged.navigation.popViewController(animated: true)
            let moments = [0, 0.25 * part, 0.5 * part]
            dragged.finger.update(CGFloat(part))
            dragged.test.stage.advance(by: 0.4)
            let held = dragged.test.stage.shot()
            dragged.finger.cancel()
            let released = dragged.test.stage.time
            #expect(dragged.test.stage.shot(at: released + moments[0]) == held)
            #expect(dragged.test.stage.shot(at: released + moments[2] - 1e-9) == before)
            dragged.finger.update(0.8)
            dragged.test.stage.advance(by: 0.5 * part + 1e-6)
            #expect(dragged.test.stage.shot() == before)
            #expect(dragged.navigation.transitionCoordinator == nil)
            #expect(dragged.navigation.viewControllers.count == 2)
            #expect(dragged.navigation.view.layer.animationCount == 0)
        }
    }

    @Test func aDragThatBeginsAndEndsWithinOneFrameNeitherSticksNorJumps() throws {
        for finishes in [true, false] {
            let dragged = try setting(interactive: true, Slide())
            let before = dragged.test.stage.shot()
            dragged.navigation.popViewController(animated: true)
            if finishes { dragged.finger.finish() } else { dragged.finger.cancel() }
            #expect(dragged.test.stage.shot() == before)
            dragged.test.stage.advance(by: 1)
            #expect(dragged.navigation.viewControllers.count == (finishes ? 1 : 2))
            #expect(dragged.navigation.transitionCoordinator == nil)
        }
    }

    @Test func aCoordinatorHearsWhatAFingerDoes() throws {
        let dragged = try setting(interactive: true, Slide())
        dragged.navigation.popViewController(animated: true)
        let coordinator = try #require(dragged.navigation.transitionCoordinator)
        var told: [String] = []
        coordinator.notifyWhenInteractionChanges { told.append("changed \($0.isInteractive) \($0.isCancelled)") }
        coordinator.animate(alongsideTransition: nil) { told.append("over \($0.isCancelled)") }
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated)
        dragged.finger.update(0.25)
        #expect(coordinator.percentComplete == 0.25)
        dragged.finger.cancel()
        dragged.test.stage.advance(by: 1)
        #expect(told == ["changed false true", "over true"])
        #expect(!coordinator.animate(alongsideTransition: { _ in }, completion: nil))
    }
}
