@testable import QuartzCore

/// Two pictures and the frames that effects make of them.
struct EffectPictures {
    let before: CGImage
    let after: CGImage

    var width: Int { before.width }
    var height: Int { before.height }

    init(before: CGImage, after: CGImage) {
        self.before = before
        self.after = after
    }

    /// Pictures with soft shapes and some grain, as photographs have.
    init(width: Int, height: Int, seed: UInt64 = 1) {
        before = EffectPictures.picture(width, height, seed)
        after = EffectPictures.picture(width, height, seed &+ 1000)
    }

    /// Pictures of a colour each.
    init(width: Int, height: Int, before: UInt32, after: UInt32) {
        self.before = EffectPictures.picture(width, height) { _, _ in before }
        self.after = EffectPictures.picture(width, height) { _, _ in after }
    }

    /// An empty bitmap; tests ask for small ones only.
    static func bitmap(_ width: Int, _ height: Int) -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height) else { preconditionFailure("no memory") }
        return bitmap
    }

    /// A picture worked out pixel by pixel.
    static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        let bitmap = EffectPictures.bitmap(width, height)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = pixel(x, y) }
        }
        return CGImage(bitmap)
    }

    private static func picture(_ width: Int, _ height: Int, _ seed: UInt64) -> CGImage {
        var random = SplitMix(seed: seed)
        let waves = (0..<3).map { _ in
            (random.double(in: 0...0.15), random.double(in: 0...0.15), random.double(in: 0...6))
        }
        return picture(width, height) { x, y in
            let grain = UInt32(random.next() & 7)
            let channels = waves.map { wave in
                UInt32(120 + 100 * Elementary.sin(wave.0 * Double(x) + wave.1 * Double(y) + wave.2)) + grain
            }
            return channels[0] | channels[1] << 8 | channels[2] << 16 | 0xFF00_0000
        }
    }

    /// The frame that a compositor shows.
    func frame(
        _ type: CATransitionType, _ subtype: CATransitionSubtype, _ progress: Double, threads: Int = 1
    ) -> [UInt32] {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let old = RenderNode(bounds: bounds, contents: .image(RenderImage(before)))
        let node = RenderNode(
            bounds: bounds, contents: .image(RenderImage(after)),
            transition: RenderTransition(type: type, subtype: subtype, progress: progress, before: old))
        let bitmap = EffectPictures.bitmap(width, height)
        Compositor(threads: threads).draw(RenderTree(root: node), into: bitmap)
        return EffectPictures.pixels(bitmap)
    }

    /// What an effect makes of some rows at a time.
    func result<Effect: PixelEffect>(of effect: Effect, rows: [Range<Int>]) -> [UInt32] {
        let bitmap = EffectPictures.bitmap(width, height)
        for range in rows {
            effect.draw(
                rows: range, before: SourceRow(before.bitmap.pixels), after: SourceRow(after.bitmap.pixels),
                into: bitmap.pixels)
        }
        return EffectPictures.pixels(bitmap)
    }

    static func pixels(_ bitmap: Bitmap) -> [UInt32] {
        Array(UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height))
    }

    /// Both pictures seen in a mirror.
    func mirrored(horizontally: Bool) -> EffectPictures {
        func mirror(_ image: CGImage) -> CGImage {
            EffectPictures.picture(width, height) { x, y in
                horizontally ? image.bitmap[width - 1 - x, y] : image.bitmap[x, height - 1 - y]
            }
        }
        return EffectPictures(before: mirror(before), after: mirror(after))
    }

    /// Pixels of this size seen in a mirror.
    func mirrored(_ pixels: [UInt32], horizontally: Bool) -> [UInt32] {
        (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            return horizontally ? pixels[y * width + width - 1 - x] : pixels[(height - 1 - y) * width + x]
        }
    }

    /// The mean difference of colours, 0…255.
    static func meanDifference(_ a: [UInt32], _ b: [UInt32]) -> Double {
        var sum = 0
        for (p, q) in zip(a, b) {
            for shift in stride(from: UInt32(0), to: 24, by: 8) {
                sum += abs(Int(p >> shift & 255) - Int(q >> shift & 255))
            }
        }
        return Double(sum) / Double(3 * max(a.count, 1))
    }

    /// All rows in pieces of random heights, in random order.
    static func split(_ height: Int, _ random: inout SplitMix) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var y = 0
        while y < height {
            let next = min(height, y + Int.random(in: 1...9, using: &random))
            pieces.append(y..<next)
            y = next
        }
        return pieces.shuffled(using: &random)
    }
}

extension CATransitionSubtype {
    /// All four.
    static let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
}
