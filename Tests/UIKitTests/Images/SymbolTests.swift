import Testing

@testable import UIKit

@MainActor @Suite struct SymbolTests {
    @Test func everySymbolIsDrawnInItsSquare() throws {
        #expect(SymbolLibrary.names.count > 120)
        for name in SymbolLibrary.names {
            let design = try #require(SymbolLibrary.design(named: name))
            let box = design.parts.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
            #expect(!box.isNull && CGRect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(name) \(box)")
            let image = try #require(UIImage(systemName: name))
            let pixels = try #require(image.cgImage).bitmap.bytes
            #expect(stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] == 255 }, "\(name)")
            #expect(UIImage(systemName: name + ".circle.fill") != nil)
        }
        #expect(UIImage(systemName: "no.such.symbol") == nil && UIImage(systemName: ".circle") == nil)
    }

    @Test func badOutlinesAreKnown() {
        #expect(SymbolPath("M 1 2 L 3 4 Z").isValid)
        for text in ["M 1", "L", "X 1 2", "M 1 two", "C 1 2 3 4 5", "Z 3"] {
            #expect(!SymbolPath(text).isValid, "\(text)")
        }
    }

    @Test func sizesFollowTheConfiguration() throws {
        func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
            try #require(UIImage(systemName: "plus.circle", withConfiguration: configuration)).size
        }
        let regular = try size(.unspecified)
        #expect(regular == CGSize(width: 20, height: 20))
        let double = try size(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(double == CGSize(width: 40, height: 40))
        let small = try size(UIImage.SymbolConfiguration(scale: .small))
        let large = try size(UIImage.SymbolConfiguration(scale: .large))
        #expect(small.width < regular.width && regular.width < large.width)
        let both = UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    }

    @Test func aSymbolTakesOnAColor() throws {
        let symbol = try #require(UIImage(systemName: "circle.fill"))
        #expect(symbol.isTemplate && !symbol.withRenderingMode(.alwaysOriginal).isTemplate)
        let shown = try #require(symbol.shown(in: .red)).bitmap
        #expect(shown[shown.width / 2, shown.height / 2] == UIColor.red.cgColor.pixel)
        // A colour that lets light through does so alike where lines lie over areas.
        let faint = UIColor.black.withAlphaComponent(0.5)
        let star = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
            UIImage(systemName: "star.fill")?.withTintColor(faint).draw(in: CGRect(x: 0, y: 0, width: 24, height: 24))
        }
        let alphas = try #require(star.cgImage).bitmap.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        #expect(alphas.max() == 128)
    }
}
