extension UITableView {
    /// The height that means: as high as the contents ask for.
    public static let automaticDimension: CGFloat = -1

    /// How a table's sections look.
    public enum Style: Int, Sendable {
        /// One below the other; headers stay in view as long as their section is.
        case plain
        /// As groups with room between them.
        case grouped
        /// As groups with round corners and room around them.
        case insetGrouped
    }

    /// Where a row comes to when it is scrolled into view.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is reached soonest.
        case none
        /// To the top.
        case top
        /// To the middle.
        case middle
        /// To the bottom.
        case bottom
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade
        /// They come from the right and go there.
        case right
        /// They come from the left and go there.
        case left
        /// They come from the top and go there.
        case top
        /// They come from the bottom and go there.
        case bottom
        /// At once.
        case none
        /// They come out of the middle.
        case middle
        /// As suits the table.
        case automatic = 100
    }

    /// From where separators are inset.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the cell's edges.
        case fromCellEdges
        /// From where the table would begin them.
        case fromAutomaticInsets
    }
}
