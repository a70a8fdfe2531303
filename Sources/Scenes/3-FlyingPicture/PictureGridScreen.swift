import UIKit

/// A grid of pictures.
final class PictureGridScreen: UIViewController, UINavigationControllerDelegate {
    private let scrollView = UIScrollView()
    private var cells: [PictureCell] = []
    private(set) var chosenCell: PictureCell?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        cells = (0..<12).map { index in
            let landscape = Landscape.all[index % Landscape.all.count]
            let cell = PictureCell(landscape)
            cell.addAction(
                UIAction { [weak self, weak cell] _ in
                    self?.chosenCell = cell
                    self?.show(landscape)
                }, for: .touchUpInside)
            scrollView.addSubview(cell)
            return cell
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let (gap, top) = (CGFloat(12), CGFloat(72))
        let width = (view.bounds.width - 3 * gap) / 2
        let height = width * 1.3
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: gap + CGFloat(index % 2) * (width + gap), y: top + CGFloat(index / 2) * (height + gap), width: width,
                height: height)
        }
        scrollView.contentSize = CGSize(
            width: view.bounds.width, height: top + CGFloat((cells.count + 1) / 2) * (height + gap))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    private func show(_ landscape: Landscape) {
        let detail = PictureScreen(landscape, button: "Back") { screen in
            screen.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: (toVC as? PictureScreen).map { FlyingPictureTransition(.push, grid: self, detail: $0) }
        case .pop: (fromVC as? PictureScreen).map { FlyingPictureTransition(.pop, grid: self, detail: $0) }
        default: nil
        }
    }
}

/// A picture with round corners that can be chosen.
final class PictureCell: UIControl {
    let imageView = UIImageView()

    init(_ landscape: Landscape) {
        super.init(frame: .zero)
        imageView.image = landscape.image(CGSize(width: 390, height: 844))
        imageView.contentMode = .scaleAspectFill
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
        layer.cornerRadius = 14
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
