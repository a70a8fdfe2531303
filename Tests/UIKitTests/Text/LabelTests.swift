import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor @Suite struct LabelTests {
    private let sentence = "The quick brown fox jumps over the lazy dog, again and again and again."

    /// A label that counts how often it is drawn.
    private final class Counted: UILabel {
        var drawings = 0
        override func drawText(in rect: CGRect) {
            drawings += 1
            super.drawText(in: rect)
        }
    }

    /// A window with a view on a stage of its size.
    private func shown(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) throws -> (Stage, UIWindow) {
        let stage = try Stage(size: CGSize(width: width, height: height), scale: 1)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.backgroundColor = .white
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (stage, window)
    }

    /// The smallest rectangle around what is not white.
    private func ink(_ image: CGImage) -> CGRect {
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.bitmap[x, y] != 0xFFFF_FFFF {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test func aLabelIsAsLargeAsItsText() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 3)
        defer { withExtendedLifetime(stage) {} }
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero && label.font.pointSize == 17 && !label.isUserInteractionEnabled)
        label.text = "Hello"
        let size = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        let fitting = label.intrinsicContentSize
        #expect(fitting.width >= size.width && fitting.width < size.width + 0.34)
        #expect(fitting.height >= size.height - 0.002 && fitting.height < size.height + 0.34)
        label.sizeToFit()
        #expect(label.bounds.size == fitting)
        label.font = .systemFont(ofSize: 34)
        #expect(label.intrinsicContentSize.width > 1.6 * fitting.width)
    }

    @Test func linesAreBrokenAndLimited() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 3)
        defer { withExtendedLifetime(stage) {} }
        let label = UILabel()
        label.text = sentence
        let one = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(one.width > 400)
        label.numberOfLines = 0
        let all = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(all.width <= 100 && all.height > 5 * one.height)
        label.numberOfLines = 2
        #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 1000)).height - 2 * one.height) < 1)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width <= 100)
        let rect = label.textRect(forBounds: CGRect(x: 5, y: 10, width: 100, height: 200), limitedToNumberOfLines: 3)
        #expect(abs(rect.height - 3 * one.height) < 1 && abs(rect.midY - 110) < 0.01 && rect.minX == 5)
    }

    @Test func textStandsInTheMiddleWhereItsAlignmentSays() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "Hxg"
        let (stage, _) = try shown(label)
        let left = ink(stage.frame())
        #expect(left.minX < 4 && left.maxX < 60 && abs(left.midY - 50) < 6)
        label.textAlignment = .right
        #expect(ink(stage.frame()).maxX > 196)
        label.textAlignment = .center
        #expect(abs(ink(stage.frame()).midX - 100) < 2)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        #expect(ink(stage.frame()).maxX > 196)
        #expect(abs(label.baselines.first + label.baselines.last - 100) < 0.001)
    }

    @Test(arguments: [
        NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping, .byWordWrapping,
        .byCharWrapping,
    ])
    func nothingIsDrawnBeyondTheLabel(_ mode: NSLineBreakMode) throws {
        for lines in [0, 1, 2] {
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 90, height: 50))
            label.text = sentence
            label.lineBreakMode = mode
            label.numberOfLines = lines
            let (stage, _) = try shown(label)
            let box = ink(stage.frame())
            #expect(CGRect(x: 20, y: 20, width: 90, height: 50).contains(box) && box.width > 60)
        }
    }

    @Test func textIsMadeSmallerUntilItFits() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 3)
        defer { withExtendedLifetime(stage) {} }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        label.text = "A rather long title"
        label.font = .systemFont(ofSize: 30)
        label.adjustsFontSizeToFitWidth = true
        let layout = label.layout(in: label.bounds.size, lineLimit: 1)
        #expect(!layout.isTruncated && layout.size.width <= 120 && layout.size.width > 112)
        label.minimumScaleFactor = 0.9
        #expect(label.layout(in: label.bounds.size, lineLimit: 1).lines[0].isEllipsized)
    }

    @Test func aLabelIsDrawnOnceUntilItChanges() throws {
        let label = Counted(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "Once"
        let (stage, _) = try shown(label)
        _ = stage.frame()
        label.drawings = 1
        label.center.x += 40
        label.alpha = 0.5
        label.transform = CGAffineTransform(rotationAngle: 1)
        stage.advance(by: 0.1)
        _ = stage.frame()
        label.text = "Once"
        _ = stage.frame()
        #expect(label.drawings == 1)
        label.text = "Twice"
        _ = stage.frame()
        label.bounds.size.width = 80
        _ = stage.frame()
        #expect(label.drawings == 3)
    }

    @Test func colorsFollowStateAndTraits() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "███"
        label.font = .systemFont(ofSize: 60)
        label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        label.highlightedTextColor = .blue
        let (stage, window) = try shown(label)
        func color() -> UInt32 {
            let image = stage.frame()
            let box = ink(image)
            return image.bitmap[Int(box.midX), Int(box.midY)]
        }
        #expect(color() == UIColor.red.cgColor.pixel)
        label.isHighlighted = true
        #expect(color() == UIColor.blue.cgColor.pixel)
        label.isHighlighted = false
        window.overrideUserInterfaceStyle = .dark
        #expect(color() == UIColor.green.cgColor.pixel)
    }

    @Test func attributesCountMoreThanTheLabelUntilItIsChanged() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 3)
        defer { withExtendedLifetime(stage) {} }
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        let text = NSMutableAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.append(NSAttributedString(string: "small"))
        label.attributedText = text
        #expect(label.text == "largesmall" && label.intrinsicContentSize.height > 45)
        label.font = .systemFont(ofSize: 20)
        #expect(label.intrinsicContentSize.height < 30)
        label.text = "plain"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.text = nil
        #expect(label.attributedText == nil && label.text == nil)
    }

    @Test func aLabelOfSeveralLinesAsksForTheHeightOfItsWidth() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.numberOfLines = 0
        label.text = sentence
        let (stage, _) = try shown(label)
        _ = stage.frame()
        let narrow = label.intrinsicContentSize
        #expect(narrow.width <= 100 && narrow.height > 100)
        label.bounds.size.width = 200
        label.layoutIfNeeded()
        #expect(label.intrinsicContentSize.height < narrow.height)
    }
}
