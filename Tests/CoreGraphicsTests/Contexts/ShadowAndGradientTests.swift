import Testing

@testable import CoreGraphics

@Suite struct ShadowAndGradientTests {
    @Test(arguments: [0.3, 0.8, 1.5, 3, 7.3])
    func theBlurIsAGaussian(_ deviation: CGFloat) {
        let blur = GaussianBlur(standardDeviation: deviation)
        // A square of ones, whose blur is a product of sums of the bell curve.
        let square = DeviceRect(minX: 3, minY: -2, maxX: 16, maxY: 11)
        let target = DeviceRect(minX: -20, minY: -20, maxX: 12, maxY: 30)
        let ones = [Float](repeating: 255, count: square.width * square.height)
        let result = blur.apply(to: ones, in: square, shownIn: target)

        let bell = (-200...200).map { Elementary.exp(-Double($0 * $0) / Double(2 * deviation * deviation)) }
        let total = bell.reduce(0, +)
        func profile(_ range: Range<Int>, _ place: Int) -> Double {
            range.reduce(0) { $0 + bell[$1 - place + 200] / total }
        }
        var worst = 0.0
        for y in 0..<target.height {
            let down = profile(square.minY..<square.maxY, target.minY + y)
            for x in 0..<target.width {
                let expected = 255 * profile(square.minX..<square.maxX, target.minX + x) * down
                worst = max(worst, abs(Double(result[y * target.width + x]) - expected))
            }
        }
        #expect(worst < 0.5)
    }

    @Test func aBlurOfNothingChangesNothing() {
        let rect = DeviceRect(minX: 0, minY: 0, maxX: 2, maxY: 2)
        for deviation: CGFloat in [0, -1, .nan] {
            let blur = GaussianBlur(standardDeviation: deviation)
            #expect(blur.apply(to: [1, 2, 3, 4], in: rect, shownIn: rect) == [1, 2, 3, 4])
        }
    }

    @Test func shadowsFallAlongTheAxesOfTheStart() throws {
        let context = try makeContext(6, 6)
        context.setShadow(offset: CGSize(width: 2, height: -1), blur: 0, color: blue)
        context.setFillColor(red)
        context.translateBy(x: 0, y: 6)
        context.scaleBy(x: 1, y: -1)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(try context.pixel(1, 1) == red.pixel)
        #expect(try context.pixel(3, 2) == blue.pixel)

        let bitmap = try #require(Bitmap(width: 12, height: 12))
        let flipped = try #require(CGContext(bitmap, scale: 2))
        flipped.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: blue)
        flipped.setFillColor(red)
        flipped.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(bitmap[2, 2] == red.pixel && bitmap[6, 4] == blue.pixel)
    }

    @Test func shadowsAreBlurredAndFallIntoViewFromOutside() throws {
        let context = try makeContext(40, 40)
        context.setShadow(offset: CGSize(width: 100, height: 0), blur: 8, color: blue)
        context.fill(CGRect(x: -90, y: -50, width: 20, height: 140))
        let row = try context.alphas(row: 20)
        #expect(row[20] == row.max() && row[20] > 250)
        #expect(abs(row[9] + row[10] - 255) <= 2 && row[2] < 10)
        #expect(Array(row[10..<30]) == row[10..<30].reversed())
        #expect(try context.pixel(20, 20) >> 16 & 255 == context.pixel(20, 20) >> 24)
    }

    @Test func aGroupThrowsOneShadow() throws {
        let context = try makeContext(8, 1)
        context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for _ in 0..<2 {
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        context.endTransparencyLayer()
        #expect(try context.alphas(row: 0) == [0, 255, 255, 0, 0, 128, 128, 0])
    }

    @Test func aLinearGradientRunsEvenly() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
        let context = try makeContext(512, 2)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 512, y: 0), options: [])
        let levels = try (0..<512).map { bytes(try context.pixel($0, 0))[0] }
        for (x, level) in levels.enumerated() {
            #expect(abs(Double(level) - (Double(x) + 0.5) / 512 * 255) <= 0.6)
        }
        #expect(zip(levels, levels.dropFirst()).allSatisfy { (0...1).contains($1 - $0) })
    }

    @Test func gradientsGoOnOnlyWhenTold() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
        let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0))
        let context = try makeContext(6, 1)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        #expect(try context.alphas(row: 0) == [0, 0, 255, 255, 0, 0])
        context.drawLinearGradient(gradient, start: start, end: end, options: .drawsBeforeStartLocation)
        #expect(try context.pixel(0, 0) == red.pixel && context.pixel(5, 0) == 0)
        context.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation)
        #expect(try context.pixel(5, 0) == blue.pixel)
    }

    @Test func aRadialGradientRunsOutwards() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil))
        let context = try makeContext(21, 21)
        let center = CGPoint(x: 10.5, y: 10.5)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10, options: [])
        #expect(try context.pixel(10, 10) == red.pixel)
        #expect(try context.pixel(0, 0) == 0)
        let reds = try (10...20).map { bytes(try context.pixel($0, 10))[0] }
        for (distance, level) in reds.enumerated() {
            #expect(abs(Double(level) - 255 * (1 - Double(distance) / 10)) <= 1)
        }
    }

    @Test func gradientsSortAndClampTheirPlaces() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, "no", blue], locations: [2, 0, -1]))
        #expect(gradient.colors == [blue, red] && gradient.locations == [0, 1])
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        let jump = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0.5, 0.5]))
        #expect(jump.pixel(at: 0.499) == red.pixel && jump.pixel(at: 0.5) == blue.pixel)
    }
}
