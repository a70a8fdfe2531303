import Testing

@testable import QuartzCore

/// Which of two layers in space hides the other.
struct DepthOrderTests {
    static let side = 60
    static let frame = CGRect(x: 0, y: 0, width: side, height: side)
    static let red: UInt32 = 0xFF00_00FF
    static let blue: UInt32 = 0xFFFF_0000

    /// A square around the middle of the frame, turned about an axis through it.
    static func square(
        _ pixel: UInt32, angle: Double = 0, x: CGFloat = 0, y: CGFloat = 0, depth: CGFloat = 0, zPosition: CGFloat = 0
    ) -> RenderNode {
        var style = RenderStyle()
        style.backgroundColor = CGColor(
            red: pixel == red ? 1 : 0, green: 0, blue: pixel == blue ? 1 : 0, alpha: 1)
        let toMiddle = CATransform3DMakeTranslation(-20, -20, 0)
        let turned = CATransform3DConcat(toMiddle, CATransform3DMakeRotation(angle, x, y, 0))
        return RenderNode(
            bounds: CGRect(x: 0, y: 0, width: 40, height: 40),
            transform: CATransform3DConcat(turned, CATransform3DMakeTranslation(30, 30, depth)), zPosition: zPosition,
            style: style)
    }

    static func pixels(_ nodes: [RenderNode], inTransformLayer: Bool) -> [UInt32] {
        var depth = RenderStyle()
        depth.preservesDepth = true
        let content = inTransformLayer ? [RenderNode(bounds: frame, style: depth, sublayers: nodes)] : nodes
        return RenderNode.plain(frame, .white, content).pixels(side, side)
    }

    @Test(arguments: [false, true]) func greaterDepthIsInFront(inTransformLayer: Bool) {
        let layers = [Self.square(Self.red, depth: 10), Self.square(Self.blue, depth: 5)]
        #expect(Self.pixels(layers, inTransformLayer: inTransformLayer)[30 * Self.side + 30] == Self.red)
        #expect(Self.pixels(layers.reversed(), inTransformLayer: inTransformLayer)[30 * Self.side + 30] == Self.red)
    }

    @Test(arguments: [false, true]) func planesThatCrossCutEachOther(inTransformLayer: Bool) {
        // Red is turned with its left side to the front, blue with its right side: they meet in the middle.
        let layers = [Self.square(Self.red, angle: 0.5, y: 1), Self.square(Self.blue, angle: -0.5, y: 1)]
        for order in [layers, layers.reversed()] {
            let pixels = Self.pixels(order, inTransformLayer: inTransformLayer)
            let row = (14..<46).map { pixels[30 * Self.side + $0] }
            let left = row[..<15]
            let right = row[17...]
            #expect(left.allSatisfy { $0 == Self.red } && right.allSatisfy { $0 == Self.blue })
            // Nothing of the white behind comes through the cut.
            #expect(row.allSatisfy { $0 >> 8 & 0xFF == 0 }, "\(row[14..<18].map { String($0, radix: 16) })")
        }
    }

    @Test func layersInOnePlaneKeepTheirOrder() {
        let layers = [Self.square(Self.red, angle: 0.4, y: 1), Self.square(Self.blue, angle: 0.4, y: 1)]
        #expect(Self.pixels(layers, inTransformLayer: true)[30 * Self.side + 30] == Self.blue)
    }

    @Test func aFlatLayerPressesItsSublayersIntoItself() {
        // The same crossing planes, each inside a flat layer of its own: the later one hides the earlier.
        let layers = [Self.square(Self.red, angle: 0.5, y: 1), Self.square(Self.blue, angle: -0.5, y: 1)]
        let flat = layers.map { RenderNode(bounds: Self.frame, sublayers: [$0]) }
        let pixels = Self.pixels(flat, inTransformLayer: false)
        #expect((15..<45).allSatisfy { pixels[30 * Self.side + $0] == Self.blue })
    }
}
