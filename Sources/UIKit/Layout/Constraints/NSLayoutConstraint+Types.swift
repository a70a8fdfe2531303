extension NSLayoutConstraint {
    /// How two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// They are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A part of a view that a constraint places.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right = 2
        /// The top side.
        case top = 3
        /// The bottom side.
        case bottom = 4
        /// The side where lines begin.
        case leading = 5
        /// The side where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle from left to right.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The baseline of the last line of text; the bottom where there is no text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the bottom where there is no text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The top margin.
        case topMargin = 15
        /// The bottom margin.
        case bottomMargin = 16
        /// The margin where lines begin.
        case leadingMargin = 17
        /// The margin where lines end.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the top and the bottom margin.
        case centerYWithinMargins = 20
        /// None: the constraint has no second item.
        case notAnAttribute = 0
    }

    /// A direction on the screen.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What a visual format aligns, and where it begins.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left sides.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right sides.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top sides.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom sides.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the sides where lines begin.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the sides where lines end.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the middles from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the middles from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Everything that aligns.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format runs in the reading direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Everything about the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Distances lie between sides.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical distances lie between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// Everything about distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same part of the margins' guide, for those that name a margin.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// What kind of quantity it is: only like ones compare.
    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .length
        case .left, .right, .leftMargin, .rightMargin: .side
        case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
        case .centerX, .centerXWithinMargins: .centerX
        default: .vertical
        }
    }

    /// Whether it is a side where lines begin or end.
    var isReadingSide: Bool { kind == .readingSide }

    /// Whether it is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    enum Kind { case none, length, side, readingSide, centerX, vertical }

    /// The name, as Apple's messages have it.
    var name: String { self == .notAnAttribute ? "" : "\(self)" }
}

extension NSLayoutConstraint.Relation {
    /// The sign.
    var sign: String { self == .equal ? "==" : self == .lessThanOrEqual ? "<=" : ">=" }

    /// The same for the solver.
    var solverRelation: LayoutSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
