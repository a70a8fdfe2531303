import Testing

@testable import QuartzCore

/// Shadows must be the Gaussian blur of what throws them, within 2 of 255.
struct ShadowTests {
    static let size = 96

    static func shadow(_ radius: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0, opacity: CGFloat = 1) -> RenderShadow {
        RenderShadow(color: .black, opacity: opacity, offset: CGSize(width: dx, height: dy), radius: radius)
    }

    static func layer(
        _ rect: CGRect, _ matrix: CATransform3D = CATransform3DIdentity, sublayers: [RenderNode] = [],
        _ change: (inout RenderStyle) -> Void
    ) -> RenderNode {
        RenderNode(
            bounds: CGRect(origin: .zero, size: rect.size),
            transform: CATransform3DConcat(matrix, CATransform3DMakeTranslation(rect.minX, rect.minY, 0)),
            style: .with(change), sublayers: sublayers)
    }

    /// The same layer without its shadow, elsewhere.
    static func bare(_ node: RenderNode, dx: CGFloat = 0, dy: CGFloat = 0) -> RenderNode {
        var style = node.style
        style.shadow = nil
        return RenderNode(
            bounds: node.bounds, transform: CATransform3DTranslate(node.transform, dx, dy, 0), style: style,
            contents: node.contents, sublayers: node.sublayers)
    }

