import InterludeStage
import Testing

/// The README's example: a push of one's own.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: context.containerView.bounds.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame = context.finalFrame(for: to)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func navigationController(
        _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }
}

/// The README's example, and its test.
@MainActor
struct ReadmeTransitionTests {
    @Test func theNewScreenRises() throws {
        let stage = try Stage(size: CGSize(width: 390, height: 844))
        let (navigation, rise, next) = (
            UINavigationController(rootViewController: UIViewController()), Rise(), UIViewController()
        )
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.delegate = rise
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        #expect(next.view.layer.presentation()?.frame.minY == 633)
        #expect(stage.frame(at: 0.2).height == 844)
        stage.advance(by: 0.3)
        #expect(navigation.topViewController === next && navigation.transitionCoordinator == nil)
    }
}
