/// A blur by a Gaussian that reaches only a few pixels, in whole numbers.
///
/// Pixels are not worth averaging to cells then; blurring them as numbers of their own would take several times as long.
struct NarrowBlur {
    /// The weights of a pixel and of those beside it, one way, in 256ths; both ways together they sum to 256.
    private let weights: [UInt16]

    init(_ plan: GaussianBlurPlan) {
        // What is left beyond each distance is rounded, not the weights: an edge is then right to half a level.
        var left: [Double] = []
        for weight in plan.weights.dropFirst().reversed() { left.append((left.last ?? 0) + Double(weight) * 256) }
        let whole = left.map { $0.rounded() }
        let sides = zip(whole, [0] + whole).map { UInt16($0 - $1) }
        weights = [256 - 2 * sides.reduce(0, +)] + sides.reversed()
    }

    private var radius: Int { weights.count - 1 }

    /// Blurs a part of a picture; beyond its edges it goes on mirrored.
    ///
    /// - Parameter adjust: called for each row of the result.
    func blurred(
        _ picture: Bitmap, in part: PixelRect, _ compositor: Compositor, adjust: @Sendable (Row, Int) -> Void
    ) -> Bitmap? {
        guard let result = Bitmap(unclearedWidth: part.width, height: part.height) else { return nil }
        compositor.forRows(part.height) { rows in
            let (width, height) = (part.width, rows.count + 2 * radius)
            let longest = width + 2 * radius
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: longest + width * height + 8) { memory in
                guard let base = memory.baseAddress else { return }
                let across = base + longest
                for index in 0..<height {
                    let y = picture.height.mirrored(part.y0 + rows.lowerBound + index - radius)
                    let source = picture.pixels + y * picture.width
                    for x in 0..<longest {
                        let place = part.x0 + x - radius
                        base[x] = source[(0..<picture.width).contains(place) ? place : picture.width.mirrored(place)]
                    }
                    mix(across + index * width, width, base + radius, step: 1)
                }
                for (index, y) in rows.enumerated() {
                    let row = result.pixels + y * width
                    mix(row, width, across + (index + radius) * width, step: width)
                    adjust(row, width)
                }
            }
        }
        return result
    }

    /// Mixes each pixel with its neighbours on both sides, `step` pixels apart.
    private func mix(_ row: Row, _ count: Int, _ source: SourceRow, step: Int) {
        weights.withUnsafeBufferPointer { weights in
            let half = Lanes(repeating: 128)
            var index = 0
            while index < count {
                // The last four overlap those before them; a row shorter than that has its own way.
                if count &- index < 4, count >= 4 { index = count &- 4 }
                guard count >= 4 else {
                    row[index] = mixed(source + index, step, weights)
                    index &+= 1
                    continue
                }
                let middle = load(source, index)
                let weight = Lanes(repeating: weights[0])
                var even = evenBytes(middle) &* weight
                var odd = oddBytes(middle) &* weight
                for distance in 1..<max(weights.count, 1) {
                    let before = load(source - distance &* step, index)
                    let after = load(source + distance &* step, index)
                    let weight = Lanes(repeating: weights[distance])
                    even = even &+ (evenBytes(before) &+ evenBytes(after)) &* weight
                    odd = odd &+ (oddBytes(before) &+ oddBytes(after)) &* weight
                }
                let high = (odd &+ half) & Lanes(repeating: 0xFF00)
                store(four(((even &+ half) &>> Lanes(repeating: 8)) | high), row, index)
                index &+= 4
            }
        }
    }

    private func mixed(_ source: SourceRow, _ step: Int, _ weights: UnsafeBufferPointer<UInt16>) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        var even = (source[0] & mask) &* UInt32(weights[0]) &+ 0x0080_0080
        var odd = ((source[0] >> 8) & mask) &* UInt32(weights[0]) &+ 0x0080_0080
        for distance in 1..<max(weights.count, 1) {
            let (before, after) = (source[-distance * step], source[distance * step])
            let weight = UInt32(weights[distance])
            even = even &+ ((before & mask) &+ (after & mask)) &* weight
            odd = odd &+ (((before >> 8) & mask) &+ ((after >> 8) & mask)) &* weight
        }
        return ((even >> 8) & mask) | (odd & 0xFF00_FF00)
    }
}

extension Int {
    /// The place inside a length of this that a place shows when what is there goes on mirrored at both ends.
    func mirrored(_ place: Int) -> Int {
        if place >= 0, place < self { return place }
        let rest = place - floorDivide(place, 2 * self) * 2 * self
        return rest < self ? rest : 2 * self - 1 - rest
    }
}
