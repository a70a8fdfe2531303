/// Colours along a way from 0 to 1, mixed between their places component by component, alpha apart.
public final class CGGradient: Sendable {
    /// The colours from first to last.
    package let colors: [CGColor]
    /// Where each colour is reached, 0 to 1, never falling.
    package let locations: [CGFloat]

    /// Makes a gradient; nil without colours.
    ///
    /// - Parameters:
    ///   - colorsSpace: The space to mix in. It is sRGB, whatever is given.
    ///   - colors: The colours, `CGColor` each; others are left out.
    ///   - locations: Where each colour is reached, 0 to 1, as many as there are colours, read before the call
    ///     returns; nil for equal distances.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let stops = colors.enumerated().compactMap { index, color in
            (color as? CGColor).map { (color: $0, index: index) }
        }
        guard !stops.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let places = stops.map { stop in
            let place = locations.map { $0[stop.index] } ?? CGFloat(stop.index) / last
            return min(max(place.isNaN ? 0 : place, 0), 1)
        }
        // Equal places keep their order: the colour changes at once there.
        let order = stops.indices.sorted { places[$0] != places[$1] ? places[$0] < places[$1] : $0 < $1 }
        self.colors = order.map { stops[$0].color }
        self.locations = order.map { places[$0] }
    }

    /// Makes a gradient of an array of components and alphas, in a space's order; nil without colours.
    ///
    /// The pointers must lead to as many numbers as the count asks for; they are read before the call returns.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    /// The colour at a place as one premultiplied pixel, red in the lowest byte.
    package func pixel(at place: CGFloat) -> UInt32 {
        let next = locations.firstIndex { $0 > place } ?? locations.count
        guard next > 0, next < colors.count else { return colors[min(next, colors.count - 1)].pixel }
        let (before, after) = (colors[next - 1], colors[next])
        let fraction = (place - locations[next - 1]) / (locations[next] - locations[next - 1])
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        let mixed = CGColor(
            red: mix(before.red, after.red), green: mix(before.green, after.green),
            blue: mix(before.blue, after.blue), alpha: mix(before.alpha, after.alpha))
        return mixed.pixel
    }
}
