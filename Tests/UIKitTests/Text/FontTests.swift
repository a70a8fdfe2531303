import Testing
import UIKit

@MainActor @Suite struct FontTests {
    @Test func purposesHaveTheSizesOfIOS() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func lengthsGrowWithTheSize() {
        let font = UIFont.systemFont(ofSize: 16)
        #expect(abs(font.ascender - 15.5) < 0.02 && abs(font.descender + 3.86) < 0.02)
        #expect(font.lineHeight == font.ascender - font.descender)
        #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(abs(2 * font.withSize(8).capHeight - font.capHeight) < 0.1 && font.withSize(8).pointSize == 8)
    }

    @Test func weightsAreTheNearestNamedOnes() {
        let wide = ["light": UIFont.Weight.light, "bold": .bold].mapValues {
            ("Hamburg" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: $0)]).width
        }
        #expect(wide["light"]! < wide["bold"]!)
        #expect(UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(0.28)).fontName == "Inter-SemiBold")
        #expect(UIFont.boldSystemFont(ofSize: 9).fontName == "Inter-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 9).fontName == "Inter-Italic")
    }

    @Test func descriptorsChangeOneThingAtATime() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
        #expect(bold.pointSize == 17 && bold.fontName == "Inter-BoldItalic")
        let mono = UIFont(descriptor: try #require(body.withDesign(.monospaced)), size: 20)
        #expect(
            mono == UIFont.monospacedSystemFont(ofSize: 20, weight: .regular) || mono.familyName == "JetBrains Mono")
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: mono]).width }
        #expect(width("iiii") == width("MMMM") && width("->") == width("ab"))
        let weighted = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: weighted, size: 0).fontName == "Inter-ExtraBold")
    }

    @Test func namesOfIOSStandForWhatIsThere() {
        #expect(UIFont(name: "HelveticaNeue-Light", size: 12)?.fontName == "Inter-Light")
        #expect(UIFont(name: "Menlo-Bold", size: 12)?.familyName == "JetBrains Mono")
        #expect(UIFont(name: "Georgia-Italic", size: 12)?.familyName == "Noto Serif")
        #expect(UIFont(name: "Inter-SemiBold", size: 12)?.fontName == "Inter-SemiBold")
        #expect(UIFont(name: "Nowhere", size: 12) == nil && UIFont(name: "", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
    }

    @Test func digitsMayHaveOneWidth() {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: font]).width
        }
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(width("111", font) == width("888", font))
        #expect(width("111", .systemFont(ofSize: 17)) < width("888", .systemFont(ofSize: 17)))
    }
}
