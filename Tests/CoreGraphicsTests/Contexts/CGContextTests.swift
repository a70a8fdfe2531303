import CoreGraphics
import Testing

@Suite struct CGContextTests {
    @Test func theOriginIsAtTheLowerLeft() throws {
        let context = try makeContext(3, 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        for y in 0..<2 {
            for x in 0..<3 { #expect(try context.pixel(x, y) == (x == 0 && y == 1 ? red.pixel : 0)) }
        }
        #expect(context.ctm == .identity)
    }

    @Test func layersDrawFromTheUpperLeft() throws {
        let bitmap = try #require(Bitmap(width: 6, height: 4))
        let context = try #require(CGContext(bitmap, scale: 2, origin: CGPoint(x: 10, y: 20)))
        context.setFillColor(red)
        context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
        for y in 0..<4 {
            for x in 0..<6 { #expect(bitmap[x, y] == ((2..<4).contains(x) && y < 2 ? red.pixel : 0)) }
        }
    }

    @Test func colorsKeepTheirBytes() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            func number() -> CGFloat { .random(in: 0...1, using: &random) }
            let color = CGColor(red: number(), green: number(), blue: number(), alpha: number())
            let context = try makeContext(1, 1)
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(try context.pixel(0, 0) == color.pixel, "seed \(seed)")
        }
    }

    @Test func transformsConcatenate() throws {
        let context = try makeContext(4, 4)
        context.translateBy(x: 1, y: 2)
        context.scaleBy(x: 2, y: 3)
        context.rotate(by: .pi / 2)
        let expected = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        #expect(context.ctm == expected)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 1, y: 1).applying(expected))
    }

    @Test func statesComeBack() throws {
        let context = try makeContext(4, 1)
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 2, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(try (0..<4).map { try context.pixel($0, 0) } == [0, 0, blue.pixel, red.pixel])
        #expect(context.ctm == .identity)
    }

    @Test func edgesAreCoveredByTheirPart() throws {
        let context = try makeContext(3, 1)
        context.fill(CGRect(x: 0.25, y: 0, width: 2, height: 1))
        let alphas = try context.alphas(row: 0)
        #expect(abs(alphas[0] - 191) <= 1 && alphas[1] == 255 && abs(alphas[2] - 64) <= 1)
        context.setShouldAntialias(false)
        context.clear(CGRect(x: 0, y: 0, width: 3, height: 1))
        context.fill(CGRect(x: 0.25, y: 0, width: 2, height: 1))
        #expect(try context.alphas(row: 0) == [255, 255, 0])
    }

    @Test func theFillRuleDecides() throws {
        for (rule, inside) in [(CGPathFillRule.winding, 255), (.evenOdd, 0)] {
            let context = try makeContext(5, 5)
            context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
            context.fillPath(using: rule)
            #expect(try context.alphas(row: 2) == [255, inside, inside, inside, 255])
            #expect(context.isPathEmpty)
        }
    }

    @Test func aLineBetweenPixelRowsCoversHalfOfEach() throws {
        let context = try makeContext(3, 4)
        context.setStrokeColor(red)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 3, y: 1.5)])
        #expect(try context.alphas(row: 2) == [255, 255, 255])
        #expect(try context.alphas(row: 1) == [0, 0, 0])
        context.clear(CGRect(x: 0, y: 0, width: 3, height: 4))
        context.move(to: CGPoint(x: 0, y: 2))
        context.addLine(to: CGPoint(x: 3, y: 2))
        context.strokePath()
        for row in 1...2 { #expect(try context.alphas(row: row).allSatisfy { abs($0 - 128) <= 8 }) }
    }

    @Test func thePenFollowsTheTransformAtTheTimeOfStroking() throws {
        let context = try makeContext(6, 6)
        context.move(to: CGPoint(x: 0, y: 3))
        context.addLine(to: CGPoint(x: 6, y: 3))
        context.scaleBy(x: 1, y: 4)
        context.strokePath()
        #expect(try (0..<6).map { Int(try context.pixel(3, $0) >> 24) } == [0, 255, 255, 255, 255, 0])
    }

    @Test func aPathIsKeptWhereItWasAdded() throws {
        let context = try makeContext(4, 1)
        context.addRect(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.translateBy(x: 2, y: 0)
        #expect(context.boundingBoxOfPath == CGRect(x: -1, y: 0, width: 1, height: 1))
        #expect(context.pathContains(CGPoint(x: -0.5, y: 0.5), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: -0.5, y: 0.5), mode: .stroke) == false)
        context.fillPath()
        #expect(try context.alphas(row: 0) == [0, 255, 0, 0])
    }

    @Test func aStrokedPathCanBeFilled() throws {
        let context = try makeContext(8, 8)
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        context.replacePathWithStrokedPath()
        context.fillPath()
        #expect(try context.alphas(row: 4) == [0, 255, 255, 0, 0, 255, 255, 0])
    }

    @Test func dashesFollowTheLine() throws {
        let context = try makeContext(8, 1)
        context.setLineDash(phase: 0, lengths: [2, 1])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
        #expect(try context.alphas(row: 0) == [255, 255, 0, 255, 255, 0, 255, 255])
    }

    @Test func clipsIntersect() throws {
        let context = try makeContext(5, 5)
        context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 5), CGRect(x: 3, y: 0, width: 2, height: 5)])
        context.addRect(CGRect(x: 1, y: 1, width: 3, height: 3))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 3, height: 3))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try context.alphas(row: 2) == [0, 255, 0, 255, 0])
        #expect(try context.alphas(row: 0) == [0, 0, 0, 0, 0])
        context.resetClip()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try context.alphas(row: 0) == [255, 255, 255, 255, 255])
    }

    @Test func alphaMultipliesWhatIsDrawn() throws {
        let context = try makeContext(2, 1)
        context.setAlpha(0.5)
        context.setFillColor(red.copy(alpha: 0.5) ?? red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try CGImage(1, 1) { _, _ in red.pixel }
        context.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 0) == red.pixel(opacity: 0.25))
        #expect(try context.pixel(1, 0) == red.pixel(opacity: 0.5))
    }

    @Test func whatLiesFarOutsideDoesNotBendWhatIsSeen() throws {
        let context = try makeContext(8, 8)
        context.fill(CGRect(x: -1e12, y: 4, width: 2e12, height: 1e12))
        #expect(try (0..<8).map { Int(try context.pixel(3, $0) >> 24) } == [255, 255, 255, 255, 0, 0, 0, 0])
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        // A triangle whose long side passes through the corners of the bitmap.
        context.addLines(between: [CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: 1e9), CGPoint(x: 1e9, y: -1e9)])
        context.fillPath()
        for y in 0..<8 {
            let expected = (0..<8).map { x in x + y < 7 ? 0 : x + y > 7 ? 255 : 128 }
            #expect(zip(try context.alphas(row: y), expected).allSatisfy { abs($0 - $1) < 12 }, "row \(y)")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0])
    func strangeNumbersDoNoHarm(_ number: CGFloat) throws {
        let context = try makeContext(9, 9)
        let rect = CGRect(x: number, y: 1, width: number, height: number)
        let image = try CGImage(2, 2) { _, _ in red.pixel }
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, number]))
        func draw() {
            context.fill(rect)
            context.stroke(rect)
            context.fillEllipse(in: rect)
            context.clear(rect)
            context.draw(image, in: rect)
            context.draw(image, in: rect, byTiling: true)
            context.addArc(center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: true)
            context.drawPath(using: .eoFillStroke)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: number, y: number), options: [])
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: number, endCenter: CGPoint(x: 3, y: number),
                endRadius: 4, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.fill(rect)
            context.endTransparencyLayer()
        }
        draw()
        context.setLineWidth(number)
        context.setMiterLimit(number)
        context.setLineDash(phase: number, lengths: [number, number])
        context.setAlpha(number)
        draw()
        context.saveGState()
        context.setShadow(offset: CGSize(width: number, height: number), blur: number, color: blue)
        context.fill(rect)
        context.restoreGState()
        context.saveGState()
        context.clip(to: rect, mask: image)
        draw()
        context.restoreGState()
        context.concatenate(CGAffineTransform(number, number, number, number, number, number))
        draw()
        context.clip(to: rect)
        draw()
        #expect(context.makeImage() != nil)
    }
}
