import Testing

@testable import CoreGraphics

@Suite struct TextLayoutTests {
    private let style = TextStyle(font: TextFont(size: 17))

    /// The style with its paragraph changed.
    private func paragraph(_ change: (inout TextParagraphStyle) -> Void) -> TextStyle {
        var style = self.style
        change(&style.paragraph)
        return style
    }

    private func glyphCount(_ line: TextLayout.Line) -> Int { line.pieces.reduce(0) { $0 + $1.glyphs.count } }

    @Test func metricsAreTheFontsOwn() {
        // Inter's em is 2,048 units: 1,984 above the baseline and 494 below, capitals 1,490 high and an x 1,118.
        // FreeType counts lines in 64ths of a point.
        let metrics = FontLibrary.shared.metrics(of: TextFont(size: 16))
        #expect(abs(metrics.ascent - 16 * 1984 / 2048) < 1 / 64)
        #expect(abs(metrics.descent - 16 * 494 / 2048) < 1 / 64)
        #expect(abs(metrics.capHeight - 16 * 1490 / 2048) < 0.02)
        #expect(abs(metrics.xHeight - 16 * 1118 / 2048) < 0.02)
        let large = FontLibrary.shared.metrics(of: TextFont(size: 64, weight: 900))
        #expect(abs(large.lineHeight - 4 * metrics.lineHeight) < 8.0 / 64)
    }

    @Test func aLineIsAsHighAsItsFont() {
        let layout = TextLayout("Hamburgefonts", style)
        let metrics = FontLibrary.shared.metrics(of: style.font)
        #expect(layout.lines.count == 1 && !layout.isTruncated)
        #expect(abs(layout.size.height - metrics.lineHeight) < 0.002)
        #expect(abs(layout.firstBaseline - metrics.ascent) < 0.002)
        #expect(layout.firstBaseline == layout.lastBaseline)
    }

    @Test func widthsGrowWithTheSizeAndNotByPixels() {
        let small = TextLayout("Waltz, bad nymph", TextStyle(font: TextFont(size: 4))).size.width
        let large = TextLayout("Waltz, bad nymph", TextStyle(font: TextFont(size: 16))).size.width
        #expect(abs(large - 4 * small) < 0.1)
        // The system's face for titles is another, with tighter letters.
        let title = TextLayout("Waltz, bad nymph", TextStyle(font: TextFont(size: 32))).size.width
        #expect(title < 2 * large - 1)
        let named = TextLayout("Waltz, bad nymph", TextStyle(font: TextFont(family: "Inter", size: 32))).size.width
        #expect(abs(named - 2 * large) < 0.1)
    }

    @Test func aFontThatIsNotThereIsTheSystems() {
        let other = TextStyle(font: TextFont(family: "No Such Font, Sans", size: 17))
        #expect(TextLayout("Hello", other).size == TextLayout("Hello", style).size)
    }

    @Test func weightsAndSlantsDiffer() {
        let widths = stride(from: 100, through: 900, by: 100).map {
            TextLayout("Hamburgefonts", TextStyle(font: TextFont(size: 17, weight: $0))).size.width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 9)
        let italic = TextLayout("Hamburgefonts", TextStyle(font: TextFont(size: 17, isItalic: true)))
        #expect(italic.size.width != widths[3])
        var digits = style
        digits.font.hasMonospacedDigits = true
        #expect(TextLayout("1111", digits).size.width == TextLayout("8888", digits).size.width)
        #expect(TextLayout("1111", style).size.width < TextLayout("8888", style).size.width)
    }

    @Test func kernIsAddedBetweenLetters() {
        var spaced = style
        spaced.kern = 2
        let difference = TextLayout("Hamburg", spaced).size.width - TextLayout("Hamburg", style).size.width
        #expect(abs(difference - 12) < 0.01)
    }

    @Test func runsOfOneStyleAreOneText() {
        let whole = TextLayout("AVATAR", style)
        let parts = TextLayout([TextRun("AVA", style), TextRun("", style), TextRun("TAR", style)])
        #expect(whole.size == parts.size)
        #expect(TextLayout("", style).lines.isEmpty && TextLayout([]).size == .zero)
    }

    @Test func linesKeepWithinTheWidth() {
        let text = "The quick brown fox jumps over the lazy dog, again and again and again."
        for width: CGFloat in [60, 100, 173.5, 300] {
            let layout = TextLayout(text, style, maximumWidth: width)
            #expect(layout.lines.allSatisfy { $0.width <= width } && layout.lines.count > 1)
            #expect(layout.size.width <= width)
            let heights = zip(layout.lines, layout.lines.dropFirst()).map { $1.origin.y - $0.origin.y }
            #expect(heights.allSatisfy { abs($0 - layout.size.height / CGFloat(layout.lines.count)) < 0.001 })
        }
        #expect(TextLayout(text, style).lines.count == 1)
        #expect(TextLayout(text, paragraph { $0.lineBreakMode = .clipping }, maximumWidth: 60).lines.count == 1)
    }

