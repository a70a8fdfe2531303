/// A layout whose items follow each other in lines, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that stands for one that cells choose themselves.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// From where sections are inset.
    public enum SectionInsetReference: Int, Sendable {
        /// From the content's insets.
        case fromContentInset
        /// From the safe area.
        case fromSafeArea
        /// From the margins.
        case fromLayoutMargins
    }

    /// How large items are, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// About how large items are that choose their size themselves; zero where they do not.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// How far lines are apart at least, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// How far items of a line are apart at least, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// How far a section's items stay away from the sides, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// From where sections are inset.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// How large headers are; only the extent along the scrolling direction counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// How large footers are; only the extent along the scrolling direction counts.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay in view as long as their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay in view as long as their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    var flow = FlowPlan()
    /// The sizes that cells have chosen.
    var chosenSizes: [IndexPath: CGSize] = [:]

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        if flow.isStale { flow = makePlan() }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        if own?.invalidateFlowLayoutAttributes ?? true || context.invalidateEverything {
            flow.isStale = true
        }
        if context.invalidateDataSourceCounts { chosenSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override var collectionViewContentSize: CGSize { flow.size(isVertical) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.frame(of: indexPath).map { attributes(of: indexPath, $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, indexPath.section) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        hasOtherRoom(newBounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let own = context as? UICollectionViewFlowLayoutInvalidationContext {
            own.invalidateFlowLayoutAttributes = hasOtherRoom(newBounds)
            own.invalidateFlowLayoutDelegateMetrics = hasOtherRoom(newBounds)
        }
        return context
    }

    override func asksForPreferences(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && attributes.representedElementCategory == .cell
            && chosenSizes[attributes.indexPath] == nil
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferences(of: originalAttributes) else { return false }
        chosenSizes[originalAttributes.indexPath] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }
}
