/// How a table wants one of its cells to look.
struct CellLook {
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets
    /// Whether lines begin where the text beside a picture does.
    var separatorFollowsText: Bool
    /// Whether there is a line above the cell.
    var showsTop: Bool
    /// Whether there is a line below it.
    var showsBottom: Bool
    /// Whether that reaches from side to side.
    var isFull: Bool
    var background: UIColor?
    var radius: CGFloat = 0
    var corners: CACornerMask = []
}
