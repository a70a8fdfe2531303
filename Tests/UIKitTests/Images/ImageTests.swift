import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
    /// A picture whose left half is red and right half blue, of some points at 2 pixels to each.
    private func halves(_ width: CGFloat = 8, _ height: CGFloat = 4) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height))
        }
    }

    /// The colours of a picture at places in parts of its size.
    private func colors(_ image: UIImage, at places: [(CGFloat, CGFloat)]) throws -> [UInt32] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        let bitmap = try #require(drawn.cgImage).bitmap
        return places.map { bitmap[Int($0.0 * 40), Int($0.1 * 40)] }
    }

    @Test func aRenderedPictureHasItsSizeAndScale() throws {
        let image = halves()
        #expect(image.size == CGSize(width: 8, height: 4) && image.scale == 2)
        #expect(image.cgImage?.width == 16 && image.cgImage?.height == 8)
        #expect(try colors(image, at: [(0.1, 0.5), (0.9, 0.5)]) == [0xFF00_00FF, 0xFFFF_0000])
        #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func orientationTurnsAndMirrors() throws {
        let pixels = try #require(halves().cgImage)
        let (red, blue): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
        func first(_ orientation: UIImage.Orientation, _ place: (CGFloat, CGFloat)) throws -> UInt32 {
            try colors(UIImage(cgImage: pixels, scale: 2, orientation: orientation), at: [place])[0]
        }
        #expect(try first(.up, (0.1, 0.5)) == red && first(.down, (0.1, 0.5)) == blue)
        #expect(try first(.upMirrored, (0.1, 0.5)) == blue)
        // Turned clockwise, the left side is on top.
        #expect(try first(.right, (0.5, 0.1)) == red && first(.left, (0.5, 0.1)) == blue)
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 4, height: 8))
        #expect(
            turned.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation().imageOrientation == .right)
    }

    @Test func edgesKeepTheirSize() throws {
        let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let image = halves().resizableImage(withCapInsets: insets, resizingMode: mode)
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 4), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 4))
            }
            let bitmap = try #require(drawn.cgImage).bitmap
            #expect((0..<6).allSatisfy { bitmap[$0, 3] == 0xFF00_00FF })
            #expect((74..<80).allSatisfy { bitmap[$0, 3] == 0xFFFF_0000 })
        }
    }

    @Test func tintKeepsTheShape() throws {
        let tinted = halves().withTintColor(.green)
        #expect(try colors(tinted, at: [(0.1, 0.5), (0.9, 0.5)]) == [0xFF00_FF00, 0xFF00_FF00])
        #expect(try colors(halves().withTintColor(.clear), at: [(0.5, 0.5)]) == [0])
    }

    @Test func filesComeBackAsTheyWere() throws {
        let image = halves()
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(
            again.size == image.size && again.cgImage?.bitmap.bytes.elementsEqual(image.cgImage!.bitmap.bytes) == true)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("dot@3x.png").path
        try data.write(to: URL(fileURLWithPath: file))
        #expect(UIImage(contentsOfFile: file)?.scale == 3)
        #expect(UIImage(contentsOfFile: "/nowhere/x.png") == nil && UIImage(data: Data([1, 2, 3])) == nil)
        #expect(try #require(image.jpegData(compressionQuality: 0.8)).starts(with: [0xFF, 0xD8]))
    }

    @Test func contextsAreAStack() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, 3)
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        #expect(image?.size == CGSize(width: 4, height: 2) && image?.scale == 3)
        #expect(image?.cgImage?.bitmap[0, 0] == 0xFF00_0000)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func animatedPicturesBeginWithTheirFirst() throws {
        let frames = [halves(), halves(4, 4)]
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.5))
        #expect(animated.images?.count == 2 && animated.duration == 0.5 && animated.size == frames[0].size)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
}
