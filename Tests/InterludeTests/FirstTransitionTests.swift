import Interlude
import InterludeStage
import Testing
import UIKit

extension Interlude.Transition {
    /// The new screen swings in like a gate about its left edge, over the old one, which darkens.
    static var gate: Interlude.Transition {
        Interlude.Transition("gate", duration: 0.5, curve: .smooth) { stage in
            let hinge = CGPoint(x: -stage.size.width / 2, y: 0)
            stage.animate(stage.new) { progress in
                Pose().turned(by: (1 - progress) * -.pi / 2, around: .y, at: hinge).seen(from: stage.viewingDistance)
            }
            stage.shade(stage.old) { progress in 0.5 * progress }
        }
    }
}

/// A transition of one's own in the other manner.
private final class Tilt: TransitionAnimator {
    override func animate(_ stage: TransitionStage) {
        stage.animate(stage.new) { progress in Pose().turned(by: (1 - progress) * .pi / 2, around: .z) }
    }
}

private final class First: UIViewController {}
private final class Second: UIViewController {}

@MainActor @Test func theGateOpens() throws {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: First())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.transition = .gate

    let second = Second()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.25)
    #expect(second.view.layer.presentation()?.transform.m13 != 0)
    stage.advance(by: 0.25)
    #expect(navigation.topViewController === second)
    #expect(second.view.layer.animationKeys()?.isEmpty ?? true)
}

/// The tutorial's example, and what it says in passing.
@MainActor
@Suite(.serialized)
struct FirstTransitionTests {
    @Test func theGateIsDraggedBack() throws {
        let navigation = UINavigationController(rootViewController: First())
        navigation.transition = .gate.dragged(by: .edge)
        let test = try TestStage(navigation, size: CGSize(width: 390, height: 844))
        navigation.pushViewController(Second(), animated: true)
        test.stage.advance(by: 1)
        test.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1 && test.issues.isEmpty)
    }

    @Test func aSubclassNeedNotComplete() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation)
        navigation.transition = Transition("tilt", duration: 0.4, animator: Tilt.self)
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 0.2)
        #expect(navigation.transitionCoordinator != nil)
        test.stage.advance(by: 0.2)
        #expect(navigation.transitionCoordinator == nil && test.issues.isEmpty)
    }

    @Test func aScreenPushedItsOwnWayIsPoppedThatWay() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation)
        navigation.push(SampleScreen(1), with: .fade.lasting(0.8, back: 0.6))
        test.stage.advance(by: 0.7)
        #expect(navigation.transitionCoordinator != nil)
        test.stage.advance(by: 0.2)
        navigation.popViewController(animated: true)
        test.stage.advance(by: 0.55)
        #expect(navigation.transitionCoordinator != nil)
        test.stage.advance(by: 0.1)
        #expect(navigation.transitionCoordinator == nil && navigation.viewControllers.count == 1)
    }

    @Test func controllersThatHaveLeftAreNotKept() throws {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let test = try TestStage(navigation)
        navigation.transition = .tiles().dragged(by: .edge)
        weak var pushed: UIViewController?
        weak var presented: UIViewController?
        do {
            let second = SampleScreen(1)
            pushed = second
            navigation.pushViewController(second, animated: true)
            test.stage.advance(by: 2)
            let third = SampleScreen(2)
            presented = third
            third.presentation = .dialog()
            second.present(third, animated: true)
        }
        test.stage.advance(by: 2)
        navigation.dismiss(animated: true)
        test.stage.advance(by: 2)
        navigation.popViewController(animated: true)
        test.stage.advance(by: 2)
        #expect(pushed == nil && presented == nil)
    }

    @Test func theSystemsDelegateIsStillAsked() throws {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { shown.append(animated ? "animated" : "at once") }
        }
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        let delegate = Delegate()
        navigation.delegate = delegate
        let test = try TestStage(navigation)
        navigation.transition = .push()
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 1)
        #expect(delegate.shown.last == "animated")
    }
}

/// The paces.
@Suite struct TransitionCurveTests {
    @Test func beginAndEndExactly() {
        let curves: [TransitionCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .smooth, .spring, .spring(damping: 0.3), .spring(damping: 1),
        ]
        for curve in curves {
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
            #expect(abs(curve.value(at: 0.999) - 1) < 0.01)
        }
        // Measured on Apple's systems.
        #expect(abs(TransitionCurve.easeInOut.value(at: 0.25) - 0.1291619310) < 1e-6)
        #expect(abs(TransitionCurve.easeIn.value(at: 0.5) - 0.3153568126) < 1e-6)
        #expect(abs(TransitionCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    }

    /// 50 → 150 with damping 0.6 in 0.8 s, as measured.
    @Test func aSpringSwingsAsUIKitsDoes() {
        let spring = TransitionCurve.spring(damping: 0.6)
        for (time, place) in [(0.15, 130.98), (0.30, 159.39), (0.45, 151.06), (0.60, 149.06)] {
            #expect(abs(50 + 100 * spring.value(at: time / 0.8) - place) < 0.3)
        }
    }
}