    /// Draws a layer with a shadow and compares every pixel's alpha with a plain blur of its alpha; the largest
    /// distance.
    static func error(_ node: RenderNode, deviation: Double, scale: CGFloat = 1) throws -> Double {
        let shadow = try #require(node.style.shadow)
        let shown = try drawn(node, width: size, height: size, scale: scale)
        let own = try drawn(bare(node), width: size, height: size, scale: scale)
        // With room around, so that what is outside of the frame throws its shadow into it.
        let room = Int(deviation * 5) + 1
        let moved = RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            transform: CATransform3DMakeTranslation(CGFloat(room) / scale, CGFloat(room) / scale, 0),
            sublayers: [bare(node, dx: shadow.offset.width, dy: shadow.offset.height)])
        let thrown = try drawn(moved, width: size + 2 * room, height: size + 2 * room, scale: scale)
        let blurred = FloatBlur.blurred(width: size, height: size, deviation: deviation) { x, y in
            let (column, row) = (x + room, y + room)
            guard (0..<thrown.width).contains(column), (0..<thrown.height).contains(row) else { return 0 }
            return Double(thrown[column, row] >> 24)
        }
        var largest = 0.0
        for y in 0..<size {
            for x in 0..<size {
                let alpha = own.components(x, y).w
                let under = blurred[y * size + x] * Double(shadow.opacity)
                let expected = alpha + under * (1 - alpha / 255)
                largest = max(largest, abs(shown.components(x, y).w - expected))
            }
        }
        return largest
    }

    @Test(arguments: [0, 0.4, 1, 1.7, 2.49, 2.51, 3.3, 4.9, 5.1, 7.9, 8.1, 10.5])
    func outlinesThrowTheirBlur(radius: Double) throws {
        let r = CGFloat(radius)
        let square = Self.layer(CGRect(x: 20.3, y: 17.8, width: 40.5, height: 30)) {
            $0.backgroundColor = CGColor(gray: 0, alpha: 0.6)
            $0.shadow = Self.shadow(r, dx: 5.25, dy: 3)
        }
        #expect(try Self.error(square, deviation: radius) < 1.5)
        let rounded = Self.layer(CGRect(x: 20, y: 27, width: 50, height: 40)) {
            $0.backgroundColor = .white
            $0.cornerRadius = 12
            $0.shadow = Self.shadow(r, dx: -9, dy: -7.5, opacity: 0.8)
        }
        #expect(try Self.error(rounded, deviation: radius) < 1.5)
    }

    @Test(arguments: [0.7, 2, 3.5])
    func shadowsArePulledOutOfSmallOnes(radius: CGFloat) throws {
        // Large enough that the middle of each side is repeated.
        let node = Self.layer(CGRect(x: 9.5, y: 7.25, width: 75, height: 77.5)) {
            $0.backgroundColor = CGColor(gray: 0, alpha: 0.5)
            $0.cornerRadius = 6
            $0.cornerCurve = .continuous
            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            $0.shadow = Self.shadow(radius, dx: 2)
        }
        #expect(try Self.error(node, deviation: Double(radius)) < 1.5)
        #expect(try Self.error(node, deviation: Double(radius) / 2, scale: 0.5) < 1.5)
    }

    @Test(arguments: [0.6, 2, 5, 9])
    func treesThrowTheShadowOfAllTheyShow(radius: CGFloat) throws {
        let dot = Self.layer(CGRect(x: 35.5, y: -12, width: 24, height: 24)) {
            $0.backgroundColor = CGColor(gray: 1, alpha: 0.7)
            $0.cornerRadius = 12
        }
        let node = Self.layer(CGRect(x: 20, y: 30.5, width: 44, height: 30), sublayers: [dot]) {
            $0.backgroundColor = CGColor(gray: 0, alpha: 0.5)
            $0.shadow = Self.shadow(radius, dx: 4.75, dy: 6, opacity: 0.9)
        }
        #expect(try Self.error(node, deviation: Double(radius)) < 1.8)
    }

    @Test(arguments: [0.5, 1, 2.4, 2.6, 9])
    func turnedLayersThrowTurnedShadows(radius: CGFloat) throws {
        let node = Self.layer(
            CGRect(x: 48, y: 20, width: 44, height: 30), CATransform3DMakeRotation(0.7, 0, 0, 1)
        ) {
            $0.backgroundColor = CGColor(gray: 0, alpha: 0.5)
            $0.cornerRadius = 8
            $0.shadow = Self.shadow(radius, dx: 3, dy: 6)
        }
        #expect(try Self.error(node, deviation: Double(radius)) < 2)
    }

    @Test func pathsThrowTheirOwnShadow() throws {
        let path = CGPath(ellipseIn: CGRect(x: -10, y: 30, width: 60, height: 20), transform: nil)
        let ellipse = Self.layer(CGRect(x: 20, y: 20, width: 40, height: 30)) {
            $0.shadow = Self.shadow(3, dx: 2, dy: 5)
            $0.shadow?.path = path
        }
        let shown = try drawn(ellipse, width: Self.size, height: Self.size)
        let plain = try #require(Bitmap(width: Self.size, height: Self.size))
        let context = try #require(CGContext(plain, origin: CGPoint(x: -22, y: -25)))
        context.addPath(path)
        context.fillPath()
        context.flush()
        let blurred = FloatBlur.blurred(width: Self.size, height: Self.size, deviation: 3) { x, y in
            (0..<Self.size).contains(x) && (0..<Self.size).contains(y) ? Double(plain[x, y] >> 24) : 0
        }
        for y in 0..<Self.size {
            for x in 0..<Self.size {
                #expect(abs(shown.components(x, y).w - blurred[y * Self.size + x]) < 1.5, "(\(x), \(y))")
            }
        }
    }

    @Test func aPathThatIsTheOutlineChangesNothing() throws {
        let rect = CGRect(x: 20, y: 20, width: 40, height: 30)
        let plain = Self.layer(rect) {
            $0.backgroundColor = .white
            $0.shadow = Self.shadow(4, dx: 1.5)
        }
        let outlined = Self.layer(rect) {
            $0.backgroundColor = .white
            $0.shadow = Self.shadow(4, dx: 1.5)
            $0.shadow?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
        }
        let (first, second) = (
            try drawn(plain, width: 96, height: 96), try drawn(outlined, width: 96, height: 96)
        )
        #expect(first.all == second.all)
    }

    @Test func masksCutTheShadowAway() throws {
        let node = Self.layer(CGRect(x: 20, y: 20, width: 40, height: 30)) {
            $0.backgroundColor = .white
            $0.cornerRadius = 5
            $0.masksToBounds = true
            $0.shadow = Self.shadow(4)
        }
        #expect(try drawn(node, width: 96, height: 96).all == drawn(Self.bare(node), width: 96, height: 96).all)
    }

    @Test func opacityFadesLayerAndShadowTogether() throws {
        func node(_ opacity: CGFloat) -> RenderNode {
            Self.layer(CGRect(x: 20, y: 20, width: 40, height: 30)) {
                $0.backgroundColor = .white
                $0.opacity = opacity
                $0.shadow = Self.shadow(4, dx: 10, dy: 10)
            }
        }
        let full = try drawn(node(1), width: 96, height: 96)
        let half = try drawn(node(0.4), width: 96, height: 96)
        for y in 0..<96 {
            for x in 0..<96 {
                let error = half.components(x, y) - full.components(x, y) * 0.4
                #expect(error.max() <= 0.5 && error.min() >= -0.5, "(\(x), \(y))")
            }
        }
    }

    @Test func laterFramesAreTheFirst() throws {
        let dot = Self.layer(CGRect(x: 30, y: -8, width: 20, height: 20)) { $0.backgroundColor = .white }
        let kinds: [(CATransform3D, [RenderNode])] = [
            (CATransform3DIdentity, []), (CATransform3DMakeRotation(0.3, 0, 0, 1), [dot]),
            (CATransform3DIdentity, [dot]),
        ]
        let layers = kinds.enumerated().map { index, kind in
            Self.layer(CGRect(x: CGFloat(100 * index) + 30.5, y: 40, width: 44, height: 30), kind.0, sublayers: kind.1)
            {
                $0.backgroundColor = .white
                $0.shadow = Self.shadow(6, dx: 1, dy: 3, opacity: 0.5)
            }
        }
        let root = RenderNode(bounds: CGRect(x: 0, y: 0, width: 320, height: 120), sublayers: layers)
        let compositor = Compositor(threads: 1)
        let first = try drawn(root, width: 320, height: 120, by: compositor)
        #expect(try drawn(root, width: 320, height: 120, by: compositor).all == first.all)
        #expect(try drawn(root, width: 320, height: 120, by: Compositor(threads: 3)).all == first.all)
    }

    @Test func aColorThatChangesIsSeen() throws {
        let compositor = Compositor(threads: 1)
        func corner(_ color: CGColor, _ opacity: CGFloat) throws -> SIMD4<Double> {
            let node = Self.layer(CGRect(x: 20, y: 20, width: 40, height: 30)) {
                $0.backgroundColor = .white
                $0.shadow = RenderShadow(
                    color: color, opacity: opacity, offset: CGSize(width: 0, height: 30), radius: 1)
            }
            return try drawn(node, width: 96, height: 96, by: compositor).components(40, 70)
        }
        #expect(try corner(.black, 1) == SIMD4(0, 0, 0, 255))
        #expect(try corner(.black, 0.2) == SIMD4(0, 0, 0, 51))
        #expect(try corner(CGColor(red: 1, green: 0, blue: 0.2, alpha: 0.5), 0.4) == SIMD4(51, 0, 10, 51))
    }

    @Test func wholePixelsMoveAShadowAsItIs() throws {
        func node(_ x: CGFloat, _ y: CGFloat) -> RenderNode {
            Self.layer(CGRect(x: x, y: y, width: 30.5, height: 20)) {
                $0.cornerRadius = 4
                $0.backgroundColor = .white
                $0.shadow = Self.shadow(3, dx: 2.25)
            }
        }
        let here = try drawn(node(20.5, 20), width: 96, height: 96)
        let there = try drawn(node(33.5, 31), width: 96, height: 96)
        for y in 0..<80 {
            for x in 0..<80 { #expect(here[x, y] == there[x + 13, y + 11], "(\(x), \(y))") }
        }
    }

    @Test func oddShadowsDoNoHarm() throws {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 50
        let turned = CATransform3DConcat(CATransform3DMakeRotation(1.5, 0, 1, 0.2), perspective)
        for matrix in [CATransform3DIdentity, turned, CATransform3DMakeScale(-1, 0, 1)] {
            for (radius, width): (CGFloat, CGFloat) in [
                (-3, 20), (.nan, 20), (.infinity, 20), (1e9, 0), (60, 20), (5, 1e7), (5, .infinity), (5, .nan),
            ] {
                do {
                    let node = Self.layer(CGRect(x: 50, y: 50, width: width, height: 30), matrix) {
                        $0.backgroundColor = .white
                        $0.shadow = Self.shadow(radius, dx: 3)
                    }
                    _ = try drawn(node, width: 40, height: 40)
                }
            }
        }
    }
}
