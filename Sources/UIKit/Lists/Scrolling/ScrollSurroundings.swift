/// What a movement along one axis goes on in.
struct ScrollSurroundings: Equatable {
    /// The places at which the content may rest, in points.
    var range: ClosedRange<Double>
    /// How fast a velocity dies away, in 1/s.
    var rate: Double
    /// Pixels to a point.
    var scale: Double
    /// Whether the content goes on beyond the edges, and comes back.
    var bounces: Bool

    /// The size of a pixel in points.
    var pixel: Double { 1 / scale }

    /// The nearest place on a whole pixel.
    func onPixel(_ place: Double) -> Double { (place * scale).rounded() / scale }
}
