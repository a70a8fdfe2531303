import UIKit

/// The scenes, each with a picture, to be tapped.
final class ChooserScreen: UICollectionViewController {
    private var entries: [ChooserEntry]
    private let choose: (Int) -> Void

    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 16

    /// - Parameter choose: told which entry was tapped.
    init(_ entries: [ChooserEntry], _ choose: @escaping (Int) -> Void) {
        (self.entries, self.choose) = (entries, choose)
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = ChromePalette.background
        collectionView.alwaysBounceVertical = true
        collectionView.indicatorStyle = .white
        collectionView.register(ChooserCell.self, forCellWithReuseIdentifier: "scene")
        collectionView.register(
            ChooserHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let width = ((view.bounds.width - 2 * ChooserScreen.margin - ChooserScreen.gap) / 2).rounded(.down)
        layout.itemSize = CGSize(width: width, height: ChooserCell.height(forWidth: width))
        layout.sectionInset = UIEdgeInsets(
            top: 0, left: ChooserScreen.margin, bottom: 24, right: ChooserScreen.margin)
        layout.minimumInteritemSpacing = ChooserScreen.gap
        layout.minimumLineSpacing = 24
        layout.headerReferenceSize = CGSize(width: view.bounds.width, height: 96)
    }

    /// Shows the scenes from some height on, or what is next to that.
    func scroll(to offset: CGFloat) {
        let insets = collectionView.adjustedContentInset
        let last = collectionView.contentSize.height + insets.bottom - collectionView.bounds.height
        collectionView.contentOffset.y = max(min(offset, last), -insets.top)
    }

    /// Shows the picture of an entry that had none.
    func show(_ poster: CGImage, at index: Int) {
        entries[index].poster = poster
        guard let cell = collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? ChooserCell else {
            return
        }
        cell.fadeIn(poster)
    }

    // MARK: The collection

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        entries.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "scene", for: indexPath)
        (cell as? ChooserCell)?.show(entries[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        choose(indexPath.item)
    }
}
