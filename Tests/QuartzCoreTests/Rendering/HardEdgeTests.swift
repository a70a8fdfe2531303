import Testing

@testable import QuartzCore

/// Layers whose edges are not smoothed.
struct HardEdgeTests {
    private static let (width, height) = (40, 32)

    private func layer(_ rect: CGRect, turned angle: CGFloat = 0) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(origin: CGPoint(x: 3, y: -2), size: rect.size)
        layer.position = CGPoint(x: rect.midX, y: rect.midY)
        if angle != 0 { layer.setAffineTransform(CGAffineTransform(rotationAngle: angle)) }
        layer.backgroundColor = .black
        return layer
    }

    private func bitmap(_ layers: CALayer...) throws -> Bitmap {
        let root = CALayer()
        for layer in layers { root.addSublayer(layer) }
        return try drawn(try #require(root.modelNode), width: Self.width, height: Self.height)
    }

    private func alphas(_ bitmap: Bitmap) -> [UInt32] {
        (0..<Self.width * Self.height).map { bitmap[$0 % Self.width, $0 / Self.width] >> 24 }
    }

    @Test func aPixelIsThereWhereItsCentreIsInside() throws {
        let hard = layer(CGRect(x: 1.5, y: 2.4, width: 3, height: 2.2))
        hard.allowsEdgeAntialiasing = false
        let twin = layer(CGRect(x: 1, y: 2, width: 3, height: 3))
        #expect(try bitmap(hard).all == bitmap(twin).all)
        // Smaller than a pixel, and between centres.
        let none = layer(CGRect(x: 1.6, y: 2.6, width: 0.8, height: 0.8))
        none.allowsEdgeAntialiasing = false
        #expect(try alphas(bitmap(none)).allSatisfy { $0 == 0 })
    }

    @Test func theDefaultIsSmooth() throws {
        let fresh = CALayer()
        #expect(fresh.allowsEdgeAntialiasing && fresh.edgeAntialiasingMask.rawValue == 15)
        #expect(fresh.value(forKey: "edgeAntialiasingMask") as? Int == 15)
        #expect(try alphas(bitmap(layer(CGRect(x: 1.5, y: 2, width: 3, height: 3)))).contains(128))
    }

    @Test func eachEdgeIsSmoothedByItself() throws {
        let rect = CGRect(x: 2.5, y: 3.5, width: 10, height: 8)
        let smooth = try bitmap(layer(rect))
        let edges: [(CAEdgeAntialiasingMask, x: Int, y: Int, outer: UInt32)] = [
            (.layerLeftEdge, 2, 6, 255), (.layerRightEdge, 12, 6, 0), (.layerBottomEdge, 6, 3, 255),
            (.layerTopEdge, 6, 11, 0),
        ]
        for (edge, x, y, alpha) in edges {
            let hard = layer(rect)
            hard.edgeAntialiasingMask.subtract(edge)
            let shown = try bitmap(hard)
            #expect(shown[x, y] >> 24 == alpha)
            for other in edges where other.0 != edge { #expect(shown[other.x, other.y] == smooth[other.x, other.y]) }
        }
    }

    /// A layer of each kind that fills its rectangle.
    private func kinds(_ random: inout RandomTrees) -> [CALayer] {
        let (fill, picture, gradient, framed) = (CALayer(), CALayer(), CAGradientLayer(), CALayer())
        fill.backgroundColor = .black
        picture.contents = random.image(width: 6, height: 5, opaque: true)
        gradient.colors = [CGColor.black, CGColor.white]
        framed.backgroundColor = .white
        framed.borderWidth = 2
        return [fill, picture, gradient, framed]
    }

    @Test(arguments: 0..<60) func turnedEdgesAreHardToo(seed: UInt64) throws {
        var random = RandomTrees(seed: seed)
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(random.random.double(in: range)) }
        let bounds = CGRect(x: 1, y: -2, width: number(1...20), height: number(1...20))
        let position = CGPoint(x: number(5...35), y: number(5...25))
        var transform = CATransform3DMakeRotation(number(-4...4), 0, 0, 1)
        if seed % 3 == 0 {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 90
            transform = CATransform3DConcat(
                CATransform3DRotate(transform, number(-1...1), 1, 0.3, 0), perspective)
        }
        if seed % 4 == 0 { transform = CATransform3DConcat(CATransform3DMakeScale(1, -1, 1), transform) }
        for layer in kinds(&random) {
            (layer.bounds, layer.position, layer.transform) = (bounds, position, transform)
            layer.allowsEdgeAntialiasing = false
            let shown = try bitmap(layer)
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let alpha = shown[x, y] >> 24
                    let centre = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    let place = layer.convert(centre, from: nil)
                    // The corners lie on a grid of 256ths of a pixel, which decides what is closer to the edge.
                    let isClear =
                        bounds.insetBy(dx: 0.02, dy: 0.02).contains(place)
                        || !bounds.insetBy(dx: -0.02, dy: -0.02).contains(place)
                    if alpha != 0 && alpha != 255 || isClear && (alpha == 255) != bounds.contains(place) {
                        Issue.record("seed \(seed) at \(x), \(y): \(alpha), \(place)")
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<40) func layersThatMeetShareOutThePixels(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let parent = CALayer()
        parent.position = CGPoint(x: random.double(in: 10...30), y: random.double(in: 8...24))
        parent.setAffineTransform(CGAffineTransform(rotationAngle: random.double(in: -4...4)))
        let cut = random.double(in: 2...18)
        for (x, width) in [(0, cut), (cut, 20 - cut)] {
            let half = CALayer()
            half.frame = CGRect(x: x - 10, y: -7, width: width, height: 14)
            half.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            half.allowsEdgeAntialiasing = false
            parent.addSublayer(half)
        }
        let counts = try alphas(bitmap(parent))
        #expect(counts.allSatisfy { $0 == 0 || $0 == 128 }, "seed \(seed)")
        #expect(abs(counts.count { $0 == 128 } - 280) < 30, "seed \(seed)")
    }

    @Test func layersBesideTheScreenOrNowhereShowNothing() throws {
        let nan = CGFloat.nan
        let places = [
            CGRect(x: -20, y: 5, width: 10, height: 8), CGRect(x: 60, y: 5, width: 10, height: 8),
            CGRect(x: 5, y: -20, width: 10, height: 8), CGRect(x: 5, y: 60, width: 10, height: 8),
            CGRect(x: 90, y: 90, width: 10, height: 8), CGRect(x: 5, y: 5, width: 0, height: 8),
            CGRect(x: nan, y: 5, width: 10, height: 8), CGRect(x: 5, y: 5, width: nan, height: 8),
        ]
        for place in places {
            for angle in [0, 0.5] {
                for clips in [false, true] {
                    let hard = layer(place, turned: angle)
                    (hard.borderWidth, hard.masksToBounds, hard.allowsEdgeAntialiasing) = (1, clips, false)
                    hard.addSublayer(CALayer())
                    #expect(try alphas(bitmap(hard)).allSatisfy { $0 == 0 }, "\(place)")
                }
            }
        }
        // As large as it gets, and around everything.
        let vast = layer(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), turned: 0.5)
        vast.allowsEdgeAntialiasing = false
        _ = try bitmap(vast)
    }

    @Test func sublayersAreCutOffAtHardEdges() throws {
        let (clip, inner) = (layer(CGRect(x: 4.5, y: 5.5, width: 10, height: 8)), CALayer())
        inner.frame = CGRect(x: -50, y: -50, width: 200, height: 200)
        inner.backgroundColor = .white
        clip.addSublayer(inner)
        (clip.masksToBounds, clip.allowsEdgeAntialiasing) = (true, false)
        let shown = try bitmap(clip)
        let twin = layer(CGRect(x: 4, y: 5, width: 10, height: 8))
        twin.backgroundColor = .white
        #expect(try shown.all == bitmap(twin).all)
    }
}
