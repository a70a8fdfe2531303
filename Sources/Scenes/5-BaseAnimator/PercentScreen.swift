import UIKit

/// A picture with a few words, which is dragged away from the left edge.
final class PercentScreen: UIViewController {
    let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let textLabel = UILabel()
    private let onDrag: (EdgeRecognizer) -> Void

    init(_ landscape: Landscape, image: UIImage?, onDrag: @escaping (EdgeRecognizer) -> Void) {
        self.onDrag = onDrag
        super.init(nibName: nil, bundle: nil)
        imageView.image = image
        nameLabel.text = landscape.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        nameLabel.font = .systemFont(ofSize: 34, weight: .bold)
        textLabel.text = "Drag from the left edge: the picture goes back to its place, as far as the finger says."
        textLabel.font = .systemFont(ofSize: 17)
        textLabel.textColor = .gray
        textLabel.numberOfLines = 0
        for subview in [imageView, nameLabel, textLabel] { view.addSubview(subview) }
        view.addGestureRecognizer(EdgeRecognizer(onDrag))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        imageView.frame = CGRect(x: 0, y: 0, width: width, height: width * 4 / 3)
        nameLabel.frame = CGRect(x: 24, y: imageView.frame.maxY + 24, width: width - 48, height: 41)
        textLabel.frame = CGRect(x: 24, y: nameLabel.frame.maxY + 8, width: width - 48, height: 46)
    }
}
