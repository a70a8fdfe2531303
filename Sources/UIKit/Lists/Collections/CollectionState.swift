/// What a collection keeps of its items.
struct CollectionState {
    /// A view that is shown.
    struct Shown {
        var key: CollectionKey
        var view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
    }

    /// How many items each section has; nil while that is not known.
    var counts: [Int]?
    /// Whether the layout has worked out where they are.
    var isPrepared = false
    /// The views that are shown, in the order of the layout's attributes.
    var shown: [CollectionKey: Shown] = [:]
    var order: [CollectionKey] = []
    /// The bounds when the layout was last asked whether it holds.
    var knownBounds = CGRect.zero
    var selection: [IndexPath] = []
    var touched: IndexPath?
    var isPlacing = false
    /// Whether it has been reported that the layout gave a frame that is not finite.
    var hasReportedFrame = false
    var updateDepth = 0
    var updates = ListChanges()
    var updateCompletions: [(Bool) -> Void] = []
    /// What was shown and near before changes.
    var before: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
    /// Whether the views are placed by a change that is being animated.
    var isChangingLayout = false
}
