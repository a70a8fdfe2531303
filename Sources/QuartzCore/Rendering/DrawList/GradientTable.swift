/// The colours along a gradient as a row of premultiplied pixels.
///
/// Components are mixed as they stand, gamma-encoded and not multiplied by alpha, as Core Animation mixes them: white
/// that turns into transparent black turns grey on the way.
struct GradientTable {
    /// A colour at its place, components and alpha apart.
    private struct Stop {
        var place: Double
        var color: SIMD4<Double>
    }

    private let stops: [Stop]
    /// The places between the ends where the colour jumps.
    let jumps: [Double]

    /// Prepares the colours of a gradient; nil where there are none.
    init?(_ gradient: RenderGradient) {
        var stops: [Stop] = []
        for (color, location) in zip(gradient.colors, gradient.locations) {
            let place = location.isNaN ? 0 : min(max(Double(location), 0), 1)
            let components = SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            stops.append(Stop(place: max(place, stops.last?.place ?? 0), color: components))
        }
        guard !stops.isEmpty else { return nil }
        self.stops = stops
        var jumps: [Double] = []
        for (before, after) in zip(stops, stops.dropFirst()) where before.place == after.place {
            if before.color != after.color, jumps.last != before.place { jumps.append(before.place) }
        }
        self.jumps = jumps
    }

    /// The premultiplied colour at a place in 255ths; at a jump, the one after it.
    private func color(at place: Double) -> SIMD4<Double> {
        var index = 0
        while index < stops.count, stops[index].place <= place { index += 1 }
        let before = stops[max(index - 1, 0)]
        let after = stops[min(index, stops.count - 1)]
        var color = before.color
        if index > 0, index < stops.count {
            color += (after.color - before.color) * ((place - before.place) / (after.place - before.place))
        }
        color.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        let alpha = color.w
        return SIMD4(color.x, color.y, color.z, 1) * (alpha * 255)
    }

    /// The pixel at a place, jumps within a distance before and after it smoothed.
    func pixel(at place: Double, reach: Double = 0) -> UInt32 {
        var color = color(at: place)
        if reach > 0, jumps.contains(where: { abs($0 - place) < reach }) {
            let count = 16
            color = SIMD4(repeating: 0)
            for part in 0..<count {
                let offset = (Double(2 * part + 1) / Double(count) - 1) * reach
                color += self.color(at: place + offset)
            }
            color /= Double(count)
        }
        color.round(.toNearestOrAwayFromZero)
        return UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 | UInt32(color.w) << 24
    }

    /// A row of pixels for places at equal distances.
    func pixels(count: Int, reach: Double = 0, place: (Int) -> Double) -> Bitmap? {
        guard let bitmap = Bitmap(unclearedWidth: count, height: 1) else { return nil }
        for index in 0..<count { bitmap.pixels[index] = pixel(at: place(index), reach: reach) }
        return bitmap
    }
}

extension RenderGradient {
    /// Whether every colour is opaque, and there is one.
    var isOpaque: Bool { !colors.isEmpty && !locations.isEmpty && colors.allSatisfy { $0.alpha >= 1 } }
}
