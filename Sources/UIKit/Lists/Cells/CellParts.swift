/// What a cell is made of.
struct CellParts {
    let contentView: UIView
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    /// The view of the content configuration.
    var configured: (any UIView & UIContentView)?
    var needsConfiguration = false
    var isConfiguring = false
    var background: UIView?
    var selection: UIView?
    var accessory: CellAccessoryView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// The lines above and below.
    let separators = (top: CALayer(), bottom: CALayer())
    var separatorColor: UIColor?
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var ownSeparatorInset: UIEdgeInsets?
    /// Whether the line below begins where the text beside a picture does.
    var separatorFollowsText = true
    /// Which of the lines show, and whether they reach from side to side.
    var shownSeparators: (top: Bool, bottom: Bool, isFull: Bool) = (false, false, false)

    /// The segues of a storyboard that selecting the cell, or tapping its button, follows.
    var selectionSegue: (@MainActor (Any?) -> Void)?
    var accessorySegue: (@MainActor (Any?) -> Void)?

    @MainActor init() { contentView = UIView() }
}
