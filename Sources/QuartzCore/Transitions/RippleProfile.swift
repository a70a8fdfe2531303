/// A section through the ring from its inner edge to its outer one.
struct RippleProfile: Sendable {
    /// The ring at a radius.
    struct Entry {
        /// The slope of the water outwards, 1 at its steepest, divided by the radius in half pixels; the slope times
        /// any radius that is nearest to this entry is 1 at most.
        var slope: Float
        /// How much the new picture shows, in 256ths.
        var weight: UInt32
    }

    /// The radius of the first entry, in half pixels.
    private let inner: Double
    /// Entries to a half pixel.
    private let density: Double
    private var entries: [Entry] = []

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - inner: the radius of the inner edge in half pixels.
    ///   - halfWidth: half the ring's width in half pixels.
    ///   - strength: how high the water stands, from 0 to 1.
    init(inner: Double, halfWidth: Double, strength: Double) {
        // Eight entries to a pixel: no step between two of them can be seen.
        let count = Int(halfWidth * 8)
        density = Double(count) / (2 * halfWidth)
        self.inner = inner
        entries.reserveCapacity(count + 1)
        for index in 0...count {
            let place = Double(2 * index) / Double(count) - 1
            let radius = inner + Double(index) / density
            let weight = UInt32((256 * (1 - smoothStep((place + 0.65) / 0.95))).rounded())
            // The water is flat in the very middle, where a slope would have no direction.
            let slope = RippleProfile.slope(place) * strength * smoothStep(radius / halfWidth)
            let farthest = radius + 0.5 / density
            entries.append(Entry(slope: radius > 0 ? Float(slope / farthest) : 0, weight: weight))
        }
    }

    /// The slope of the water at a place between the edges −1 and 1: of a crest with a trough behind it.
    ///
    /// The height is 0.975 (1 − u²)³ (u + 0.15), so neither the slope nor its change jumps at an edge. Slopes must not
    /// be steeper than 1, nor are they: the steepest is 0.997 at −0.05.
    private static func slope(_ u: Double) -> Double {
        let window = 1 - u * u
        return 0.975 * window * window * (1 - 0.9 * u - 7 * u * u)
    }

    /// Lends the section as plain memory; the pointers are good until the body returns.
    func withUnsafeProfile(_ body: (UnsafeRippleProfile) -> Void) {
        entries.withUnsafeBufferPointer {
            body(
                UnsafeRippleProfile(
                    inner: Float(inner), density: Float(density), entries: $0))
        }
    }
}

/// A section through the ring for the hot loop.
struct UnsafeRippleProfile {
    var inner: Float
    var density: Float
    var entries: UnsafeBufferPointer<RippleProfile.Entry>
}
