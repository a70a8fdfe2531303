import CClassInit

/// A screen that is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// The cells that the storyboard lists one by one; nil where the table asks for them.
    var staticTable: StaticTable?
    /// Whether the selection is taken back when the screen appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a screen with a table of some style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen whose table comes from a file, or is plain.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a screen as an archive describes it.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// What shows that the table is loaded anew; pulling it down asks for it.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    open override func loadView() {
        if loadViewFromFile() {
            guard let table = viewIfLoaded as? UITableView else { return }
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
            return
        }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let paths = tableView?.indexPathsForSelectedRows else { return }
        for path in paths { tableView?.deselectRow(at: path, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // Everything that a subclass may override has to stand in the class.

    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticTable?.count(of: section) ?? 0
    }
    /// The cell that shows a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticTable?.cell(at: indexPath) ?? UITableViewCell()
    }
    /// How many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { staticTable?.sections.count ?? 1 }
    /// The title above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticTable?.header(of: section)
    }
    /// The title below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticTable?.footer(of: section)
    }
    /// Whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        staticTable == nil
    }
    /// Whether a row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// The user wants a row inserted or deleted.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// The user has moved a row.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// The titles of an index at the side.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section that a title of the index stands for.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// A cell is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// A header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// A footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// A cell is shown no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// A header is shown no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    /// A footer is shown no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}
    /// How high a row is, in points.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticTable?.height(at: indexPath) ?? tableView.rowHeight
    }
    /// How high a header is, in points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// How high a footer is, in points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// About how high a row is that measures itself when it comes into view.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// About how high a header is that measures itself when it comes into view.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    /// About how high a footer is that measures itself when it comes into view.
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }
    /// The view above a section; nil for one with the data source's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// The view below a section; nil for one with the data source's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// The button of a row was tapped.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a row shows that it is touched; only such rows can be selected.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A row shows that it is touched.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// A row shows no more that it is touched.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The user is about to select a row.
    /// - Returns: the row to select, nil for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The user is about to take a row out of the selection.
    /// - Returns: the row to take out, nil for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    /// The user has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// The user has taken a row out of the selection.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// What editing does with a row.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { tableView.isEditing || commitsEditing ? .delete : .none }
    /// The title of the button that deletes a row.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Whether a row is indented while it is edited.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// How many levels a row is indented by.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// What a swipe from a row's beginning uncovers.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// What a swipe from a row's end uncovers; nil for a button that deletes it, where its editing style is that.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Where a row that a finger moves goes, if not to where it has been moved.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// A row is about to uncover its buttons.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// A row has covered its buttons again.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The content offset has changed, whoever changed it.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// A finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    ///   - targetContentOffset: where the content will come to rest; another offset can be put there.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The finger has let go.
    /// - Parameter decelerate: whether the content goes on moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The content goes on by itself from here.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// A movement has ended that the app asked for.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The view that is made larger and smaller; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Fingers begin to change the scale.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The scale has come to rest.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Whether the content goes to its top when the user asks for that.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The content is at its top because the user asked for it.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The insets that count have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UITableViewController {
    /// Whether the class deletes rows: whether it overrides `tableView(_:commit:forRowAt:)`.
    fileprivate var commitsEditing: Bool {
        // Sound: only asks for the address of a method that every class of table controllers has.
        table_commit(unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self))
            != table_commit(unsafeBitCast(UITableViewController.self as AnyClass, to: UnsafeRawPointer.self))
    }
}
