extension UICollectionView {
    /// What a view of a collection is.
    public enum ElementCategory: UInt, Sendable {
        /// It shows an item.
        case cell
        /// It shows something about a section or an item.
        case supplementaryView
        /// It belongs to the layout.
        case decorationView
    }

    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical
        /// From side to side.
        case horizontal
    }

    /// Where an item comes to when it is scrolled into view.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// To the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// To the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// To the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// To the middle from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// To the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of headers in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// A change of a collection's items, for its layout.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// It comes.
        case insert
        /// It goes.
        case delete
        /// It changes.
        case reload
        /// It moves.
        case move
        /// Nothing.
        case none
    }

    /// Where the item was; nil for one that comes.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is; nil for one that goes. A section has the item `NSNotFound`.
    public let indexPathAfterUpdate: IndexPath?
    /// What happens.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}

/// What of a layout does not hold any more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing does.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of items may be others.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items whose places do not hold.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// How much the content's size changes.
    open var contentSizeAdjustment = CGSize.zero
    /// How much the offset has to change.
    open var contentOffsetAdjustment = CGPoint.zero

    /// Makes a context for no changes yet.
    public override init() { super.init() }

    /// Items whose places do not hold.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}

/// What of a flow layout does not hold any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes and distances anew.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the places are to be worked out anew.
    open var invalidateFlowLayoutAttributes = true
}
