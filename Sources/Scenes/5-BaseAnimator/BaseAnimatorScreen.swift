import UIKit

/// A picture to push, and a button to present.
final class BaseAnimatorScreen: UIViewController, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
    let picture = UIImageView()
    private let hint = UILabel()
    private let titleLabel = UILabel()
    private let percentLabel = PercentLabel()
    private lazy var presentButton = PillButton("Present") { [weak self] in self?.presentNext() }
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        picture.image = Landscape.all[5].image(CGSize(width: 390, height: 520))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 18
        picture.isUserInteractionEnabled = true
        picture.addGestureRecognizer(TapRecognizer { [weak self] in self?.pushDetail() })
        hint.text = "Tap the picture"
        hint.textAlignment = .center
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .gray
        titleLabel.text = "One picture"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        for subview in [titleLabel, picture, hint, presentButton] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        titleLabel.frame = CGRect(x: 24, y: 63, width: width - 48, height: 41)
        picture.frame = CGRect(x: width / 2 - 129, y: 160, width: 258, height: 344)
        hint.frame = CGRect(x: 24, y: 520, width: width - 48, height: 24)
        presentButton.frame = CGRect(x: 24, y: view.bounds.height - 104, width: width - 48, height: 52)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
        // Is seen around a screen that is pushed back.
        view.window?.backgroundColor = .black
    }

    // MARK: Modal

    private func presentNext() {
        let next = PictureScreen(Landscape.all[1], button: "Dismiss") { $0.dismiss(animated: true) }
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PresentAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator()
    }

    // MARK: On the stack

    private func pushDetail() {
        let detail = PercentScreen(Landscape.all[5], image: picture.image) { [weak self] in self?.drag($0) }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func drag(_ recognizer: EdgeRecognizer) {
        guard let navigation = navigationController, let view = navigation.view else { return }
        let progress = min(max(recognizer.translation(in: view).x / view.bounds.width, 0), 1)
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
            percentLabel.frame = CGRect(x: view.bounds.midX - 60, y: 290, width: 120, height: 56)
            view.addSubview(percentLabel)
            show(progress)
        case .changed: show(progress)
        case .ended, .cancelled:
            if progress > 0.5 && recognizer.state == .ended { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
            percentLabel.removeFromSuperview()
        default: break
        }
    }

    private func show(_ progress: CGFloat) {
        interaction?.update(progress)
        percentLabel.text = "\(Int((progress * 100).rounded())) %"
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let detail = (operation == .push ? toVC : fromVC) as? PercentScreen else { return nil }
        return PictureAnimator(isPop: operation == .pop, small: picture, large: detail.imageView)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
