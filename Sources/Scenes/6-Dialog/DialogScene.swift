import UIKit

/// A dialog over a dimmed screen, by a presentation controller of one's own.
enum DialogScene {
    @MainActor static let scene = Scene(
        name: "dialog", title: "A dialog by a presentation controller",
        summary: "It scales in, a tap on the cover closes it, and it is squashed out.",
        script: """
            0.6 tap 195 766
            2.2 tap 195 160
            3.6 tap 195 766
            5.2 tap 195 466
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
        let dialog = DialogScreen()
        let size = CGSize(width: 300, height: 150)
        manager.presentedFrame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        dialog.modalPresentationStyle = .custom
        dialog.transitioningDelegate = manager
        present(dialog, animated: true)
    }
}

/// What is in the dialog.
final class DialogScreen: UIViewController {
    private let label = UILabel()
    private lazy var button = PillButton("OK") { [weak self] in self?.dismiss(animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 14
        view.clipsToBounds = true
        label.text = "The lake is calm today."
        label.font = .systemFont(ofSize: 19, weight: .semibold)
        label.textAlignment = .center
        view.addSubview(label)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = CGRect(x: 16, y: 26, width: view.bounds.width - 32, height: 30)
        button.frame = CGRect(x: 32, y: 84, width: view.bounds.width - 64, height: 44)
    }
}
