/// What a table keeps of its rows.
struct TableState {
    /// A cell that shows a row.
    struct ShownCell {
        var path: IndexPath
        var cell: UITableViewCell
    }

    /// A view that shows a header or footer.
    struct ShownSupplement {
        var element: TableLayout.Element
        var view: UIView
    }

    /// The places of everything; nil while they are not known.
    var layout: TableLayout?
    /// How often everything has been asked for.
    var layoutCount = 0
    /// The cells that are shown, from top to bottom.
    var cells: [ShownCell] = []
    /// The headers and footers that are shown.
    var supplements: [ShownSupplement] = []
    /// The rows that are selected, in the order of their selection.
    var selection: [IndexPath] = []
    /// The row that shows that a finger is on it.
    var touched: IndexPath?
    var isEditing = false
    var isPlacing = false
    var updateDepth = 0
    var updates = ListChanges()
    var animation = UITableView.RowAnimation.automatic
    var updateCompletions: [(Bool) -> Void] = []
    /// The row that the content is moving to.
    var scrollTarget: (path: IndexPath, position: UITableView.ScrollPosition)?
    var laidOutWidth: CGFloat = 0
    /// Whether the app has said where the lines between rows begin.
    var hasOwnSeparatorInset = false
    /// The row that a finger moves.
    var move: RowMove?
    /// Moves the content while the finger is held at the table's edge.
    var moveScrolling: RowMoveScrolling?
    /// The letters at the side.
    var index: SectionIndexView?
    /// Sees rows being swiped.
    var swipe: TableSwipe?
}
