import InterludeStage

/// A screen that is a picture.
@MainActor
final class PictureController: UIViewController {
    private let picture: CGImage

    init(_ picture: CGImage) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.layer.contents = picture
        view.layer.contentsGravity = .resizeAspectFill
        view.clipsToBounds = true
    }
}
