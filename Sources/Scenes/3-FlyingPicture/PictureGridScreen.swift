import UIKit

/// A collection of pictures; the chosen one flies into its own screen.
final class PictureGridScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UINavigationControllerDelegate
{
    private static let gap: CGFloat = 12

    private let layout = UICollectionViewFlowLayout()
    private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    private func landscape(at indexPath: IndexPath) -> Landscape { Landscape.all[indexPath.item % Landscape.all.count] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        layout.sectionInset = UIEdgeInsets(
            top: 8, left: PictureGridScreen.gap, bottom: 34, right: PictureGridScreen.gap)
        layout.minimumLineSpacing = PictureGridScreen.gap
        layout.minimumInteritemSpacing = PictureGridScreen.gap
        collectionView.backgroundColor = .white
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        collectionView.register(
            PictureGridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = (view.bounds.width - 3 * PictureGridScreen.gap) / 2
        layout.itemSize = CGSize(width: width, height: (width * 1.6).rounded())
        layout.headerReferenceSize = CGSize(width: view.bounds.width, height: 104)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    // MARK: The collection

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        (cell as? PictureCell)?.imageView.image = landscape(at: indexPath).image(CGSize(width: 390, height: 844))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = PictureScreen(landscape(at: indexPath), button: "Back") { screen in
            screen.navigationController?.popViewController(animated: true)
        }
        navigationController?.pushViewController(detail, animated: true)
    }

    // MARK: The transition

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let selected = collectionView.indexPathsForSelectedItems?.first,
            let cell = collectionView.cellForItem(at: selected) as? PictureCell,
            let detail = (operation == .push ? toVC : fromVC) as? PictureScreen
        else { return nil }
        return FlyingPictureTransition(operation == .push ? .push : .pop, cell: cell, detail: detail)
    }
}
