import Testing
import UIKit

@MainActor @Suite struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        (color.resolvedColor(with: traits).cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
    }

    @Test func systemColorsHaveApplesValues() {
        #expect(bytes(.systemBlue, light) == [0, 122, 255] && bytes(.systemBlue, dark) == [10, 132, 255])
        #expect(bytes(.systemRed, light) == [255, 59, 48] && bytes(.systemRed, dark) == [255, 69, 58])
        #expect(bytes(.systemGray6, light) == [242, 242, 247] && bytes(.systemGray6, dark) == [28, 28, 30])
        #expect(bytes(.label, light) == [0, 0, 0] && bytes(.label, dark) == [255, 255, 255])
        #expect(UIColor.secondaryLabel.resolvedColor(with: light).cgColor.alpha == 0.6)
        #expect(bytes(.tintColor, light) == bytes(.systemBlue, light))
    }

    @Test func whatLiesOverSomethingIsLighterInTheDark() {
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(.systemBackground, dark) == [0, 0, 0] && bytes(.systemBackground, elevated) == [28, 28, 30])
        #expect(bytes(.systemBackground, light) == [255, 255, 255])
    }

    @Test func aDynamicColorIsChosenByTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
        light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
        let faint = color.withAlphaComponent(0.25)
        dark.performAsCurrent { #expect(faint.cgColor == UIColor(white: 1, alpha: 0.25).cgColor) }
        #expect(color == color && color != UIColor { _ in .black })
        // One that never comes to an end is black.
        func endless() -> UIColor { UIColor { _ in endless() } }
        #expect(endless().resolvedColor(with: light) == .black)
    }

    @Test func hueAndBackGiveTheSameColor() {
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...999, using: &random)
        var state = seed
        func next() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24)
        }
        for _ in 0..<200 {
            let color = UIColor(red: next(), green: next(), blue: next(), alpha: next())
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
            let pairs = zip(color.cgColor.components ?? [], again.cgColor.components ?? [])
            #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
        }
    }

    @Test func greyKeepsItsLevel() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.5)
    }
}
