import UIKit

/// A picture that is dragged away from the left edge.
final class PercentScreen: PictureScreen {
    var onDrag: (EdgeRecognizer) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(EdgeRecognizer { [weak self] in self?.onDrag($0) })
    }
}