    @Test func aLongWordIsBroken() {
        let layout = TextLayout("Donaudampfschifffahrtsgesellschaft", style, maximumWidth: 100)
        #expect(layout.lines.count > 2 && layout.lines.allSatisfy { $0.width <= 100 })
    }

    @Test func lettersWrapWhereTheyAreToldTo() {
        let text = "aaaa bbbbbbbbb"
        let width = TextLayout("aaaa bbbb", style).size.width + 1
        let words = TextLayout(text, style, maximumWidth: width)
        let letters = TextLayout(text, paragraph { $0.lineBreakMode = .charWrapping }, maximumWidth: width)
        #expect(glyphCount(words.lines[0]) < glyphCount(letters.lines[0]))
    }

    @Test(arguments: [
        TextParagraphStyle.LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle,
    ])
    func tooMuchTextIsTruncated(_ mode: TextParagraphStyle.LineBreakMode) {
        let text = "The quick brown fox jumps over the lazy dog, again and again and again."
        let truncating = paragraph { $0.lineBreakMode = mode }
        for limit in 1...3 {
            let layout = TextLayout(text, truncating, maximumWidth: 120, lineLimit: limit)
            #expect(layout.lines.count == limit && layout.isTruncated)
            #expect(layout.lines.allSatisfy { $0.width <= 120 })
        }
        let enough = TextLayout(text, truncating, maximumWidth: 120, lineLimit: 20)
        #expect(!enough.isTruncated && enough.lines.count > 3)
        let wide = TextLayout(text, truncating, maximumWidth: 2000, lineLimit: 1)
        #expect(!wide.isTruncated && wide.size == TextLayout(text, style).size)
    }

    @Test func linesThatAreTooManyAreLeftOut() {
        let layout = TextLayout("one two three four five six", style, maximumWidth: 60, lineLimit: 2)
        #expect(layout.lines.count == 2 && layout.isTruncated)
        let all = TextLayout("one two three four five six", style, maximumWidth: 60)
        #expect(layout.lines.map(\.width) == all.lines.prefix(2).map(\.width))
    }

    @Test func heightLimitsLinesToo() {
        let height = FontLibrary.shared.metrics(of: style.font).lineHeight
        func count(_ room: CGFloat) -> Int {
            let size = CGSize(width: 60, height: room)
            return TextLayout([TextRun("one two three four five six", style)], maximumSize: size).lines.count
        }
        #expect(count(2 * height) == 2 && count(3 * height - 0.1) == 2)
        #expect(count(1) == 1 && count(1000) > 3)
    }

    @Test func paragraphsEndWithTheirLines() {
        let ends = TextLayout("a\nb\r\nc\rd\u{2029}e\u{2028}f\n", style)
        #expect(ends.lines.count == 7)
        #expect(ends.lines[6].width == 0 && ends.lines[6].ascent > 0)
        let truncating = paragraph { $0.lineBreakMode = .truncatingTail }
        let cut = TextLayout("one\ntwo", truncating, maximumWidth: 200, lineLimit: 1)
        #expect(cut.lines[0].width > TextLayout("one", style).size.width && cut.isTruncated)
    }

