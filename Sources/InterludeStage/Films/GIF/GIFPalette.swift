/// The colours of a GIF or of one of its frames, up to 255, and a place for transparency after them.
struct GIFPalette: Sendable {
    /// The colours, red in the lowest byte.
    let colors: [UInt32]

    /// The most colours; one more place is the transparent one's.
    static let maximumCount = 255

    /// How many frames of a film are looked at.
    private static let sampleCount = 24
    /// A look at so many pixels of a frame is enough for its colours.
    private static let sampleArea = 65_536

    /// Chooses the colours that serve a histogram best: its own when they are few.
    init(for histogram: ColorHistogram) {
        colors = histogram.colors?.sorted() ?? ColorQuantizer.colors(for: histogram.usedBins, count: Self.maximumCount)
    }

    /// Chooses colours for a film; `sample` gives the frame at a place from 0, the first, to 1, the last.
    init(for plan: FilmPlan, of sample: (Double) throws -> CGImage) throws {
        var histogram = ColorHistogram(limit: GIFPalette.maximumCount)
        var step = 1
        while (plan.width / step) * (plan.height / step) > GIFPalette.sampleArea { step += 1 }
        let everything = PixelArea(x: 0, y: 0, width: plan.width, height: plan.height)
        for index in 0..<GIFPalette.sampleCount {
            let frame = try sample(Double(index) / Double(GIFPalette.sampleCount - 1))
            try plan.check(frame)
            histogram.add(frame, in: everything, step: step)
        }
        self.init(for: histogram)
    }

    /// The number of the transparent place.
    var transparent: UInt8 { UInt8(colors.count) }

    /// The bits of a colour's number, 2 to 8.
    var bits: Int {
        var bits = 2
        while 1 << bits <= colors.count { bits += 1 }
        return bits
    }

    /// The table as it stands in a file: a power of two of colours, red, green, blue.
    var table: Data {
        var data = Data()
        for index in 0..<(1 << bits) {
            data.appendLittle(Int(index < colors.count ? colors[index] : 0), bytes: 3)
        }
        return data
    }

    /// The colour of a premultiplied pixel without its alpha, each component rounded to nearest.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return pixel & 0xFF_FFFF }
        func part(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift }
        return part(0) | part(8) | part(16)
    }
}
