import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct AssetTests {
    /// A folder of resources, for as long as the test needs it.
    private final class Resources {
        let path = NSTemporaryDirectory() + "/assets-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ data: Data, _ name: String) throws {
            let file = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }

        func write(_ json: String, _ name: String) throws { try write(Data(json.utf8), name) }

        func picture(_ color: UIColor, _ side: CGFloat, _ name: String) throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
            try write(
                renderer.pngData { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
                }, name)
        }

        var bundle: Bundle { get throws { try #require(Bundle(path: path)) } }
    }

    private let light = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
        UITraitCollection(userInterfaceIdiom: .phone),
    ])
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func pixel(_ image: UIImage?) -> UInt32? { image?.cgImage?.bitmap[0, 0] }

    private static let pictures = """
        {"images": [
          {"idiom": "universal", "filename": "a.png", "scale": "1x"},
          {"idiom": "universal", "filename": "a2.png", "scale": "2x"},
          {"idiom": "universal", "filename": "a3.png", "scale": "3x"},
          {"idiom": "universal", "filename": "d3.png", "scale": "3x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "properties": {"template-rendering-intent": "original"}, "info": {"version": 1}}
        """

    private func filled() throws -> Resources {
        let resources = Resources()
        let folder = "Media.xcassets/Group/photo.imageset"
        try resources.write(Self.pictures, folder + "/Contents.json")
        for (index, name) in ["a", "a2", "a3"].enumerated() {
            try resources.picture([.red, .green, .blue][index], CGFloat(4 * (index + 1)), "\(folder)/\(name).png")
        }
        try resources.picture(.black, 12, folder + "/d3.png")
        return resources
    }

    @Test func thePictureOfTheScreensScaleIsChosen() throws {
        let resources = try filled()
        let bundle = try resources.bundle
        let image = try #require(UIImage(named: "photo", in: bundle, compatibleWith: light))
        #expect(image.size == CGSize(width: 4, height: 4) && image.scale == 3 && image.renderingMode == .alwaysOriginal)
        #expect(pixel(image) == UIColor.blue.cgColor.pixel)
        let twice = UITraitCollection(displayScale: 2)
        #expect(pixel(UIImage(named: "photo", in: bundle, compatibleWith: twice)) == UIColor.green.cgColor.pixel)
        #expect(pixel(image.resolved(with: dark)) == UIColor.black.cgColor.pixel)
        #expect(UIImage(named: "nothing", in: bundle, compatibleWith: light) == nil)
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = .dark
        #expect(pixel(view.shownImage) == UIColor.black.cgColor.pixel)
    }

    @Test func namespacesArePartsOfNames() throws {
        let resources = try filled()
        try resources.write(
            #"{"properties": {"provides-namespace": true}}"#, "Media.xcassets/Group/Contents.json")
        let bundle = try resources.bundle
        #expect(UIImage(named: "Group/photo", in: bundle, compatibleWith: light) != nil)
        #expect(UIImage(named: "photo", in: bundle, compatibleWith: light) == nil)
    }

    @Test func loosePicturesAreFoundByTheirNames() throws {
        let resources = Resources()
        try resources.picture(.red, 4, "dot.png")
        try resources.picture(.green, 8, "dot@2x.png")
        let bundle = try resources.bundle
        #expect(pixel(UIImage(named: "dot", in: bundle, compatibleWith: light)) == UIColor.green.cgColor.pixel)
        let once = UITraitCollection(displayScale: 1)
        #expect(pixel(UIImage(named: "dot.png", in: bundle, compatibleWith: once)) == UIColor.red.cgColor.pixel)
        #expect(UIImage(named: "../dot", in: bundle, compatibleWith: light) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: light) == nil)
    }

    @Test func colorsDependOnLightAndDark() throws {
        let resources = Resources()
        let folder = "Colors.xcassets/brand.colorset"
        try resources.write(
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "128", "blue": "0.25", "alpha": "0.5"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
            """, folder + "/Contents.json")
        let color = try #require(UIColor(named: "brand", in: try resources.bundle, compatibleWith: nil))
        let plain = color.resolvedColor(with: light).cgColor.components ?? []
        #expect(zip(plain, [1, 128.0 / 255, 0.25, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
        let night = color.resolvedColor(with: dark).cgColor
        #expect(night == UIColor.systemBlue.resolvedColor(with: dark).cgColor)
        #expect(UIColor(named: "none", in: try resources.bundle, compatibleWith: nil) == nil)
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components ?? []
        #expect(abs(red[0] - 1.0931) < 1e-3 && abs(red[1] + 0.2267) < 1e-3 && abs(red[2] + 0.1501) < 1e-3)
        let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.components ?? []
        #expect(white.allSatisfy { abs($0 - 1) < 1e-6 })
    }

    @Test func damagedFoldersDoNoHarm() throws {
        let seed = UInt64.random(in: 0...9999)
        var state = seed
        func next(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
        let resources = try filled()
        let folder = resources.path + "/Media.xcassets/Group/photo.imageset"
        let whole = Array(Self.pictures.utf8)
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0...next(4) {
                switch next(3) {
                case 0: bytes.removeSubrange(next(bytes.count)...)
                case 1: bytes[next(bytes.count)] = UInt8(next(256))
                default: bytes.insert(contentsOf: bytes.prefix(next(60)), at: next(bytes.count))
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Contents.json"))
            let found = AssetFolder(path: resources.path + "/Media.xcassets").image(named: "photo")
            _ = found?.renderingMode
            for entry in found?.entries("images") ?? [] { _ = (entry.fileName, entry.scale, entry.isDark) }
            _ = UIImage(named: "photo", in: try resources.bundle, compatibleWith: light)
        }
        #expect(
            UIImage(named: "photo", in: try resources.bundle, compatibleWith: light)?.size.width ?? 4 > 0,
            "seed \(seed)")
    }
}
