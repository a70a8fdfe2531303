import UIKit

/// A push with a snapshot that flies by keyframes; the pop is the system's.
enum SnapshotScene {
    @MainActor static let scene = Scene(
        name: "snapshot", title: "A snapshot flies to its place",
        summary:
            "The push moves a snapshot of the picture by keyframes, the pop is the default one; and a modal screen.",
        script: """
            0.6 tap 195 710
            2.2 tap 195 766
            3.6 tap 195 766
            5.2 tap 195 766
            wait 1.4
            """
    ) {
        let navigation = UINavigationController(rootViewController: SnapshotScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}

/// A small picture, to be pushed and presented.
final class SnapshotScreen: UIViewController, UINavigationControllerDelegate {
    let sourceImageView = UIImageView()
    private lazy var pushButton = PillButton("Push") { [weak self] in
        self?.navigationController?.pushViewController(AvatarScreen(), animated: true)
    }
    private lazy var presentButton = PillButton("Present") { [weak self] in self?.presentNext() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        sourceImageView.image = Landscape.all[4].image(CGSize(width: 300, height: 300))
        sourceImageView.contentMode = .scaleAspectFill
        sourceImageView.clipsToBounds = true
        for subview in [sourceImageView, pushButton, presentButton] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        sourceImageView.frame = CGRect(x: 40, y: 420, width: 120, height: 120)
        pushButton.frame = CGRect(x: 24, y: 684, width: width - 48, height: 52)
        presentButton.frame = CGRect(x: 24, y: 740, width: width - 48, height: 52)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    private func presentNext() {
        let next = PictureScreen(Landscape.all[3], button: "Dismiss") { $0.dismiss(animated: true) }
        next.modalPresentationStyle = .fullScreen
        next.modalTransitionStyle = .crossDissolve
        present(next, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? PushTransition() : nil }
}

/// The screen that the picture flies to.
final class AvatarScreen: UIViewController {
    let avatarImageView = UIImageView()
    private lazy var button = PillButton("Pop") { [weak self] in
        self?.navigationController?.popViewController(animated: true)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.95, alpha: 1)
        avatarImageView.contentMode = .scaleAspectFill
        avatarImageView.clipsToBounds = true
        view.addSubview(avatarImageView)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        avatarImageView.frame = CGRect(x: 45, y: 100, width: width - 90, height: width - 90)
        button.frame = CGRect(x: 24, y: 740, width: width - 48, height: 52)
    }
}

/// Has a snapshot of the old screen's picture fly to the place of the new one's.
final class PushTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.8
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let container = context.containerView
        guard let from = context.viewController(forKey: .from) as? SnapshotScreen,
            let to = context.viewController(forKey: .to) as? AvatarScreen, let toView = context.view(forKey: .to)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        // A view that has never been drawn has no snapshot.
        let snapshot =
            from.sourceImageView.snapshotView(afterScreenUpdates: false)
            ?? UIImageView(image: from.sourceImageView.image)
        toView.frame = context.finalFrame(for: to)
        toView.alpha = 0
        toView.layoutIfNeeded()
        snapshot.frame = container.convert(from.sourceImageView.frame, from: from.view)
        container.addSubview(toView)
        container.addSubview(snapshot)
        from.sourceImageView.isHidden = true
        let end = container.convert(to.avatarImageView.frame, from: to.view)
        let middle = CGRect(
            x: container.bounds.midX - 60, y: (snapshot.frame.midY + end.midY) / 2 - 60, width: 120, height: 120)
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeLinear
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { snapshot.frame = middle }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { snapshot.frame = end }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.6) { toView.alpha = 1 }
        } completion: { _ in
            from.sourceImageView.isHidden = false
            to.avatarImageView.image = from.sourceImageView.image
            snapshot.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
