import UIKit

/// Lets the new screen grow out of the middle of the old one, turning a little, and then presents it.
final class OpeningSegue: UIStoryboardSegue {
    override func perform() {
        guard let window = source.view.window, let screen = destination.view else { return }
        destination.modalPresentationStyle = .fullScreen
        screen.frame = window.bounds
        screen.layoutIfNeeded()
        window.addSubview(screen)
        screen.transform = CGAffineTransform(scaleX: 0.05, y: 0.05).rotated(by: -.pi / 3)
        screen.alpha = 0
        UIView.animate(
            withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: []
        ) {
            screen.transform = .identity
            screen.alpha = 1
        } completion: { _ in
            self.source.present(self.destination, animated: false)
        }
    }
}
