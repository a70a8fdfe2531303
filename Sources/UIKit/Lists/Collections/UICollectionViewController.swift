/// A screen that is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout: UICollectionViewLayout
    /// Whether the selection is taken back when the screen appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a screen with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a screen whose collection comes from a file, or has a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a screen as an archive describes it.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    private var ownCollection: UICollectionView?

    /// The collection; it is the screen's view or in it.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollection ?? viewIfLoaded as? UICollectionView
        }
        set {
            ownCollection = newValue
            if !isViewLoaded || viewIfLoaded is UICollectionView { view = newValue }
        }
    }

    /// The layout that the screen was made with, or the collection's.
    open var collectionViewLayout: UICollectionViewLayout { collectionIfLoaded?.collectionViewLayout ?? layout }

    private var collectionIfLoaded: UICollectionView? { ownCollection ?? viewIfLoaded as? UICollectionView }

    open override func loadView() {
        if loadViewFromFile() {
            guard let collection = viewIfLoaded as? UICollectionView else { return }
            if collection.dataSource == nil { collection.dataSource = self }
            if collection.delegate == nil { collection.delegate = self }
            return
        }
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        collection.delegate = self
        ownCollection = collection
        view = collection
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    // Everything that a subclass may override has to stand in the class.

    /// How many items a section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell that shows an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// How many sections there are.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The view that says something about a section or an item.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView() }
    /// Whether a finger can move an item.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// A finger has moved an item.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Whether an item shows that it is touched; only such items can be selected.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// An item shows that it is touched.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// An item shows no more that it is touched.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether the user may select an item.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Whether the user may take an item out of the selection, where several can be selected.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// The user has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// The user has taken an item out of the selection.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// A cell is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// A supplementary view is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// A cell is shown no more.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// A supplementary view is shown no more.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The offset after changes of the layout or the items.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    /// The content offset has changed, whoever changed it.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// A finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    ///   - targetContentOffset: where the content will come to rest; another offset can be put there.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The finger has let go.
    /// - Parameter decelerate: whether the content goes on moving.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The content goes on by itself from here.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// A movement has ended that the app asked for.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The view that is made larger and smaller; nil for none.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Fingers begin to change the scale.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The scale has come to rest.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Whether the content goes to its top when the user asks for that.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The content is at its top because the user asked for it.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The insets that count have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
