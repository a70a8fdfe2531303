/// What a scroll view keeps of its movements.
struct ScrollState {
    /// Where a finger took hold of the content.
    struct Drag {
        /// The offset that the finger asks for where it took hold.
        var origin: CGPoint
        /// The offset at which the view was.
        var startOffset: CGPoint
        /// The directions in which the content goes along; set by the first movement where the direction is locked.
        var axes: (x: Bool, y: Bool)
        var isAxisKnown: Bool
    }

    /// Where two fingers took hold of the content.
    struct Pinch {
        var startScale: CGFloat
        /// The point between the fingers, in units of the content at scale 1.
        var anchor: CGPoint
    }

    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    /// The room above the content for a wheel that turns.
    var refreshRoom: CGFloat = 0
    var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The insets when they were last told of.
    var knownInsets = UIEdgeInsets.zero
    var knownSize = CGSize.zero
    var drag: Drag?
    var pinch: Pinch?
    var motion: ScrollMotion?
    var link: CADisplayLink?
    /// Whether the offset is being set for a finger or a movement.
    var isMovingContent = false
    var zoomScale: CGFloat = 1
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var isTouched = false
}
