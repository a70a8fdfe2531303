/// Has a table show snapshots: what changes from one to the next is animated.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell that shows an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var view: UITableView?
    private let provider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var places: [ItemIdentifierType: IndexPath] = [:]
    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes the source of a table, and sets it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (view, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
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
            view.change(self.defaultRowAnimation) { $0 = changes }
        } completion: { _ in
            completion?()
        }
        view.reconfigureRows(at: again.compactMap { indexPath(for: $0) })
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
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
    }
    /// The cell that shows an item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item)
        else {
            reportMisuse("a diffable data source has no cell for the item at \(indexPath)")
            return UITableViewCell()
        }
        return cell
    }
    /// How many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    /// The title above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    /// The title below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
    /// Whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Whether a row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// The user wants a row inserted or deleted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// The user has moved a row.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    /// The titles of an index at the side.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section that a title of the index stands for.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
