import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor @Suite struct ImageViewTests {
    private func picture(_ color: UIColor, _ width: CGFloat = 20, _ height: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func shown(_ view: UIView) throws -> Stage {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 1)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.backgroundColor = .white
        window.addSubview(view)
        window.makeKeyAndVisible()
        return stage
    }

    /// How many pixels have a colour.
    private func count(_ color: UIColor, _ image: CGImage) -> Int {
        (0..<100 * 100).filter { image.bitmap[$0 % 100, $0 / 100] == color.cgColor.pixel }.count
    }

    @Test func aViewIsAsLargeAsItsPicture() {
        let view = UIImageView(image: picture(.red))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10) && !view.isUserInteractionEnabled)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric && view.layer.contents == nil)
    }

    nonisolated static let modes: [(UIView.ContentMode, Int)] = [
        (.scaleToFill, 40 * 40), (.scaleAspectFit, 40 * 20), (.center, 20 * 10), (.topLeft, 20 * 10),
    ]

    @Test(arguments: modes) func contentModesPlaceThePicture(_ mode: UIView.ContentMode, _ area: Int) throws {
        let view = UIImageView(image: picture(.red))
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        view.contentMode = mode
        let frame = try shown(view).frame()
        #expect(count(.red, frame) == area)
        if mode == .topLeft { #expect(frame.bitmap[10, 10] == UIColor.red.cgColor.pixel) }
    }

    @Test func templatesTakeOnTheTint() throws {
        let view = UIImageView(image: picture(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        let stage = try shown(view)
        #expect(count(.green, stage.frame()) == 200)
        view.tintColor = .blue
        #expect(count(.blue, stage.frame()) == 200)
        view.image = view.image?.withRenderingMode(.alwaysOriginal)
        #expect(count(.red, stage.frame()) == 200)
        view.image = view.image?.withTintColor(.black)
        #expect(count(.black, stage.frame()) == 200)
    }

    @Test func aHighlightedViewShowsItsOtherPicture() throws {
        let view = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
        let stage = try shown(view)
        view.isHighlighted = true
        #expect(count(.blue, stage.frame()) == 200)
        view.highlightedImage = nil
        #expect(count(.red, stage.frame()) == 200)
    }

    @Test func picturesFollowEachOther() throws {
        let view = UIImageView(image: picture(.red))
        view.animationImages = [picture(.green), picture(.blue)]
        view.animationDuration = 1
        view.animationRepeatCount = 2
        let stage = try shown(view)
        view.startAnimating()
        #expect(view.isAnimating)
        stage.advance(by: 0.25)
        #expect(count(.green, stage.frame()) == 200)
        stage.advance(by: 0.5)
        #expect(count(.blue, stage.frame()) == 200)
        stage.advance(by: 2)
        #expect(count(.red, stage.frame()) == 200 && !view.isAnimating)
        view.animationImages = nil
        view.image = UIImage.animatedImage(with: [picture(.green), picture(.blue)], duration: 2)
        stage.advance(by: 11.5)
        #expect(view.isAnimating && count(.blue, stage.frame()) == 200)
        view.image = picture(.red)
        #expect(!view.isAnimating && count(.red, stage.frame()) == 200)
    }

    @Test func symbolsAreAsFineAsTheyAreLarge() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        let view = UIImageView(image: symbol)
        let small = try #require(view.layer.contents as? CGImage).width
        view.frame.size = CGSize(width: 80, height: 80)
        view.contentMode = .scaleAspectFit
        view.layoutIfNeeded()
        let image = try #require(view.layer.contents as? CGImage)
        #expect(image.width >= 4 * small)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        let chevron = UIImageView(image: UIImage(systemName: "chevron.backward"))
        let there = try #require(chevron.layer.contents as? CGImage)
        chevron.semanticContentAttribute = .forceRightToLeft
        chevron.layoutIfNeeded()
        let mirrored = try #require(chevron.layer.contents as? CGImage)
        #expect(!there.bitmap.bytes.elementsEqual(mirrored.bitmap.bytes))
    }

    @Test func edgesKeepTheirSizeInAView() throws {
        let framed = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        }
        let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let view = UIImageView(image: framed.resizableImage(withCapInsets: insets, resizingMode: mode))
            view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
            let frame = try shown(view).frame()
            #expect(count(.blue, frame) >= 70 * 50 && count(.red, frame) > 400)
            #expect(frame.bitmap[2, 30] == UIColor.red.cgColor.pixel)
        }
    }
}
