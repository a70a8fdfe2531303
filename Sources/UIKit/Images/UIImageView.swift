/// A view that shows a picture, or several in turn.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The size and the mirroring that the contents were made for.
    var shownFor: ShownFor?

    /// Makes a view of a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of a picture, as large as it.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Makes a view of a picture and another for when it is highlighted, as large as the picture.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        // An initialiser's own assignments are not observed.
        imageDidChange(from: nil)
    }

    /// Makes a view as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The picture. An animated one begins at once.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
    }

    /// The picture while the view is highlighted; nil for the usual one.
    open var highlightedImage: UIImage? { didSet { if isHighlighted { updateContents() } } }

    /// Whether the view is shown highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateContents() } } }

    /// The size, weight and scale of symbols; nil for their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    /// The pictures to show in turn; nil for none.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The pictures to show in turn while the view is highlighted; nil for none.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

    /// How long the pictures take once, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0

    /// How often the pictures are shown; 0 for until they are stopped.
    open var animationRepeatCount = 0

    /// Shows the pictures in turn, from the first.
    open func startAnimating() { addAnimation() }

    /// Shows the picture again.
    open func stopAnimating() { layer.removeAnimation(forKey: UIImageView.animationKey) }

    /// Whether pictures are shown in turn.
    open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    /// The size of the picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

    /// The size of the picture.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    /// What the picture goes beyond what constraints align.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// How the picture fills the view.
    open override var contentMode: ContentMode { didSet { updateContents() } }

    /// Places the subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentsForSize()
    }

    /// The colour of templates has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if dependsOnColors { updateContents() }
    }

    /// The traits have changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if dependsOnColors { updateContents() }
    }

    private var dependsOnColors: Bool { [image, highlightedImage].contains { $0?.dependsOnColors == true } }

    private func imageDidChange(from old: UIImage?) {
        if image?.size != old?.size { invalidateIntrinsicContentSize() }
        updateContents()
        guard old?.images != nil || image?.images != nil else { return }
        stopAnimating()
        if image?.images != nil { startAnimating() }
    }
}
