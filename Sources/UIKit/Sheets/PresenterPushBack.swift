/// What is behind a large card on a phone: smaller, with round corners, in front of black.
@MainActor
final class PresenterPushBack {
    private weak var view: UIView?
    private var backdrop: UIView?
    private var look: (transform: CGAffineTransform, radius: CGFloat, clips: Bool)?
    private var isCard = false
    private var top: CGFloat = 0
    private var amount: CGFloat = 0

    /// How far the sides go in, in points, and how round the corners become.
    private static let inset: CGFloat = 16
    private static let radius: CGFloat = 10

    /// Finds out what is behind a sheet.
    func begin(behind sheet: UISheetPresentationController) {
        end()
        let traits = sheet.containerView?.traitCollection ?? UIScreen.main.traitCollection
        guard traits.horizontalSizeClass == .compact, let window = sheet.containerView?.window else { return }
        let presenter = sheet.presentingViewController
        let owner = presenter.presentationState.controller as? UISheetPresentationController
        isCard = owner != nil
        guard let view = owner?.sheetView ?? presenter.viewIfLoaded, isCard || view.frame.size == window.bounds.size
        else { return }
        self.view = view
        top = isCard ? 0 : window.safeAreaInsets.top
    }

    /// Pushes it back, from 0 for not at all to 1.
    func show(_ amount: CGFloat) {
        guard let view, view.superview != nil, amount != self.amount else { return }
        if look == nil {
            let layer = view.layer
            look = (view.transform, layer.cornerRadius, layer.masksToBounds)
            if !isCard { UIView.performWithoutAnimation { addBackdrop(behind: view) } }
        }
        guard let look else { return }
        self.amount = amount
        let scale = 1 - 2 * PresenterPushBack.inset / max(view.bounds.width, 1) * amount
        // The upper edge comes to rest beneath the status bar; a card goes up behind the next one.
        let shrinking = view.bounds.height * (1 - scale) / 2
        let shift = isCard ? -shrinking - 10 * amount : top * amount - shrinking
        view.transform = look.transform.concatenating(
            CGAffineTransform(scaleX: scale, y: scale).concatenating(CGAffineTransform(translationX: 0, y: shift)))
        if !isCard {
            view.layer.masksToBounds = true
            view.layer.cornerRadius = look.radius + (PresenterPushBack.radius - look.radius) * amount
        }
    }

    /// Makes all as it was.
    func end() {
        if let view, let look {
            view.transform = look.transform
            if !isCard {
                view.layer.cornerRadius = look.radius
                view.layer.masksToBounds = look.clips
            }
        }
        backdrop?.removeFromSuperview()
        (view, look, backdrop, amount) = (nil, nil, nil, 0)
    }

    private func addBackdrop(behind view: UIView) {
        guard let parent = view.superview else { return }
        let backdrop = UIView(frame: parent.bounds)
        backdrop.backgroundColor = .black
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.insertSubview(backdrop, belowSubview: view)
        self.backdrop = backdrop
    }
}
