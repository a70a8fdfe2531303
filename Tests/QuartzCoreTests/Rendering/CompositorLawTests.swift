import Testing

@testable import QuartzCore

/// What holds for every tree.
struct CompositorLawTests {
    static let side = 64
    static let frame = CGRect(x: 0, y: 0, width: side, height: side)

    static func tree(_ seed: UInt64, over color: CGColor? = .white, depth: Int = 2) -> RenderNode {
        var trees = RandomTrees(seed: seed)
        let layers = (0..<3).map { _ in trees.node(depth: depth, in: frame.size) }
        return .plain(frame, color, layers)
    }

    @Test(arguments: 0..<10) func anyNumberOfThreadsGivesTheSameBytes(seed: UInt64) {
        let tree = Self.tree(seed, over: seed % 2 == 0 ? .white : nil)
        // Tall, so that there are several strips.
        let one = tree.pixels(Self.side, 1100, threads: 1)
        let two = tree.pixels(Self.side, 1100, threads: 2)
        let many = tree.pixels(Self.side, 1100, threads: 16)
        #expect(one == two && two == many, "seed \(seed)")
    }

    @Test(arguments: 0..<24) func anOpaqueLayerHidesAllBeneath(seed: UInt64) {
        var trees = RandomTrees(seed: seed)
        let beneath = Self.tree(seed)
        let cover = RenderNode.plain(
            Self.frame, nil, image: trees.image(width: Self.side, height: Self.side, opaque: true))
        let hidden = RenderNode.plain(Self.frame, .black, [beneath, cover]).pixels(Self.side, Self.side)
        #expect(hidden == cover.pixels(Self.side, Self.side), "seed \(seed)")
    }

    @Test(arguments: 0..<24) func hidingChangesNothingThatIsSeen(seed: UInt64) {
        // An opaque layer over a part hides what is beneath that part; a barely translucent one of the same colour
        // hides nothing. Beside it both frames must be the same.
        var trees = RandomTrees(seed: seed)
        let rect = CGRect(
            x: CGFloat(trees.random.next() % 40), y: CGFloat(trees.random.next() % 40), width: 20, height: 60)
        let opaque = RenderNode.plain(Self.frame, .white, [Self.tree(seed), .plain(rect, .black)])
        let translucent = RenderNode.plain(
            Self.frame, .white, [Self.tree(seed), .plain(rect, CGColor(gray: 0, alpha: 0.99))])
        let a = opaque.pixels(Self.side, Self.side)
        let b = translucent.pixels(Self.side, Self.side)
        let off = a.indices.filter { index in
            a[index] != b[index] && !rect.contains(CGPoint(x: index % Self.side, y: index / Self.side))
        }
        #expect(off.isEmpty, "seed \(seed)")
    }

    @Test(arguments: 0..<24) func groupOpacityIsFlatteningFirst(seed: UInt64) throws {
        var trees = RandomTrees(seed: seed)
        let opacity = CGFloat(trees.random.double(in: 0.05...0.95))
        let layers = (0..<3).map { _ in trees.node(depth: 1, in: Self.frame.size) }
        let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
        Compositor(threads: 1).draw(RenderTree(root: .plain(Self.frame, nil, layers)), into: bitmap)
        let flat = RenderNode.plain(Self.frame, nil, image: CGImage(bitmap), opacity: opacity)
        let group = RenderNode.plain(Self.frame, nil, opacity: opacity, layers)
        let background = trees.color(opaque: true)
        #expect(
            RenderNode.plain(Self.frame, background, [group]).pixels(Self.side, Self.side)
                == RenderNode.plain(Self.frame, background, [flat]).pixels(Self.side, Self.side), "seed \(seed)")
    }

    @Test(arguments: 0..<24) func wholePixelMovesKeepBits(seed: UInt64) {
        var trees = RandomTrees(seed: seed)
        let layer = trees.node(depth: 2, in: CGSize(width: 30, height: 30))
        let (dx, dy) = (Int(trees.random.next() % 30), Int(trees.random.next() % 30))
        let here = RenderNode.plain(CGRect(x: 12, y: 12, width: 10, height: 10), nil, [layer])
        let there = RenderNode.plain(CGRect(x: 12 + dx, y: 12 + dy, width: 10, height: 10), nil, [layer])
        let size = 80
        let (a, b) = (here.pixels(size, size), there.pixels(size, size))
        var off = 0
        for y in 0..<size - dy {
            for x in 0..<size - dx where a[y * size + x] != b[(y + dy) * size + x + dx] { off += 1 }
        }
        #expect(off == 0, "seed \(seed) by \(dx), \(dy)")
    }

    @Test(arguments: 0..<12) func pixelsArePremultiplied(seed: UInt64) {
        let wrong = Self.tree(seed, over: nil).pixels(Self.side, Self.side).filter { pixel in
            let alpha = pixel >> 24
            return pixel & 0xFF > alpha || pixel >> 8 & 0xFF > alpha || pixel >> 16 & 0xFF > alpha
        }
        #expect(wrong.isEmpty, "seed \(seed)")
    }

    @Test func aPictureAtItsOwnSizeIsItself() throws {
        var trees = RandomTrees(seed: 5)
        let made = trees.image(width: 40, height: 30, opaque: false)
        let image = try #require(made)
        let shown = RenderNode.plain(CGRect(x: 0, y: 0, width: 40, height: 30), nil, image: image).pixels(40, 30)
        #expect(shown == (0..<1200).map { image.bitmap[$0 % 40, $0 / 40] })
    }

    @Test func aPictureShownSmallIsAveraged() throws {
        // Lines one pixel wide, every third of them white: at an eighth of its size each pixel is the mean of eight
        // columns, of which two or three are white.
        let bitmap = try #require(Bitmap(width: 240, height: 240))
        for y in 0..<240 { for x in 0..<240 { bitmap[x, y] = x % 3 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
        let small = RenderNode.plain(CGRect(x: 0, y: 0, width: 30, height: 30), nil, image: CGImage(bitmap))
        for (index, pixel) in small.pixels(30, 30).enumerated() {
            let whites = (0..<8).filter { (index % 30 * 8 + $0) % 3 == 0 }.count
            let mean = Double(whites) * 255 / 8
            #expect(abs(Double(pixel & 0xFF) - mean) <= 1, "column \(index % 30): \(pixel & 0xFF) for \(mean)")
        }
    }

    @Test func aBorderMayBeCutToItsInside() {
        let border = RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 30, height: 30), transform: CATransform3DMakeTranslation(-10, -10, 0),
            style: .with { ($0.borderWidth, $0.borderColor) = (4, .black) })
        let window = RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 9, height: 9), style: .with { $0.masksToBounds = true },
            sublayers: [border])
        #expect(window.pixels(9, 9).allSatisfy { $0 == 0 })
    }
}
