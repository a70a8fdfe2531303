import UIKit

/// A picture to push, and a button to present.
final class BaseAnimatorScreen: UIViewController, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
{
    let picture = UIImageView()
    private let hint = UILabel()
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
        for subview in [picture, hint, presentButton] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        picture.frame = CGRect(x: width / 2 - 110, y: 170, width: 220, height: 260)
        hint.frame = CGRect(x: 24, y: 450, width: width - 48, height: 30)
        presentButton.frame = CGRect(x: 24, y: 684, width: width - 48, height: 52)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
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
        let detail = PercentScreen(Landscape.all[5])
        detail.onDrag = { [weak self] in self?.drag($0) }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func drag(_ recognizer: EdgeRecognizer) {
        guard let navigation = navigationController, let view = navigation.view else { return }
        let progress = min(max(recognizer.translation(in: view).x / view.bounds.width, 0), 1)
        let detail = navigation.topViewController as? PercentScreen ?? detail
        switch recognizer.state {
        case .began:
            self.detail = detail
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
            interaction?.update(progress)
        case .changed:
            interaction?.update(progress)
            self.detail?.show(percent: progress)
        case .ended, .cancelled:
            if progress > 0.5 && recognizer.state == .ended { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
            self.detail?.show(percent: nil)
            self.detail = nil
        default: break
        }
    }

    /// The screen that is dragged away.
    private weak var detail: PercentScreen?

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

/// A picture that is dragged away from the left edge, and says how far.
final class PercentScreen: PictureScreen {
    let percentLabel = UILabel()
    var onDrag: (EdgeRecognizer) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        percentLabel.font = .systemFont(ofSize: 56, weight: .bold)
        percentLabel.textColor = .white
        percentLabel.textAlignment = .center
        view.addSubview(percentLabel)
        view.addGestureRecognizer(EdgeRecognizer { [weak self] in self?.onDrag($0) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        percentLabel.frame = CGRect(x: 24, y: 120, width: view.bounds.width - 48, height: 70)
    }

    func show(percent: CGFloat?) {
        percentLabel.text = percent.map { "\(Int(($0 * 100).rounded())) %" }
    }
}
