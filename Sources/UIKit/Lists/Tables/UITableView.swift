/// A list of rows, one below the other in sections, of which only those in view exist.
///
/// The places of all rows are known by their heights or estimates of them, in a tree in which one height can be changed
/// and a row found in logarithmic time. A frame costs what its visible rows cost, however long the list is.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How the sections look.
    public let style: Style
    var table = TableState()
    weak var tableDelegate: (any UITableViewDelegate)?
    let cellPool = ReusePool<UITableViewCell>()
    let headerFooterPool = ReusePool<UITableViewHeaderFooterView>()

    /// Makes a table of some style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes a table as an archive describes it.
    public required init?(coder: NSCoder) {
        style = (coder as? StoryboardCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        setUpTable()
    }

    /// Says what the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Decides how the table looks and is told of what the user does.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            guard newValue !== tableDelegate else { return }
            super.delegate = newValue
            if newValue != nil { forgetData() }
        }
    }

    override func dragWillBegin() { table.swipe?.close(animated: true) }

    override func scrollDelegateDidChange() { tableDelegate = scrollDelegate as? any UITableViewDelegate }

    /// Is told of rows that will be needed soon; rows here are asked for when they come into view.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // MARK: Heights

    /// How high rows are, in points.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    /// How high headers are, in points.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    /// How high footers are, in points.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    /// About how high rows are that measure themselves.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    /// About how high headers are that measure themselves.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// About how high footers are that measure themselves.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Room above the headers of a plain table, in points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }

    // MARK: Looks

    /// Whether lines separate the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateShownCells() } }
    /// The lines' colour.
    open var separatorColor: UIColor? = .separator { didSet { updateShownCells() } }
    /// How far the lines stay away from the sides, in points. Until it is set, those of rows with a picture begin at
    /// the text.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            table.hasOwnSeparatorInset = true
            updateShownCells()
        }
    }
    /// From where the separators' inset counts.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Whether cells are no wider than is good to read.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether cells keep clear of the safe area.
    open var insetsContentViewsToSafeArea = true
    /// A view that stays behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view above all sections; its height counts.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below all sections; its height counts.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    /// From how many rows on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The colour of the index's letters; the tint colour unless set.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the index.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// The colour behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLooksDidChange() } }
    /// Asks for the titles of the index anew.
    open func reloadSectionIndexTitles() { loadSectionIndex() }

    // MARK: Data

    /// Asks for everything anew.
    open func reloadData() { reloadEverything() }
    /// How many sections there are.
    open var numberOfSections: Int { layoutOfData.rowCounts.count }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = layoutOfData.rowCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Has cells of a kind made of a class.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass as? UITableViewCell.Type, for: identifier)
    }
    /// Has cells of a kind made of a file.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(nib, for: identifier)
    }
    /// Has headers and footers of a kind made of a class.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterPool.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
    }
    /// A cell of a kind to show a row with: one that has left the screen, or a new one.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier) ?? makeUnknownCell(identifier)
    }
    /// A cell of a kind: one that has left the screen, or a new one where the kind is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// A header or footer of a kind: one that has left the screen, or a new one where the kind is registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

    // MARK: Places

    /// The rectangle of a section with its header and footer, in points.
    open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
    /// The rectangle of a header.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    /// The rectangle of a footer.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
    /// The rectangle of a row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }
    /// The row at a point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    /// The row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.cells.first { $0.cell === cell }?.path }
    /// The rows that lie in a rectangle, at least partly.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
    /// The cell that shows a row; nil where it is not in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// The cells in view, from top to bottom.
    open var visibleCells: [UITableViewCell] { cellsInView.map(\.cell) }
    /// The rows in view, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { cellsInView.map(\.path) }
    /// The header of a section, if it is in view.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(.header(section)) as? UITableViewHeaderFooterView
    }
    /// The footer of a section, if it is in view.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        supplement(.footer(section)) as? UITableViewHeaderFooterView
    }
    /// Scrolls a row into view.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls the selected row that is nearest into view.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Selection

    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether more than one row can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether more than one row can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// The row that is selected, the first selected one of several.
    open var indexPathForSelectedRow: IndexPath? { table.selection.first }
    /// The rows that are selected, in the order of their selection.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selection.isEmpty ? nil : table.selection }
    /// Selects a row without telling the delegate, and scrolls it into view; nil selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Takes a row out of the selection without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Changes

    /// Makes changes together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        perform(updates, completion)
    }
    /// Begins changes that are made together.
    open func beginUpdates() { openUpdates() }
    /// Makes the changes since the matching `beginUpdates()`.
    open func endUpdates() { closeUpdates() }
    /// Rows have come into the data.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedItems += indexPaths }
    }
    /// Rows have gone from the data.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedItems += indexPaths }
    }
    /// Rows have changed.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedItems += indexPaths }
    }
    /// Rows look different, but their cells stay.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// A row has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Sections have come into the data.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Sections have gone from the data.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Sections have changed.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }
    /// Whether changes are being made that are not shown yet.
    open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

    // MARK: Editing

    /// Whether the rows show how they can be edited.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Has the rows show how they can be edited, or stop it.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: View

    open override func layoutSubviews() {
        loadData()
        super.layoutSubviews()
        placeRows()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() } else { cancelMove() }
    }

    open override func touchesShouldCancel(in view: UIView) -> Bool { true }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger on the index goes from letter to letter, one on a grip moves a row.
        let isOnGrip = recognizing.pan.received.contains {
            $0.view is SectionIndexView || $0.view is CellReorderControl
        }
        if gestureRecognizer === panGestureRecognizer, isOnGrip { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesBegan(touches, event)
        super.touchesBegan(touches, with: event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesEnded(touches)
        super.touchesEnded(touches, with: event)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesCancelled()
        super.touchesCancelled(touches, with: event)
    }
}
