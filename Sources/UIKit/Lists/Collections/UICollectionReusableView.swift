/// A view of a collection that is used again when it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The kind of view, by which it is used again.
    open internal(set) var reuseIdentifier: String?
    /// The attributes that the view has.
    var applied: UICollectionViewLayoutAttributes?

    /// Makes a view with a frame in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a view as an archive describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view is about to be used again.
    open func prepareForReuse() {}
    /// Takes over attributes; place, size, transform and opacity are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// The collection is about to change its layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The collection has changed its layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The attributes that the view would like to have: the same ones with the size that its constraints ask for.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let size = fittingSize(for: layoutAttributes)
        if size.width > 0, size.height > 0 { preferred.size = size }
        return preferred
    }

    func fittingSize(for layoutAttributes: UICollectionViewLayoutAttributes) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// Brings the view to where attributes say.
    func place(_ attributes: UICollectionViewLayoutAttributes) {
        let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
        if self.bounds != bounds { self.bounds = bounds }
        if center != attributes.center { center = attributes.center }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        guard applied != attributes else { return }
        applied = attributes.copy() as? UICollectionViewLayoutAttributes
        apply(attributes)
    }
}
