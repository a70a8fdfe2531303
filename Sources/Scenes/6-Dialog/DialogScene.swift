import UIKit

/// A dialog from a storyboard over a dimmed screen, by a presentation controller of one's own.
enum DialogScene {
    @MainActor static let scene = Scene(
        name: "dialog", title: "A dialog by a presentation controller",
        summary: "It scales in, a tap on the cover closes it, and it is squashed out.",
        script: """
            0.6 tap 195 766
            2.2 tap 195 160
            3.6 tap 195 766
            5.2 tap 195 475
            wait 1.2
            """
    ) {
        DialogStart()
    }
}

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
