import UIKit

/// The way back from an opening segue: a snapshot of the screen shrinks away, turning the other way.
final class ClosingSegue: UIStoryboardSegue {
    override func perform() {
        let window = source.view.window
        let snapshot = source.view.snapshotView(afterScreenUpdates: false)
        source.dismiss(animated: false)
        guard let window, let snapshot else { return }
        window.addSubview(snapshot)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
            snapshot.transform = CGAffineTransform(scaleX: 0.05, y: 0.05).rotated(by: .pi / 3)
            snapshot.alpha = 0
        } completion: { _ in
            snapshot.removeFromSuperview()
        }
    }
}
