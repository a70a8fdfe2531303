import UIKit

/// Shows one of three children at a time.
final class ChildrenScreen: UIViewController {
    private static let effects: [(String, UIView.AnimationOptions)] = [
        ("Flip left", .transitionFlipFromLeft), ("Flip right", .transitionFlipFromRight),
        ("Flip top", .transitionFlipFromTop), ("Flip bottom", .transitionFlipFromBottom),
        ("Curl up", .transitionCurlUp), ("Curl down", .transitionCurlDown),
    ]

    private let stage = UIView()
    private var screens: [UIViewController] = []
    private var buttons: [PillButton] = []
    private(set) var current = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stage.clipsToBounds = true
        view.addSubview(stage)
        screens = [0, 4, 5].map { PictureScreen(Landscape.all[$0]) }
        for screen in screens {
            addChild(screen)
            screen.didMove(toParent: self)
        }
        stage.addSubview(screens[0].view)
        buttons = ChildrenScreen.effects.map { title, options in
            PillButton(title) { [weak self] in self?.showNext(options) }
        }
        for button in buttons { view.addSubview(button) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stage.frame = CGRect(x: 24, y: 72, width: view.bounds.width - 48, height: 500)
        screens[current].view.frame = stage.bounds
        let width = (view.bounds.width - 56) / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 24 + CGFloat(index % 2) * (width + 8), y: 616 + CGFloat(index / 2) * 56, width: width, height: 48)
        }
    }

    private func showNext(_ options: UIView.AnimationOptions) {
        let (from, to) = (screens[current], screens[(current + 1) % screens.count])
        current = (current + 1) % screens.count
        to.view.frame = stage.bounds
        view.isUserInteractionEnabled = false
        transition(from: from, to: to, duration: 0.8, options: options, animations: nil) { [weak self] _ in
            self?.view.isUserInteractionEnabled = true
        }
    }
}
