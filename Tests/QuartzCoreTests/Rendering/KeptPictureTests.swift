import Testing

@testable import QuartzCore

/// Layers that are drawn as pictures, which are kept.
struct KeptPictureTests {
    private static let size = CGSize(width: 60, height: 44)

    /// An opaque layer with random ones on it that may stick out, on the move or at rest.
    private func screen(
        _ sublayers: [RenderNode], x: CGFloat, y: CGFloat, opacity: CGFloat = 1, moves: Bool
    ) -> RenderNode {
        RenderNode(
            bounds: CGRect(origin: .zero, size: Self.size), transform: CATransform3DMakeTranslation(x, y, 0),
            style: .with {
                $0.backgroundColor = CGColor(red: 0.9, green: 0.8, blue: 0.3, alpha: 1)
                $0.opacity = opacity
            }, sublayers: sublayers, isMoving: moves, isSteady: true)
    }

    private func root(_ node: RenderNode) -> RenderNode {
        RenderNode(bounds: CGRect(origin: .zero, size: Self.size), sublayers: [node])
    }

    /// Random layers, one of them with a shadow that reaches far.
    private func layers(seed: UInt64) -> [RenderNode] {
        var trees = RandomTrees(seed: seed)
        let caster = RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 12, height: 9), transform: CATransform3DMakeTranslation(50, 30, 0),
            style: .with {
                $0.backgroundColor = .white
                $0.cornerRadius = 3
                $0.shadow = RenderShadow(
                    color: .black, opacity: 0.7, offset: CGSize(width: 1, height: 2), radius: 4)
            })
        return (0..<3).map { _ in trees.node(depth: 2, in: Self.size) } + [caster]
    }

    @Test(arguments: 1...16 as ClosedRange<UInt64>) func movedByWholePixelsTheyAreWhatTheyAreAtRest(seed: UInt64) throws
    {
        var random = SplitMix(seed: seed)
        let layers = layers(seed: seed)
        let compositor = Compositor(threads: 1)
        for scale: CGFloat in [1, 2] {
            for _ in 0..<4 {
                let x = CGFloat(random.double(in: -40...40).rounded()) / scale
                let y = CGFloat(random.double(in: -30...30).rounded()) / scale
                let opacity = random.double(in: 0...1) < 0.5 ? 1 : CGFloat(random.double(in: 0...1))
                let frames = try [true, false].map { moves in
                    try drawn(
                        root(screen(layers, x: x, y: y, opacity: opacity, moves: moves)), width: Int(60 * scale),
                        height: Int(44 * scale), scale: scale, by: moves ? compositor : Compositor(threads: 1))
                }
                #expect(frames[0].all == frames[1].all, "moved by \(x), \(y), scale \(scale), seed \(seed)")
            }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func whatIsKeptChangesNothing(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let compositor = Compositor(threads: 2)
        let screens = (0..<3).map { layers(seed: seed + UInt64($0)) }
        for _ in 0..<8 {
            let node = root(
                screen(
                    screens[Int(random.double(in: 0...2.99))], x: CGFloat(random.double(in: -40...40)),
                    y: CGFloat(random.double(in: -30...30)), moves: true))
            let (kept, fresh) = (
                try drawn(node, width: 60, height: 44, by: compositor), try drawn(node, width: 60, height: 44)
            )
            #expect(kept.all == fresh.all, "seed \(seed)")
        }
    }

    @Test func onTheMoveTheyAreDrawnOnce() throws {
        let compositor = Compositor(threads: 1)
        let layers = layers(seed: 5)
        var images: [CGImage] = []
        for x: CGFloat in [0, 3.25, 7] {
            let node = screen(layers, x: x, y: 0, moves: true)
            _ = try drawn(root(node), width: 60, height: 44, by: compositor)
            let key = PictureKey(
                kind: .surface, look: NodeLook(node), rect: node.bounds, scale: CGSize(width: 1, height: 1))
            images.append(try #require(compositor.pictures.withLock { $0.picture(for: key) }).image)
        }
        #expect(images.allSatisfy { $0 === images[0] })
    }

    @Test func animationsLeaveTheirLayersPicturesAsTheyAre() throws {
        let display = TestDisplay()
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.addSublayer(CALayer())
        layer.backgroundColor = .white
        CATransaction.flush()
        #expect(RenderTree(of: layer, at: display.currentTime).root.isSteady)
        #expect(!RenderTree(of: layer, at: display.currentTime).root.isMoving)
        for (keyPath, isSteady) in [
            ("position", true), ("opacity", true), ("transform.scale", true), ("bounds", false),
        ] {
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue =
                keyPath == "bounds"
                ? CGRect(x: 3, y: 0, width: 20, height: 20) : keyPath == "position" ? CGPoint(x: 5, y: 5) : 0.5
            animation.duration = 1
            layer.add(animation, forKey: "test")
            CATransaction.flush()
            let node = RenderTree(of: layer, at: display.currentTime + 0.25).root
            #expect(node.isMoving && node.isSteady == isSteady, "\(keyPath)")
        }
    }

    // MARK: Rasterization

    /// Columns of one point, black and white in turn, under a layer that is rasterized.
    private func columns(_ scale: CGFloat?, opacity: CGFloat = 1) -> RenderNode {
        let columns = (0..<8).map { x in
            RenderNode(
                bounds: CGRect(x: 0, y: 0, width: 1, height: 8),
                transform: CATransform3DMakeTranslation(CGFloat(x), 0, 0),
                style: .with { $0.backgroundColor = x % 2 == 0 ? .black : .white })
        }
        return RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
            style: .with {
                $0.shouldRasterize = scale != nil
                $0.rasterizationScale = scale ?? 1
                $0.opacity = opacity
            }, sublayers: columns)
    }

    @Test func rasterizedLayersHaveTheDetailOfTheirScale() throws {
        let plain = try drawn(columns(nil), width: 16, height: 16, scale: 2)
        let fine = try drawn(columns(2), width: 16, height: 16, scale: 2)
        #expect(fine.all == plain.all)
        let coarse = try drawn(columns(0.5), width: 16, height: 16, scale: 2)
        for x in 2..<14 { #expect(abs(coarse.components(x, 8).x - 127.5) <= 1) }
    }

    @Test func rasterizedLayersFadeAsOne() throws {
        let plain = try drawn(columns(nil, opacity: 0.4), width: 8, height: 8)
        #expect(try drawn(columns(1, opacity: 0.4), width: 8, height: 8).all == plain.all)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func rasterizedAtTheDevicesScaleLayersLookAsEver(seed: UInt64) throws
    {
        var trees = RandomTrees(seed: seed)
        let node = trees.node(depth: 2, in: Self.size, whole: true)
        let ground = RenderNode(
            bounds: CGRect(origin: .zero, size: Self.size), style: .with { $0.backgroundColor = .white })
        func frame(_ rasterizes: Bool) throws -> Bitmap {
            var style = node.style
            style.shouldRasterize = rasterizes
            let layer = node.with(transform: CATransform3DMakeTranslation(5, 3, 0), style: style)
            return try drawn(
                RenderNode(bounds: ground.bounds, sublayers: [ground, layer]), width: 60, height: 44)
        }
        let (plain, rasterized) = (try frame(false).all, try frame(true).all)
        let furthest = zip(plain, rasterized).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(furthest <= 3, "seed \(seed)")
    }
}
