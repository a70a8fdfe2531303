/// Where and how a collection shows an item, a supplementary view or a decoration.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The item, or the section's item that the view belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What is shown.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of supplementary view or decoration; nil for cells.
    open internal(set) var representedElementKind: String?
    /// The middle, in points.
    open var center = CGPoint.zero
    /// The size in points.
    open var size = CGSize.zero
    /// How it is moved, turned and scaled about its middle, in space.
    open var transform3D = CATransform3DIdentity
    /// How opaque it is, 0 to 1.
    open var alpha: CGFloat = 1
    /// Where it stands among others: higher ones are in front.
    open var zIndex = 0
    /// Whether it is left out.
    open var isHidden = false

    /// Makes attributes of a cell without a place.
    public override init() { super.init() }

    /// Makes attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, elementKind)
        representedElementCategory = .supplementaryView
    }

    /// Makes attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
        representedElementCategory = .decorationView
    }

    /// The rectangle in points, with the transform; setting it leaves that alone.
    open var frame: CGRect {
        get {
            let bounds = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let shown = CATransform3DIsIdentity(transform3D) ? bounds : bounds.applying(transform)
            return shown.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// How it is moved, turned and scaled about its middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Attributes of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewLayoutAttributes.make(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether another object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { says(theSameAs: other) }
    }

    private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    var key: CollectionKey {
        CollectionKey(category: representedElementCategory, kind: representedElementKind, path: indexPath)
    }
}

/// What a view of a collection shows.
struct CollectionKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath

    static func cell(_ path: IndexPath) -> CollectionKey { CollectionKey(category: .cell, kind: nil, path: path) }
}