    @Test func spacingMovesLines() {
        func baselines(_ change: (inout TextParagraphStyle) -> Void) -> [CGFloat] {
            TextLayout("a\nb", paragraph(change)).lines.map(\.origin.y)
        }
        let usual = baselines { _ in }
        let height = usual[1] - usual[0]
        #expect(baselines { $0.paragraphSpacing = 5 } == [usual[0], usual[1] + 5])
        #expect(baselines { $0.paragraphSpacingBefore = 5 } == [usual[0], usual[1] + 5])
        #expect(baselines { $0.minimumLineHeight = 100 }[1] == baselines { $0.minimumLineHeight = 100 }[0] + 100)
        #expect(
            abs(baselines { $0.maximumLineHeight = 10 }[1] - baselines { $0.maximumLineHeight = 10 }[0] - 10) < 1e-9)
        let double = baselines { $0.lineHeightMultiple = 2 }
        #expect(abs(double[1] - double[0] - 2 * height) < 1e-9 && abs(double[0] - usual[0] - height) < 1e-9)
        let wrapped = TextLayout("aa bb", paragraph { $0.lineSpacing = 7 }, maximumWidth: 30).lines
        #expect(abs(wrapped[1].origin.y - wrapped[0].origin.y - height - 7) < 1e-9)
    }

    @Test func linesStandWhereTheirAlignmentSays() {
        func start(_ alignment: TextParagraphStyle.Alignment, _ text: String = "abc") -> CGFloat {
            TextLayout(text, paragraph { $0.alignment = alignment }, maximumWidth: 200).lines[0].origin.x
        }
        let width = TextLayout("abc", style).size.width
        #expect(start(.left) == 0 && start(.natural) == 0 && start(.justified) == 0)
        #expect(abs(start(.right) - (200 - width)) < 1e-9)
        #expect(abs(start(.center) - (200 - width) / 2) < 1e-9)
        let hebrew = TextLayout("שלום", style)
        #expect(hebrew.lines[0].isRightToLeft)
        #expect(abs(start(.natural, "שלום") - (200 - hebrew.size.width)) < 1e-9)
        let forced = TextLayout("abc", paragraph { $0.direction = .rightToLeft }, maximumWidth: 200)
        #expect(forced.lines[0].isRightToLeft && abs(forced.lines[0].origin.x - (200 - width)) < 1e-9)
        // What a paragraph was told does not stay with the next.
        #expect(!TextLayout("123", style).lines[0].isRightToLeft)
    }

    @Test func indentsMoveAndNarrowLines() {
        let indented = paragraph {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        let layout = TextLayout("one two three four five six seven", indented, maximumWidth: 120)
        #expect(layout.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
        #expect(layout.lines.allSatisfy { $0.origin.x + $0.width <= 100 } && layout.lines.count > 2)
    }

    @Test func justifiedLinesFillTheirWidth() {
        let text = "one two three four five six seven eight nine ten eleven"
        let layout = TextLayout(text, paragraph { $0.alignment = .justified }, maximumWidth: 150)
        #expect(layout.lines.count > 2)
        #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 150) < 0.01 })
        #expect(layout.lines.last.map { $0.width < 149 } == true)
    }

    @Test func everyThreadSetsTheSame() async {
        let expected = TextLayout("The quick brown fox", style, maximumWidth: 90).lines.map(\.width)
        await withTaskGroup(of: [CGFloat].self) { group in
            for _ in 0..<20 {
                group.addTask { TextLayout("The quick brown fox", style, maximumWidth: 90).lines.map(\.width) }
            }
            for await widths in group { #expect(widths == expected) }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e30, 1e-30])
    func strangeNumbersDoNoHarm(_ number: CGFloat) throws {
        var strange = TextStyle(font: TextFont(size: number, weight: Int.max))
        strange.kern = number
        strange.baselineOffset = number
        strange.isUnderlined = true
        for change: WritableKeyPath<TextParagraphStyle, CGFloat> in [
            \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.firstLineHeadIndent,
            \.headIndent, \.tailIndent,
        ] {
            strange.paragraph = TextParagraphStyle()
            strange.paragraph[keyPath: change] = number
            let room = CGSize(width: number, height: number)
            let layout = TextLayout([TextRun("a b\0\u{301}\n🙂", strange)], maximumSize: room, lineLimit: -3)
            #expect(!layout.lines.isEmpty)
            layout.draw(in: try makeContext(4, 4), at: CGPoint(x: number, y: 0))
        }
    }
}

@Suite struct MixedTextTests {
    @Test func allScriptsStandOnOneBaseline() {
        let style = TextStyle(font: TextFont(size: 20))
        let layout = TextLayout("你好 مرحبا नमस्ते abc שלום", style)
        let places = layout.lines[0].pieces.flatMap { $0.glyphs.map(\.origin.y) }
        #expect(layout.lines.count == 1 && places.count > 15)
        // Marks have places of their own.
        #expect(places.filter { abs($0) < 0.001 }.count > places.count * 3 / 4)
    }

    @Test(.enabled(if: FontPackage.isInstalled("fonts-wqy-microhei")))
    func chineseHasBoldLetters() {
        func shape(_ weight: Int) -> CGRect? {
            let layout = TextLayout("一", TextStyle(font: TextFont(size: 20, weight: weight)))
            guard case .outline(let path)? = layout.lines[0].pieces.first?.glyphs.first?.shape else { return nil }
            return path.boundingBoxOfPath
        }
        let (regular, bold) = (shape(400), shape(700))
        #expect(regular.map { $0.width > 0.5 } == true)
        #expect((bold?.height ?? 0) > (regular?.height ?? 1) * 1.2)
    }
}
