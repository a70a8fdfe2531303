import UIKit

/// Lets one choose a transition's type and side, and see it on a picture and on the whole window.
final class WindowTransitionScreen: UIViewController {
    private static let types = [
        "fade", "moveIn", "push", "reveal", "cube", "oglFlip", "suckEffect", "rippleEffect", "pageCurl", "pageUnCurl",
        "cameraIrisHollowOpen", "cameraIrisHollowClose",
    ]
    private static let sides: [(String, CATransitionSubtype)] = [
        ("Right", .fromRight), ("Left", .fromLeft), ("Top", .fromTop), ("Bottom", .fromBottom),
    ]

    private var type = "cube"
    private var side = CATransitionSubtype.fromRight
    private var index = 0
    private let imageView = UIImageView()
    private let hint = UILabel()
    private let pictures = Landscape.all.map { $0.image(CGSize(width: 342, height: 260)) }
    private var typeButtons: [PillButton] = []
    private var sideButtons: [PillButton] = []
    private var actionButtons: [PillButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.image = pictures[0]
        imageView.clipsToBounds = true
        imageView.isUserInteractionEnabled = true
        imageView.addGestureRecognizer(TapRecognizer { [weak self] in self?.showNextPicture() })
        view.addSubview(imageView)
        hint.text = "Tap the picture for the next one"
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = .gray
        hint.textAlignment = .center
        view.addSubview(hint)

        typeButtons = WindowTransitionScreen.types.map { name in
            PillButton(name.replacingOccurrences(of: "cameraIrisHollow", with: "iris"), isChoice: true) { [weak self] in
                self?.type = name
                self?.showChoice()
            }
        }
        sideButtons = WindowTransitionScreen.sides.map { title, side in
            PillButton(title, isChoice: true) { [weak self] in
                self?.side = side
                self?.showChoice()
            }
        }
        actionButtons = [
            PillButton("Present") { [weak self] in self?.presentUnanimated() },
            PillButton("Push") { [weak self] in self?.pushUnanimated() },
        ]
        for button in typeButtons + sideButtons + actionButtons { view.addSubview(button) }
        showChoice()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 48
        imageView.frame = CGRect(x: 24, y: 72, width: width, height: 260)
        hint.frame = CGRect(x: 24, y: 342, width: width, height: 18)
        func place(_ buttons: [PillButton], top: CGFloat, columns: Int, height: CGFloat) {
            let step = (width + 8) / CGFloat(columns)
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(
                    x: 24 + step * CGFloat(index % columns), y: top + (height + 8) * CGFloat(index / columns),
                    width: step - 8, height: height)
            }
        }
        place(typeButtons, top: 390, columns: 3, height: 40)
        place(sideButtons, top: 600, columns: 4, height: 40)
        place(actionButtons, top: 674, columns: 2, height: 52)
    }

    private func showChoice() {
        for (button, name) in zip(typeButtons, WindowTransitionScreen.types) { button.isSelected = name == type }
        for (button, entry) in zip(sideButtons, WindowTransitionScreen.sides) { button.isSelected = entry.1 == side }
    }

    private func makeTransition() -> CATransition {
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: type)
        transition.subtype = side
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return transition
    }

    private func showNextPicture() {
        imageView.layer.add(makeTransition(), forKey: kCATransition)
        index = (index + 1) % pictures.count
        imageView.image = pictures[index]
    }

    /// A transition on the window's layer animates whatever changes in the window.
    private func presentUnanimated() {
        let screen = PictureScreen(Landscape.all[1], button: "Dismiss") { [weak self] screen in
            guard let self else { return }
            screen.view.window?.layer.add(makeTransition(), forKey: kCATransition)
            screen.dismiss(animated: false)
        }
        screen.modalPresentationStyle = .fullScreen
        view.window?.layer.add(makeTransition(), forKey: kCATransition)
        present(screen, animated: false)
    }

    private func pushUnanimated() {
        let screen = PictureScreen(Landscape.all[3], button: "Pop") { [weak self] screen in
            guard let self else { return }
            screen.view.window?.layer.add(makeTransition(), forKey: kCATransition)
            screen.navigationController?.popViewController(animated: false)
        }
        view.window?.layer.add(makeTransition(), forKey: kCATransition)
        navigationController?.pushViewController(screen, animated: false)
    }
}
