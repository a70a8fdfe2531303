import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: UIColor.red] }

    /// What some drawing on white looks like, a pixel to a point.
    private func drawn(_ width: CGFloat, _ height: CGFloat, _ actions: () -> Void) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return try #require(
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
                actions()
            }.cgImage
        ).bitmap
    }

    private func ink(_ bitmap: Bitmap, in rect: CGRect) -> Int {
        var count = 0
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) where bitmap[x, y] != 0xFFFF_FFFF { count += 1 }
        }
        return count
    }

    @Test func textIsDrawnWhereItIsMeasured() throws {
        let text = "Hamburgefonts" as NSString
        let size = text.size(withAttributes: attributes)
        #expect(abs(size.height - font.lineHeight) < 0.01 && size.width > 80)
        let bitmap = try drawn(160, 60) { text.draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }
        let all = ink(bitmap, in: CGRect(x: 0, y: 0, width: 160, height: 60))
        let inside = CGRect(x: 9, y: 20, width: size.width + 2, height: size.height)
        #expect(all > 100 && ink(bitmap, in: inside.integral) == all)
    }

    @Test func aRectangleBreaksLinesAndLimitsThem() throws {
        let text = "one two three four five six seven" as NSString
        let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let bounds = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(bounds.origin == .zero && bounds.width <= 80)
        let lines = (bounds.height / font.lineHeight).rounded()
        #expect(lines >= 3 && abs(bounds.height - lines * font.lineHeight) < 0.05)
        let line = text.boundingRect(with: room, options: [], attributes: attributes, context: nil)
        #expect(abs(line.height - font.lineHeight) < 0.01 && abs(line.minY + font.ascender) < 0.01 && line.width > 150)
        let two = CGRect(x: 0, y: 0, width: 80, height: 2 * font.lineHeight)
        let bitmap = try drawn(80, 100) { text.draw(in: two, withAttributes: attributes) }
        #expect(ink(bitmap, in: CGRect(x: 0, y: 44, width: 80, height: 56)) == 0)
        #expect(ink(bitmap, in: CGRect(x: 0, y: 22, width: 80, height: 20)) > 20)
        let context = NSStringDrawingContext()
        _ = NSAttributedString(string: "one two three four", attributes: attributes).boundingRect(
            with: CGSize(width: 80, height: font.lineHeight),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
        #expect(abs(context.totalBounds.height - font.lineHeight) < 0.01)
    }

    @Test func attributesShow() throws {
        func look(_ key: NSAttributedString.Key, _ value: Any) throws -> Bitmap {
            var all = attributes
            all[key] = value
            return try drawn(100, 40) {
                NSAttributedString(string: "ab", attributes: all).draw(at: CGPoint(x: 10, y: 10))
            }
        }
        let plain = try look(.kern, 0)
        func differs(_ bitmap: Bitmap) -> Bool { !bitmap.bytes.elementsEqual(plain.bytes) }
        #expect(try differs(look(.kern, 5)))
        #expect(try differs(look(.underlineStyle, NSUnderlineStyle.single.rawValue)))
        #expect(try differs(look(.strikethroughStyle, 1)))
        #expect(try look(.backgroundColor, UIColor.blue)[11, 12] == UIColor.blue.cgColor.pixel)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 20, height: 0)
        shadow.shadowColor = UIColor.green
        let cast = try look(.shadow, shadow)
        #expect((35..<60).contains { cast[$0, 22] != 0xFFFF_FFFF })
        let lined = try look(.underlineStyle, NSUnderlineStyle.single.rawValue)
        let double = try look(.underlineStyle, NSUnderlineStyle.double.rawValue)
        let all = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(ink(double, in: all) > ink(lined, in: all))
    }

    @Test func attachmentsStandInTheLine() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let text = NSMutableAttributedString(string: "a", attributes: attributes)
        text.append(NSAttributedString(attachment: NSTextAttachment(image: dot)))
        let alone = NSAttributedString(string: "a", attributes: attributes).size()
        #expect(abs(text.size().width - alone.width - 10) < 0.01)
        let bitmap = try drawn(40, 30) { text.draw(at: .zero) }
        let (x, baseline) = (Int(alone.width) + 5, Int(font.ascender))
        #expect(bitmap[x, baseline - 5] == UIColor.blue.cgColor.pixel && bitmap[x, baseline + 2] == 0xFFFF_FFFF)
    }

    @Test func stylesKeepWhatTheyAreGiven() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 3
        style.lineBreakMode = .byTruncatingMiddle
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style && copy?.alignment == .right && copy?.lineBreakMode == .byTruncatingMiddle)
        #expect(!(copy is NSMutableParagraphStyle))
        style.lineSpacing = 4
        #expect(copy != style && copy?.lineSpacing == 3)
        #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test func textsOfSeveralStylesCanBePutTogether() {
        // Foundation compares the attributes of neighbours, which once stopped the program.
        let text = NSMutableAttributedString(string: "")
        for index in 0..<12 {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = CGFloat(index % 3)
            text.append(
                NSAttributedString(
                    string: "part \(index) ",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: CGFloat(10 + index % 2)), .paragraphStyle: style,
                        .foregroundColor: UIColor(white: CGFloat(index % 4) / 4, alpha: 1), .shadow: NSShadow(),
                    ]))
        }
        text.addAttribute(.kern, value: 1, range: NSRange(location: 3, length: 40))
        #expect(text.size().width > 100)
    }
}
