import Testing

@testable import QuartzCore

/// Outlines filled and stroked by the compositor.
struct ShapeDrawingTests {
    static let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

    static func pixels(_ shape: RenderShape, at offset: CGPoint = .zero) -> [UInt32] {
        let node = RenderNode(
            bounds: frame, transform: CATransform3DMakeTranslation(offset.x, offset.y, 0), contents: .shape(shape))
        return RenderNode.plain(frame, .white, [node]).pixels(40, 40)
    }

    @Test(arguments: [CGPoint.zero, CGPoint(x: 0.25, y: 0.5), CGPoint(x: -3, y: 7)])
    func aFilledRectangleIsALayerOfItsColor(offset: CGPoint) {
        let rect = CGRect(x: 8, y: 9, width: 20, height: 15)
        var shape = RenderShape(CGPath(rect: rect, transform: nil))
        shape.fillColor = .black
        let layer = RenderNode.plain(rect.offsetBy(dx: offset.x, dy: offset.y), .black)
        let expected = RenderNode.plain(Self.frame, .white, [layer]).pixels(40, 40)
        let drawn = Self.pixels(shape, at: offset)
        let off = zip(drawn, expected).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
        #expect(off <= 1, "off by \(off)")
    }

    @Test func aShapeWithoutAFrameIsDrawnAllTheSame() {
        let rect = CGRect(x: 8, y: 9, width: 20, height: 15)
        var shape = RenderShape(CGPath(rect: rect, transform: nil))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.black, .black, 2)
        let framed = Self.pixels(shape)
        for size in [CGSize.zero, CGSize(width: 40, height: 0)] {
            let node = RenderNode(bounds: CGRect(origin: .zero, size: size), contents: .shape(shape))
            #expect(RenderNode.plain(Self.frame, .white, [node]).pixels(40, 40) == framed)
            // … inside others without a frame, too.
            let holder = RenderNode(bounds: .zero, sublayers: [node])
            #expect(RenderNode.plain(Self.frame, .white, [holder]).pixels(40, 40) == framed)
        }
    }

    @Test func evenOddLeavesHoles() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
        path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
        var shape = RenderShape(CGPath(elements: path.elements))
        shape.fillColor = .black
        #expect(Self.pixels(shape)[20 * 40 + 20] == 0xFF00_0000)
        shape.usesEvenOddFillRule = true
        #expect(Self.pixels(shape)[20 * 40 + 20] == 0xFFFF_FFFF)
    }

    @Test func aStrokeEndsWhereItsEndSays() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        var shape = RenderShape(CGPath(elements: path.elements))
        shape.strokeColor = .black
        shape.lineWidth = 4
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
        let row = Self.pixels(shape)[20 * 40..<21 * 40].map { $0 == 0xFF00_0000 }
        #expect(row == (0..<40).map { (10..<30).contains($0) })
        #expect(Self.pixels(shape)[23 * 40 + 20] == 0xFFFF_FFFF, "two points to each side")
    }

    @Test func shapesThatOnlyMoveAreDrawnOnce() throws {
        var shape = RenderShape(CGPath(ellipseIn: CGRect(x: 3.3, y: 4, width: 20, height: 15), transform: nil))
        shape.fillColor = .black
        let compositor = Compositor(threads: 1)
        var pictures: [Bitmap] = []
        for x: CGFloat in [0, 7, -2, 12 + 1e-9] {
            let node = RenderNode(
                bounds: Self.frame, transform: CATransform3DMakeTranslation(x, 2, 0), contents: .shape(shape))
            var builder = DrawListBuilder(compositor: compositor, scale: 1)
            builder.draw(
                node, node.transform,
                DrawListBuilder.Surroundings(scissor: PixelRect(x0: -50, y0: -50, x1: 90, y1: 90)))
            pictures.append(try #require(builder.list.retained.first))
        }
        #expect(pictures.allSatisfy { $0 === pictures[0] })
        #expect(
            Self.pixels(shape, at: CGPoint(x: 5, y: 0))
                == RenderNode.plain(
                    Self.frame, .white,
                    [
                        RenderNode(
                            bounds: Self.frame, transform: CATransform3DMakeTranslation(5 + 1e-9, 0, 0),
                            contents: .shape(shape))
                    ]
                ).pixels(40, 40))
    }
}
