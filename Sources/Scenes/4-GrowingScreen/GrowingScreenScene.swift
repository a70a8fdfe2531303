import UIKit

/// A presentation that grows from a point with a spring.
enum GrowingScreenScene {
    @MainActor static let scene = Scene(
        name: "growing-screen", title: "A screen grows with a spring",
        summary: "A transitioning delegate presents a screen that grows from where it was asked for.",
        script: """
            0.6 tap 195 766
            2.4 tap 195 766
            wait 1.4
            """
    ) { GrowingScreenStart(Landscape.all[2]) }
}

/// The screen underneath.
final class GrowingScreenStart: PictureScreen, UIViewControllerTransitioningDelegate {
    init(_ landscape: Landscape) {
        super.init(landscape, button: "Present") { ($0 as? GrowingScreenStart)?.presentNext() }
    }

    required init?(coder: NSCoder) { nil }

    private func presentNext() {
        let next = PictureScreen(Landscape.all[4], button: "Dismiss") { $0.dismiss(animated: true) }
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        GrowingTransition(.present, from: button?.center ?? view.center)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        GrowingTransition(.dismiss, from: button?.center ?? view.center)
    }
}

/// Grows the new screen from a point, and shrinks it back there.
final class GrowingTransition: BaseTransition {
    private let point: CGPoint

    init(_ kind: Kind, from point: CGPoint) {
        self.point = point
        super.init(kind)
    }

    override func animatePresent() {
        guard let toView else { return complete() }
        let home = toView.center
        container.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        toView.center = point
        toView.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0, options: .curveEaseInOut
        ) {
            toView.transform = .identity
            toView.center = home
            toView.alpha = 1
        } completion: { _ in
            self.complete()
        }
    }

    override func animateDismiss() {
        guard let fromView, let toView else { return complete() }
        container.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
            fromView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
            fromView.center = self.point
        } completion: { _ in
            fromView.transform = .identity
            self.complete()
        }
    }
}
