/// A collection of items, placed by a layout, of which only those in view exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    var collection = CollectionState()
    weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var currentLayout: UICollectionViewLayout
    let pool = ReusePool<UICollectionReusableView>()

    /// Makes a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Makes a collection with a flow layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Makes a collection with a flow layout as an archive describes it.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
    }

    private func setUpCollection() {
        currentLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Says what the collection shows.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Decides how the collection behaves and is told of what the user does.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            guard newValue !== collectionDelegate else { return }
            super.delegate = newValue
            invalidatePlaces()
        }
    }
    override func scrollDelegateDidChange() { collectionDelegate = scrollDelegate as? any UICollectionViewDelegate }

    /// Is told of items that will be needed soon; items here are asked for when they come into view.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are asked for before they come into view; they never are.
    open var isPrefetchingEnabled = false

    /// Says where the items are.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    /// Has another layout say where the items are.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Has another layout say where the items are.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { change(to: layout, animated: animated, completion) }
    func take(_ layout: UICollectionViewLayout) { currentLayout = layout }

    /// A view that stays behind the items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Views

    /// Has cells of a kind made of a class.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass as? UICollectionReusableView.Type, for: "cell/" + identifier)
    }
    /// Has cells of a kind made of a file.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib, for: "cell/" + identifier)
    }
    /// Has supplementary views of a kind made of a class.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { pool.register(viewClass as? UICollectionReusableView.Type, for: elementKind + "/" + identifier) }
    /// Has supplementary views of a kind made of a file.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.register(nib, for: kind + "/" + identifier) }
    /// A cell of a kind to show an item with: one that has left the screen, or a new one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue("cell", identifier, indexPath) as? UICollectionViewCell ?? UICollectionViewCell()
    }
    /// A supplementary view of a kind: one that has left the screen, or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(elementKind, identifier, indexPath) ?? UICollectionReusableView()
    }
    /// A cell of a registration, filled for an item.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell { dequeue(registration, indexPath, item) }
    /// A supplementary view of a registration, filled for a section or an item.
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary { dequeue(registration, indexPath) }

    // MARK: Data

    /// Asks for everything anew.
    open func reloadData() { reloadEverything() }
    /// How many sections there are.
    open var numberOfSections: Int { itemCounts.count }
    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    // MARK: Places

    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Where a supplementary view is.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// The item at a point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The item that a cell shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.order.first { collection.shown[$0]?.view === cell }?.path
    }
    /// The cell that shows an item; nil where it is not in view.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        collection.shown[.cell(indexPath)]?.view as? UICollectionViewCell
    }
    /// The cells in view.
    open var visibleCells: [UICollectionViewCell] { shownCells.compactMap { $0.view as? UICollectionViewCell } }
    /// The items in view.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.key.path) }
    /// A supplementary view in view.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        collection.shown[CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
    }
    /// The supplementary views of a kind in view.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplements(elementKind).map(\.view)
    }
    /// The places of the supplementary views of a kind in view.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplements(elementKind).map(\.key.path)
    }
    /// Scrolls an item into view.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether more than one item can be selected.
    open var allowsMultipleSelection = false
    /// The items that are selected, in the order of their selection; none is an empty list.
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selection }
    /// Selects an item without telling the delegate, and scrolls it into view; nil selects none.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Takes an item out of the selection without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Changes

    /// Makes changes together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        perform(updates, completion)
    }
    /// Items have come into the data.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
    /// Items have gone from the data.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
    /// Items have changed.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
    /// Items look different, but their cells stay.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// An item has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Sections have come into the data.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Sections have gone from the data.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Sections have changed.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Whether changes are being made that are not shown yet.
    open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

    // MARK: View

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(
            forProposedContentOffset: proposed,
            withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    }

    open override func layoutSubviews() {
        prepareLayout()
        super.layoutSubviews()
        placeItems()
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchesBegan(touches)
        super.touchesBegan(touches, with: event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchesEnded(touches)
        super.touchesEnded(touches, with: event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        itemTouchesCancelled()
        super.touchesCancelled(touches, with: event)
    }
}
