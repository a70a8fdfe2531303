import Testing

@testable import QuartzCore

/// Gradients must be what their formula says, to the nearest of 255 levels.
struct GradientTests {
    /// The colour of a gradient at a place, premultiplied, in 255ths, worked out plainly.
    static func color(_ gradient: RenderGradient, at place: Double) -> SIMD4<Double> {
        let stops = Array(zip(gradient.colors, gradient.locations.map(Double.init)))
        func premultiplied(_ c: CGColor, _ d: CGColor, _ f: Double) -> SIMD4<Double> {
            let a = Double(c.alpha) + (Double(d.alpha) - Double(c.alpha)) * f
            func mix(_ p: CGFloat, _ q: CGFloat) -> Double { (Double(p) + (Double(q) - Double(p)) * f) * a * 255 }
            return SIMD4(mix(c.red, d.red), mix(c.green, d.green), mix(c.blue, d.blue), a * 255)
        }
        guard let first = stops.first, let last = stops.last else { return .zero }
        if place < first.1 { return premultiplied(first.0, first.0, 0) }
        for (from, to) in zip(stops, stops.dropFirst()) where place >= from.1 && place < to.1 {
            return premultiplied(from.0, to.0, (place - from.1) / (to.1 - from.1))
        }
        return premultiplied(last.0, last.0, 0)
    }

    /// The place of a point, in units of the layer's rectangle.
    static func place(_ gradient: RenderGradient, _ x: Double, _ y: Double) -> Double {
        let (px, py) = (x - Double(gradient.startPoint.x), y - Double(gradient.startPoint.y))
        let dx = Double(gradient.endPoint.x - gradient.startPoint.x)
        let dy = Double(gradient.endPoint.y - gradient.startPoint.y)
        switch gradient.type {
        case .radial: return (px * px / (dx * dx) + py * py / (dy * dy)).squareRoot()
        case .conic:
            let turns = Elementary.atan2(dx * py - dy * px, dx * px + dy * py) / (2 * .pi)
            return turns < 0 ? turns + 1 : turns
        default: return (px * dx + py * dy) / (dx * dx + dy * dy)
        }
    }

    static func random(_ type: CAGradientLayerType, _ random: inout SplitMix) -> RenderGradient {
        func point() -> CGPoint { CGPoint(x: random.double(in: 0...1), y: random.double(in: 0...1)) }
        let colors = (0..<4).map { _ in
            CGColor(
                red: random.double(in: 0...1), green: random.double(in: 0...1), blue: random.double(in: 0...1),
                alpha: random.double(in: 0...1))
        }
        let closed = type == .conic ? Array(colors[0..<3]) + [colors[0]] : colors
        return RenderGradient(
            type: type, colors: closed, locations: [0, 0.3, 0.55, 1], startPoint: point(), endPoint: point())
    }

