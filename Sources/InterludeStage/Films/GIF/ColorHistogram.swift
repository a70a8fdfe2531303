/// How often colours occur: sorted into 32 levels of each component, and, as long as there are few, one by one.
struct ColorHistogram {
    /// The colours of one bin together.
    struct Bin {
        var count = 0.0
        var red = 0.0
        var green = 0.0
        var blue = 0.0
    }

    /// All bins, empty ones too.
    private var bins = [Bin](repeating: Bin(), count: 1 << 15)
    /// The colours one by one, while they are no more than `limit`.
    private(set) var colors: Set<UInt32>? = []

    private let limit: Int

    /// Makes an empty histogram that remembers up to `limit` colours one by one.
    init(limit: Int) { self.limit = limit }

    /// The bins that are not empty.
    var usedBins: [Bin] { bins.filter { $0.count > 0 } }

    /// Counts the colours of some pixels of an area of a picture: all whose place `step` divides, unless they are
    /// transparent or the same as in `previous`.
    mutating func add(_ image: CGImage, in area: PixelArea, step: Int = 1, except previous: CGImage? = nil) {
        var last: UInt32?
        for y in stride(from: area.y, to: area.y + area.height, by: step) {
            for x in stride(from: area.x, to: area.x + area.width, by: step) {
                let index = y * image.width + x
                let pixel = image.bitmap.pixels[index]
                guard pixel >> 24 >= 128, previous?.bitmap.pixels[index] != pixel else { continue }
                let color = GIFPalette.straight(pixel)
                let (red, green, blue) = (Int(color & 0xFF), Int(color >> 8 & 0xFF), Int(color >> 16))
                let bin = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
                bins[bin].count += 1
                bins[bin].red += Double(red)
                bins[bin].green += Double(green)
                bins[bin].blue += Double(blue)
                if color != last {
                    colors?.insert(color)
                    if let count = colors?.count, count > limit { colors = nil }
                }
                last = color
            }
        }
    }
}
