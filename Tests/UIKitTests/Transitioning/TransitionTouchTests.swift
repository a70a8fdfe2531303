import InterludeStage
import Testing

@testable import UIKit

/// Touches while screens change.
@MainActor
struct TransitionTouchTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let test: TestScreen
    private let counter = Counter()

    private final class Counter { var value = 0 }

    /// An animator whose animation can be taken hold of.
    private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
            if let view = context.view(forKey: .to) {
                context.containerView.addSubview(view)
                view.alpha = 0.5
                made.addAnimations { view.alpha = 1 }
            }
            made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator = made
            return made
        }
    }

    init() throws {
        test = try TestScreen(navigation, size: CGSize(width: 200, height: 400))
        let button = UIButton(type: .custom, primaryAction: UIAction { [counter] _ in counter.value += 1 })
        button.frame = CGRect(x: 0, y: 300, width: 200, height: 40)
        test.window.addSubview(button)
        test.stage.advance(by: 0)
    }

    /// Whether a tap on a button in the window, outside of what moves, is heard.
    private var isHeard: Bool {
        let before = counter.value
        test.stage.touchDown(at: CGPoint(x: 100, y: 320))
        test.stage.touchUp()
        return counter.value > before
    }

    @Test func aPushKeepsThemAwayUntilItEnds() {
        test.stage.advance(by: 0)
        #expect(isHeard)
        navigation.pushViewController(UIViewController(), animated: true)
        test.stage.advance(by: 0.1)
        #expect(!isHeard)
        test.stage.advance(by: 1)
        #expect(isHeard)
        navigation.popViewController(animated: false)
        #expect(isHeard)
    }

    @Test func aPresentationDoesToo() {
        test.stage.advance(by: 0)
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        navigation.present(other, animated: true)
        test.stage.advance(by: 0.1)
        #expect(!isHeard)
        // What ends it early lets touches in again.
        navigation.dismiss(animated: false)
        test.stage.advance(by: 1)
        #expect(isHeard && test.window.settings.touchBlocks == 0)
    }

    @Test func whatCanBeTakenHoldOfDoesNot() {
        test.stage.advance(by: 0)
        let director = Director(Log(), animator: Interruptible())
        let other = UIViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = director
        navigation.present(other, animated: true)
        test.stage.advance(by: 0.1)
        #expect(test.window.settings.touchBlocks == 0)
        test.stage.advance(by: 1)
        #expect(navigation.presentedViewController === other)
    }

    @Test func whatAFingerDrivesDoesNot() {
        test.stage.advance(by: 0)
        let director = Director(Log())
        navigation.delegate = director
        navigation.pushViewController(UIViewController(), animated: false)
        let finger = UIPercentDrivenInteractiveTransition()
        director.interactor = finger
        navigation.popViewController(animated: true)
        finger.update(0.4)
        test.stage.advance(by: 0.1)
        #expect(isHeard)
        finger.cancel()
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2 && test.window.settings.touchBlocks == 0)
    }

    @Test func anAnimatorMayKeepThemFromAViewItself() {
        test.stage.advance(by: 0)
        final class Careful: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                view.isUserInteractionEnabled = false
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 1
                } completion: { _ in
                    view.isUserInteractionEnabled = true
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let director = Director(Log(), animator: Careful())
        navigation.delegate = director
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        test.stage.advance(by: 1)
        #expect(next.view.isUserInteractionEnabled && isHeard)
    }
}
