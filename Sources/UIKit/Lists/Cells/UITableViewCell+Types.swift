extension UITableViewCell {
    /// What a cell without contents of its own consists of.
    public enum CellStyle: Int, Sendable {
        /// A picture and a text.
        case `default`
        /// A text at the left and another at the right.
        case value1
        /// A short text in the tint colour and another one beside it.
        case value2
        /// A text and a smaller one below it.
        case subtitle
    }

    /// How separators look.
    public enum SeparatorStyle: Int, Sendable {
        /// There are none.
        case none
        /// They are lines.
        case singleLine
        /// They are etched lines; drawn as lines.
        case singleLineEtched
    }

    /// How a cell shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// It does not.
        case none
        /// Grey; blue on early systems.
        case blue
        /// Grey.
        case gray
        /// As is usual: grey.
        case `default`
    }

    /// What editing does with a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It can be deleted.
        case delete
        /// Another one can be inserted.
        case insert
    }

    /// What is at a cell's right.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron: a tap leads on.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A mark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// What a cell shows beyond its contents.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control for editing.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
