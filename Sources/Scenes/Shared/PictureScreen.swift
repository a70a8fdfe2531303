import UIKit

/// A screen that shows a landscape and its name all over, and does something when its button is pressed.
class PictureScreen: UIViewController {
    let landscape: Landscape
    let imageView = UIImageView()
    let nameLabel = UILabel()
    private let buttonTitle: String?
    private let onButton: (PictureScreen) -> Void

    init(_ landscape: Landscape, button: String? = nil, _ onButton: @escaping (PictureScreen) -> Void = { _ in }) {
        self.landscape = landscape
        (buttonTitle, self.onButton) = (button, onButton)
        super.init(nibName: nil, bundle: nil)
        title = landscape.name
    }

    required init?(coder: NSCoder) { nil }

    private(set) lazy var button: PillButton? = buttonTitle.map { title in
        PillButton(title) { [weak self] in if let self { onButton(self) } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.image = landscape.image(CGSize(width: 390, height: 844))
        nameLabel.text = landscape.name
        nameLabel.font = .systemFont(ofSize: 34, weight: .bold)
        nameLabel.textColor = .white
        view.addSubview(imageView)
        view.addSubview(nameLabel)
        if let button {
            button.color = UIColor(white: 0, alpha: 0.45)
            view.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        imageView.frame = view.bounds
        nameLabel.frame = CGRect(x: 24, y: view.bounds.height - 170, width: view.bounds.width - 48, height: 44)
        button?.frame = CGRect(x: 24, y: view.bounds.height - 104, width: view.bounds.width - 48, height: 52)
    }
}
