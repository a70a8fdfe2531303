/// A layer's shadow.
struct ShadowProperties {
    var color: CGColor? = .black
    var opacity: Float = 0
    var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    var radius: CGFloat = 3
    var path: PathValue?

    // Sound: a shared value is never changed in place.
    nonisolated(unsafe) static let standard = Shared(ShadowProperties())
}
