import UIKit

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
