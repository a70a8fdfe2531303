/// Says where a collection's items are.
///
/// Subclasses work the places out in `prepare()` and hand them out in `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection whose layout this is.
    open internal(set) weak var collectionView: UICollectionView?
    private var decorationTypes: [String: UICollectionReusableView.Type] = [:]

    /// Makes a layout without items.
    public override init() { super.init() }
    /// Makes a layout as an archive describes it.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout hands out.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts that say what does not hold any more.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Places

    /// Works out the places; called before they are asked for, after they were said not to hold.
    open func prepare() {}
    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Where everything is that lies in a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view is.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration is.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item is to be that a finger moves.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// Has decorations of a kind made of a class.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationTypes[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    func decorationType(_ kind: String) -> UICollectionReusableView.Type? { decorationTypes[kind] }

    // MARK: What does not hold

    /// The places do not hold any more.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Some of the places do not hold any more. Subclasses call the superclass's.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
    }
    /// Whether places do not hold any more when the collection is scrolled or resized.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What does not hold any more then.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Whether cells are asked for the attributes that they would like.
    func asksForPreferences(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Whether places do not hold any more when a cell would like other attributes.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What does not hold any more then.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: Scrolling

    /// Where the content comes to rest that would come to rest somewhere.
    /// - Parameter velocity: in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// The offset after changes of the layout or the items.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Changes

    /// Items change; called after `prepare()`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// The changes have been animated.
    open func finalizeCollectionViewUpdates() {}
    /// The collection is about to be resized in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// The collection has been resized.
    open func finalizeAnimatedBoundsChange() {}
    /// Another layout is about to take this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// This layout is about to take another one's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// The layout has taken the other one's place.
    open func finalizeLayoutTransition() {}
    /// Where an item comes from; nil for where it will be, transparent.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes to; nil for where it was, transparent.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view comes from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a supplementary view goes to.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration comes from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration goes to.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Reading direction

    /// Whether places are mirrored where lines run the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction for which the layout was written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
