/// Has a collection show snapshots: what changes from one to the next is animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell that shows an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var places: [ItemIdentifierType: IndexPath] = [:]
    /// Makes the view that says something about a section or an item.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// Makes supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes the source of a collection, and sets it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (view, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        shown
    }

    /// Shows another snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let view else { return take(snapshot) }
        guard animatingDifferences, view.window != nil, shown.numberOfSections > 0 else {
            applySnapshotUsingReloadData(snapshot)
            completion?()
            return
        }
        let changes = ListChanges(from: shown, to: snapshot)
        let again = snapshot.reconfiguredItemIdentifiers
        view.performBatchUpdates {
            self.take(snapshot)
            view.change { $0 = changes }
        } completion: { _ in
            completion?()
        }
        view.reconfigureItems(at: again.compactMap { indexPath(for: $0) })
    }

    /// Shows another snapshot at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        view?.reloadData()
        completion?()
    }

    private func take(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        shown = snapshot
        shown.settle()
        places = ListChanges.places(snapshot)
    }

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = shown.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    /// Where an item is.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        places[itemIdentifier]
    }
    /// The section at a place.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = shown.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }
    /// Where a section is.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.indexOfSection(sectionIdentifier)
    }

    // Everything that a subclass may override has to stand in the class.

    /// How many items a section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell that shows an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let item = itemIdentifier(for: indexPath),
            let cell = provider(collectionView, indexPath, item)
        else {
            reportMisuse("a diffable data source has no cell for the item at \(indexPath)")
            return UICollectionViewCell()
        }
        return cell
    }
    /// How many sections there are.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    /// The view that says something about a section or an item.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    /// Whether a finger can move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    { false }
    /// A finger has moved an item.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
