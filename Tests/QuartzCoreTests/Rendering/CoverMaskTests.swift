import Testing

@testable import QuartzCore

/// What opaque pixels hide is not drawn, and nothing else is left out.
struct CoverMaskTests {
    private static let strip = PixelRect(x0: 0, y0: 12, x1: 150, y1: 44)

    private static func withMask(_ body: (inout CoverMask) -> Void) {
        var mask = CoverMask(width: strip.width, height: strip.height)
        defer { mask.deallocate() }
        mask.begin(strip)
        body(&mask)
    }

    private static func covered(_ mask: CoverMask) -> [Bool] {
        (strip.y0..<strip.y1).flatMap { y in
            (strip.x0..<strip.x1).map { mask.uncovered(PixelRect(x0: $0, y0: y, x1: $0 + 1, y1: y + 1)).isEmpty }
        }
    }

    /// The corners of a turned rectangle, with round corners or sharp ones, in perspective or not, on whole pixels or not.
    private static func polygon(_ random: inout SplitMix) -> [SIMD2<Double>] {
        let size = CGSize(width: random.double(in: 5...120), height: random.double(in: 5...60))
        let isWhole = random.next() % 4 == 0
        let rect = CGRect(origin: .zero, size: isWhole ? CGSize(width: 40, height: 24) : size)
        let shape = RoundedRectangle(rect, radius: random.next() % 2 == 0 ? 0 : CGFloat(random.double(in: 1...20)))
        var transform = CATransform3DIdentity
        if !isWhole { transform = CATransform3DMakeRotation(CGFloat(random.double(in: -4...4)), 0, 0, 1) }
        if random.next() % 3 == 0 {
            transform.m34 = -1 / 200
            transform = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(random.double(in: -1...1)), 0, 1, 0), transform)
        }
        func place(_ range: ClosedRange<Double>) -> CGFloat {
            CGFloat(isWhole ? random.double(in: range).rounded() : random.double(in: range))
        }
        let move = CATransform3DMakeTranslation(place(-20...120), place(0...40), 0)
        return PlaneTransform(CATransform3DConcat(transform, move)).outline(shape.points(scale: 1)).corners
            .map { SIMD2(Double($0.x), Double($0.y)) / 256 }
    }

    @Test(arguments: 0..<200) func coversWhatLiesWhollyInsideAPolygon(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let points = Self.polygon(&random)
        guard points.count > 2 else { return }
        let (width, height) = (Self.strip.width, Self.strip.height)
        let coverage = CoverageScannerTests.coverage(points, width: width, height: Self.strip.y1, from: Self.strip.y0)
        let outline = Outline(points)
        let part = outline.bounds.intersection(Self.strip)
        var found: [Bool] = []
        Self.withMask { mask in
            if !part.isEmpty { outline.corners.withUnsafeBufferPointer { mask.cover(part, inside: $0) } }
            found = Self.covered(mask)
        }
        let whole = coverage[(Self.strip.y0 * width)...].map { $0 == 255 }
        let wrong = zip(found, whole).filter { $0 && !$1 }.count
        #expect(wrong == 0, "seed \(seed): covers pixels that are not")
        // A pixel is left out at an edge at most.
        let missing = zip(found, whole).filter { !$0 && $1 }.count
        let isSmall = part.isEmpty || part.width * part.height < 64
        #expect(isSmall || missing <= 2 * height, "seed \(seed): leaves out \(missing)")
        let isUpright = outline.isRectangle
        #expect(isSmall || !isUpright || missing == 0, "seed \(seed): a rectangle is exact")
    }

    @Test(arguments: 0..<100) func findsTheRectangleAroundWhatIsLeft(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func part() -> PixelRect {
            let (a, b) = (Int(random.next() % 150), Int(random.next() % 150))
            let (c, d) = (12 + Int(random.next() % 32), 12 + Int(random.next() % 32))
            return PixelRect(x0: min(a, b), y0: min(c, d), x1: max(a, b) + 1, y1: max(c, d) + 1)
        }
        Self.withMask { mask in
            for _ in 0..<(4 + random.next() % 20) { mask.cover(part()) }
            let covered = Self.covered(mask)
            for _ in 0..<20 {
                let asked = part()
                let left = (asked.y0..<asked.y1).flatMap { y in
                    (asked.x0..<asked.x1).filter { !covered[(y - 12) * 150 + $0] }.map { (x: $0, y: y) }
                }
                let found = mask.uncovered(asked)
                guard let (low, high) = left.map(\.x).range, let (top, bottom) = left.map(\.y).range else {
                    #expect(found.isEmpty, "seed \(seed)")
                    continue
                }
                #expect(found == PixelRect(x0: low, y0: top, x1: high + 1, y1: bottom + 1), "seed \(seed)")
            }
        }
    }

    @Test(arguments: 0..<60) func framesAreThoseThatHideNothing(seed: UInt64) throws {
        var trees = RandomTrees(seed: seed)
        let (width, height) = (200, 400)
        let layers = (0..<30).map { _ in trees.node(depth: 0, in: CGSize(width: 150, height: 300)) }
        let root = RenderNode.plain(CGRect(x: 0, y: 0, width: width, height: height), nil, layers)
        let compositor = Compositor(threads: 1)
        let list = compositor.list(of: root, in: CATransform3DIdentity, width: width, height: height, scale: 1)
        let (all, each) = (
            try #require(Bitmap(width: width, height: height)), try #require(Bitmap(width: width, height: height))
        )
        // What was there before must not be seen.
        for index in 0..<(width * height) { all.pixels[index] = 0xFF12_34FF }
        compositor.draw(list, into: all)
        for part in Self.pieces(list.commands) {
            compositor.draw(list, [part], into: each, rows: 0..<height, keeps: part.lowerBound > 0)
        }
        let isSame = all.bytes.elementsEqual(each.bytes)
        #expect(isSame, "seed \(seed)")
    }

    /// Commands one by one, groups and clips as a whole.
    private static func pieces(_ commands: [DrawCommand]) -> [Range<Int>] {
        var (pieces, start, depth): ([Range<Int>], Int, Int) = ([], 0, 0)
        for (index, command) in commands.enumerated() {
            switch command.kind {
            case .beginGroup, .beginClip, .beginMask, .beginSecond: depth += 1
            case .endGroup, .endClip, .endMask, .endSecond: depth -= 1
            case .fill, .ring, .image, .mix, .backdrop: break
            }
            guard depth == 0 else { continue }
            pieces.append(start..<(index + 1))
            start = index + 1
        }
        return pieces
    }
}

extension [Int] {
    /// The least and the greatest number.
    fileprivate var range: (Int, Int)? {
        guard let low = self.min(), let high = self.max() else { return nil }
        return (low, high)
    }
}
