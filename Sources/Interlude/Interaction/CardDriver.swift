import UIKit

/// Lets a finger pick a presented screen up: it follows, and shrinks the farther it is taken; let go, it is dismissed
/// from where it is, or springs back.
@MainActor
final class CardDriver: NSObject {
    private let interaction: TransitionInteraction
    private let direction: TransitionDirection
    private weak var view: UIView?
    private let recognizer = UIPanGestureRecognizer()
    private var target: GestureTarget?
    private let dismiss: () -> Bool
    /// How round the screen's corners were.
    private var corners: (radius: CGFloat, clips: Bool)?

    /// How small the card becomes.
    private static let smallest: CGFloat = 0.75
    /// How round its corners become, in points.
    private static let cornerRadius: CGFloat = 24

    init(
        _ interaction: TransitionInteraction, _ direction: TransitionDirection, on view: UIView,
        _ dismiss: @escaping () -> Bool
    ) {
        (self.interaction, self.direction, self.view) = (interaction, direction, view)
        self.dismiss = dismiss
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        target = GestureTarget(recognizer) { [weak self] _ in self?.recognizerChanged() }
        view.addGestureRecognizer(recognizer)
    }

    private func recognizerChanged() {
        guard let view, let space = view.superview else { return }
        let movement = recognizer.translation(in: space)
        let progress = (direction.along(movement) / max(direction.extent(of: space.bounds.size), 1)).clamped
        switch recognizer.state {
        case .began, .changed:
            pickUp(view)
            let scale = CGFloat(1).mixed(with: CardDriver.smallest, min(progress * 2, 1))
            view.transform = CGAffineTransform(translationX: movement.x, y: movement.y).scaledBy(x: scale, y: scale)
            view.layer.cornerRadius = (corners?.radius ?? 0)
                .mixed(with: CardDriver.cornerRadius, progress.part(from: 0, to: 0.08))
            interaction.onProgress?(progress)
        case .ended, .cancelled:
            interaction.onProgress?(nil)
            let velocity = direction.along(recognizer.velocity(in: space))
            let isFast = abs(velocity) > interaction.decisiveVelocity
            let goes = recognizer.state == .ended && (isFast ? velocity > 0 : progress > interaction.threshold)
            if !goes || !dismiss() { springBack(view) }
        default: break
        }
    }

    private func pickUp(_ view: UIView) {
        guard corners == nil else { return }
        corners = (view.layer.cornerRadius, view.clipsToBounds)
        view.clipsToBounds = true
    }

    private func springBack(_ view: UIView) {
        let radius = corners?.radius ?? 0
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            view.transform = .identity
            view.layer.cornerRadius = radius
        } completion: { [weak self] _ in
            guard let self, recognizer.state != .began, recognizer.state != .changed else { return }
            putDown()
        }
    }

    /// The screen is a screen again.
    func putDown() {
        guard let view, let corners else { return }
        self.corners = nil
        view.transform = .identity
        view.layer.cornerRadius = corners.radius
        view.clipsToBounds = corners.clips
    }
}

extension CardDriver: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let movement = recognizer.translation(in: view?.superview)
        let forward = direction.along(movement)
        return forward > 0 && forward >= abs(direction.isHorizontal ? movement.y : movement.x)
    }
}