    @Test(arguments: [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    func straightGradientsAreRoundedToNearest(end: CGPoint) throws {
        let colors = [CGColor.black, CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1), .clear]
        let gradient = RenderGradient(
            type: .axial, colors: colors, locations: [0.1, 0.6, 0.9], startPoint: .zero, endPoint: end)
        let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 300, height: 300), contents: .gradient(gradient))
        let bitmap = try drawn(node, width: 300, height: 300)
        for along in 0..<300 {
            let exact = Self.color(gradient, at: (Double(along) + 0.5) / 300)
            for across in [0, 7, 299] {
                let shown = end.x == 1 ? bitmap.components(along, across) : bitmap.components(across, along)
                let error = shown - exact
                #expect(error.max() < 0.5001 && error.min() > -0.5001, "at \(along): \(shown), not \(exact)")
            }
        }
    }

    @Test(arguments: ["axial", "radial", "conic"], 0..<6)
    func everyPixelIsWithinALevel(type: String, seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let gradient = Self.random(CAGradientLayerType(rawValue: type), &random)
        var matrix = CATransform3DMakeTranslation(-40, -30, 0)
        let angle = random.double(in: -3...3)
        if seed > 0 { matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angle, 0, 0, 1)) }
        if seed > 2 {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 200
            let tilt = CATransform3DMakeRotation(random.double(in: -0.6...0.6), 0.3, 1, 0)
            matrix = CATransform3DConcat(matrix, CATransform3DConcat(tilt, perspective))
        }
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(50, 50, 0))
        let node = RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 80, height: 60), transform: matrix, contents: .gradient(gradient))
        let bitmap = try drawn(node, width: 100, height: 100)
        let back = try #require(PlaneTransform(matrix).inverse)
        var seen = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let point = back.map(Double(x) + 0.5, Double(y) + 0.5)
                let inside = point.x > 2 && point.x < 78 && point.y > 2 && point.y < 58
                let (u, v) = (point.x / 80, point.y / 60)
                let fromStart = (u - Double(gradient.startPoint.x), v - Double(gradient.startPoint.y))
                // Around the middle of a circle a pixel holds every colour.
                guard inside, abs(fromStart.0) + abs(fromStart.1) > 0.1 || type != "conic" else { continue }
                let exact = Self.color(gradient, at: Self.place(gradient, u, v))
                let error = bitmap.components(x, y) - exact
                seen += 1
                #expect(error.max() < 1 && error.min() > -1, "seed \(seed), (\(x), \(y)): off by \(error)")
            }
        }
        #expect(seen > 500)
    }

    @Test func colorsJumpAtTheEdgeOfAPixelOrMixInsideIt() throws {
        let colors = [CGColor.black, .black, .white, .white]
        func row(_ jump: CGFloat) throws -> [Double] {
            let gradient = RenderGradient(
                type: .axial, colors: colors, locations: [0, jump, jump, 1], startPoint: .zero,
                endPoint: CGPoint(x: 1, y: 0))
            let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 8, height: 1), contents: .gradient(gradient))
            let bitmap = try drawn(node, width: 8, height: 1)
            return (0..<8).map { bitmap.components($0, 0).x }
        }
        #expect(try row(0.5) == [0, 0, 0, 0, 255, 255, 255, 255])
        #expect(try row(0.5625) == [0, 0, 0, 0, 128, 255, 255, 255])

        let conic = RenderGradient(
            type: .conic, colors: [.black, .black, .white, .white], locations: [0, 0.5, 0.5, 1],
            startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5))
        let node = RenderNode(bounds: CGRect(x: 0, y: 0, width: 8, height: 8), contents: .gradient(conic))
        let halves = try drawn(node, width: 8, height: 8)
        // Clockwise: the first half of the turn lies below the middle.
        for y in 0..<8 {
            for x in 0..<8 { #expect(halves[x, y] == (y < 4 ? 0xFFFF_FFFF : 0xFF00_0000), "(\(x), \(y))") }
        }
    }

    @Test(arguments: ["axial", "radial", "conic"])
    func aGradientOfOneColorIsThatColorInTheLayersOutline(type: String) throws {
        let color = CGColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1)
        let turn = CATransform3DConcat(
            CATransform3DMakeRotation(0.3, 0, 0, 1), CATransform3DMakeTranslation(20.3, 3.2, 0))
        var style = RenderStyle.with { $0.cornerRadius = 9 }
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
        let gradient = RenderGradient(
            type: .init(rawValue: type), colors: [color, color], locations: [0, 1],
            startPoint: CGPoint(x: 0.2, y: 0.3), endPoint: CGPoint(x: 0.9, y: 0.5))
        let shown = try drawn(
            RenderNode(bounds: bounds, transform: turn, style: style, contents: .gradient(gradient)), width: 64,
            height: 64)
        style.backgroundColor = color
        let plain = try drawn(RenderNode(bounds: bounds, transform: turn, style: style), width: 64, height: 64)
        #expect(shown.all == plain.all)
    }

    @Test func threadsChangeNothing() throws {
        var random = SplitMix(seed: 5)
        let layers = ["axial", "radial", "conic"].enumerated().map { index, type in
            RenderNode(
                bounds: CGRect(x: 0, y: 0, width: 90, height: 700),
                transform: CATransform3DConcat(
                    CATransform3DMakeRotation(0.05, 0, 0, 1), CATransform3DMakeTranslation(CGFloat(100 * index), 0, 0)),
                contents: .gradient(Self.random(.init(rawValue: type), &random)))
        }
        let root = RenderNode(bounds: CGRect(x: 0, y: 0, width: 320, height: 720), sublayers: layers)
        let one = try drawn(root, width: 320, height: 720)
        let three = try drawn(root, width: 320, height: 720, by: Compositor(threads: 3))
        #expect(one.all == three.all)
    }

    @Test func oddGradientsDrawNothingOrTheirLastColor() throws {
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        func pixel(_ gradient: RenderGradient) throws -> UInt32 {
            try drawn(RenderNode(bounds: bounds, contents: .gradient(gradient)), width: 4, height: 4)[1, 2]
        }
        let middle = CGPoint(x: 0.5, y: 0.5)
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let none = RenderGradient(type: type, colors: [], locations: [], startPoint: .zero, endPoint: middle)
            #expect(try pixel(none) == 0)
            let still = RenderGradient(
                type: type, colors: [.black, .white], locations: [0, 1], startPoint: middle, endPoint: middle)
            #expect(try pixel(still) == 0xFFFF_FFFF)
            let wild = RenderGradient(
                type: type, colors: [.white, .white], locations: [.nan, -3],
                startPoint: CGPoint(x: CGFloat.nan, y: .infinity), endPoint: CGPoint(x: 1e300, y: -1e-300))
            _ = try pixel(wild)
        }
    }
}
