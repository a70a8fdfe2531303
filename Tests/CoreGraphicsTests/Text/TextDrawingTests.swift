import Testing

@testable import CoreGraphics

@Suite struct TextDrawingTests {
    private let style = TextStyle(font: TextFont(size: 20, weight: 700), color: red)

    /// The picture of a text at a point, in a bitmap with the origin at the upper left.
    private func picture(of layout: TextLayout, _ width: Int, _ height: Int, at point: CGPoint) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: width, height: height))
        let context = try #require(CGContext(bitmap))
        layout.draw(in: context, at: point)
        return CGImage(bitmap)
    }

    /// The smallest rectangle around all pixels that are not transparent.
    private func box(_ image: CGImage) -> CGRect {
        let places = image.pixels.enumerated().filter { $0.element >> 24 > 0 }.map(\.offset)
        let corners = places.flatMap { index in
            let (x, y) = (CGFloat(index % image.width), CGFloat(index / image.width))
            return [CGPoint(x: x, y: y), CGPoint(x: x + 1, y: y + 1)]
        }
        return CGRect(around: corners)
    }

    @Test func lettersStandOnTheirBaseline() throws {
        let layout = TextLayout("H", style)
        let image = try picture(of: layout, 40, 40, at: CGPoint(x: 5, y: 10))
        let metrics = FontLibrary.shared.metrics(of: style.font)
        let baseline = 10 + layout.firstBaseline
        let found = box(image)
        #expect(found.maxY == baseline.rounded(.up))
        #expect(found.minY == (baseline - metrics.capHeight).rounded(.down))
        #expect(found.minX >= 5 && found.maxX <= 5 + layout.size.width.rounded(.up))
        // Colours are those asked for: nothing but red.
        #expect(image.pixels.allSatisfy { $0 & 0x00FF_FF00 == 0 } && image.pixels.contains(red.pixel))
    }

    @Test func wholePixelsMoveTextAndFractionsReshapeIt() throws {
        let layout = TextLayout("Ag", style)
        let here = try picture(of: layout, 60, 40, at: CGPoint(x: 4, y: 3))
        let moved = try picture(of: layout, 60, 40, at: CGPoint(x: 9, y: 5))
        let between = try picture(of: layout, 60, 40, at: CGPoint(x: 4.5, y: 3))
        for y in 0..<35 { for x in 0..<50 { #expect(here.bitmap[x, y] == moved.bitmap[x + 5, y + 2]) } }
        #expect(here.pixels != between.pixels)
        func weight(_ image: CGImage) -> Double { image.pixels.reduce(0) { $0 + Double($1 >> 24) } }
        #expect(abs(weight(here) / weight(between) - 1) < 0.01)
    }

    @Test func eachRunHasItsColor() throws {
        let other = TextStyle(font: TextFont(size: 20, weight: 700), color: blue)
        let layout = TextLayout([TextRun("H", style), TextRun("H", other)])
        let image = try picture(of: layout, 60, 40, at: .zero)
        let colors = Set(image.pixels.filter { $0 >> 24 == 255 })
        #expect(colors == [red.pixel, blue.pixel])
    }

    @Test func linesRunUnderAndThroughText() throws {
        let metrics = FontLibrary.shared.metrics(of: style.font)
        var ruled = style
        ruled.isUnderlined = true
        let under = TextLayout("   ", ruled)
        let found = box(try picture(of: under, 60, 40, at: .zero))
        #expect(found.minY >= under.firstBaseline && found.maxY <= under.size.height + 1)
        #expect(found.height >= metrics.underlineThickness)
        ruled.isUnderlined = false
        ruled.isStruckThrough = true
        let through = box(try picture(of: TextLayout("   ", ruled), 60, 40, at: .zero))
        #expect(through.maxY < under.firstBaseline)
    }

    @Test func raisedTextStandsHigher() throws {
        var raised = style
        raised.baselineOffset = 6
        let layout = TextLayout([TextRun("x", style), TextRun("x", raised)])
        let glyphs = layout.lines[0].pieces.map { $0.glyphs[0].origin.y }
        #expect(abs(glyphs[0] - glyphs[1] - 6) < 0.01)
    }

    @Test func aLetterThatNoFontHasIsAFrame() throws {
        let layout = TextLayout("\u{E000}", style)
        let image = try picture(of: layout, 40, 40, at: .zero)
        #expect(image.pixels.contains { $0 >> 24 == 255 })
        let middle = CGPoint(x: layout.size.width / 2, y: layout.firstBaseline - 7)
        #expect(image.bitmap[Int(middle.x), Int(middle.y)] == 0)
    }

    @Test(.enabled(if: FontPackage.isInstalled("fonts-noto-color-emoji")))
    func emojiKeepTheirColors() throws {
        let layout = TextLayout("🟥🟦", style)
        let image = try picture(of: layout, 60, 30, at: .zero)
        let (y, width) = (Int(layout.size.height / 2), layout.size.width)
        let (left, right) = (bytes(image.bitmap[Int(width / 4), y]), bytes(image.bitmap[Int(width * 3 / 4), y]))
        #expect(left[0] > 180 && left[2] < 100)
        #expect(right[2] > 180 && right[0] < 100)
    }

    @Test func aMissingPackageIsNamedAndDoesNoHarm() {
        let nowhere = FontPackage(
            name: "fonts-nowhere", folder: "/nowhere/fonts", files: ["*"], marker: "No.otf", families: ["No"])
        let library = FontLibrary(system: nowhere, fallbacks: [.inter])
        #expect(library.problem?.contains("fonts-nowhere") == true)
        #expect(library.problem?.contains("apt-get install fonts-nowhere") == true)
        #expect(library.problem?.contains("/nowhere/fonts/No.otf") == true)
        #expect(TextLayout("Hello", style, library: library).lines.isEmpty)
        #expect(library.metrics(of: style.font).lineHeight == 0)
        #expect(FontLibrary.shared.problem == nil)
    }
}

extension FontPackage {
    /// Whether one of the packages for letters that the system font has not is there.
    static func isInstalled(_ name: String) -> Bool { fallbacks.contains { $0.name == name && $0.isInstalled } }
}
