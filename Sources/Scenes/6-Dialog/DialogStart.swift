import UIKit

/// The screen underneath.
final class DialogStart: PictureScreen {
    private let manager = DialogManager()

    init() {
        super.init(Landscape.all[0], button: "Show dialog") { ($0 as? DialogStart)?.showDialog() }
    }

    required init?(coder: NSCoder) { nil }

    private func showDialog() {
        let storyboard = UIStoryboard.scene("Dialog")
        guard let dialog = storyboard.instantiateInitialViewController() as? DialogScreen else { return }
        dialog.message = "The water is 14 degrees cold and calm. The ferry leaves at six."
        let size = CGSize(width: 300, height: 150)
        manager.presentedFrame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        dialog.modalPresentationStyle = .custom
        dialog.transitioningDelegate = manager
        present(dialog, animated: true)
    }
}
