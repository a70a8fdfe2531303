import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// What lies beneath the pieces of a screen does not shine through between them.
@MainActor
@Suite(.serialized)
struct SeamTests {
    /// Frames of a push between two plain screens.
    private func frames(
        _ transition: Transition, from old: UIColor, to new: UIColor, scale: CGFloat, count: Int = 7
    ) throws -> [Pixels] {
        func screen(_ color: UIColor) -> UIViewController {
            let screen = UIViewController()
            screen.view.backgroundColor = color
            return screen
        }
        let navigation = UINavigationController(rootViewController: screen(old))
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation, size: CGSize(width: 60, height: 100), scale: scale)
        navigation.transition = transition.paced(by: .linear)
        navigation.pushViewController(screen(new), animated: true)
        test.stage.advance(by: 0)
        // Between the moments that are worked out, too.
        return (1..<count).map { test.pixels(after: transition.duration * (Double($0) + 0.013) / Double(count)) }
    }

    /// How many lines of pixels across a white screen's pieces are darker than their shading in all of their length,
    /// with brighter ones on both sides.
    private func seams(in pixels: Pixels, areColumns: Bool, darkest: UInt32) -> Int {
        var brightest = [UInt32](repeating: 0, count: areColumns ? pixels.width : pixels.height)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let line = areColumns ? x : y
                brightest[line] = max(brightest[line], pixels.bytes[y * pixels.width + x] & 255)
            }
        }
        guard let first = brightest.firstIndex(where: { $0 >= darkest }),
            let last = brightest.lastIndex(where: { $0 >= darkest })
        else { return 0 }
        return brightest[first...last].count { $0 < darkest }
    }

    @Test(arguments: [1, 1.5, 2, 3]) func clothHasNoHoles(scale: CGFloat) throws {
        for point in [CGPoint(x: 0.5, y: 1), CGPoint(x: 0.2, y: 0)] {
            for (index, frame) in try frames(.suck(into: point), from: .white, to: .black, scale: scale).enumerated() {
                // The rounding of several layers over each other.
                let count = seams(in: frame, areColumns: false, darkest: 253)
                #expect(count == 0, "\(point), frame \(index)")
            }
        }
    }

    @Test(arguments: TransitionDirection.allCases) func pagesHaveNoHoles(direction: TransitionDirection) throws {
        for (scale, isBack) in [(CGFloat(1), false), (2, true)] {
            let transition: Transition = isBack ? .pageUncurl(direction) : .pageCurl(direction)
            let (old, new): (UIColor, UIColor) = isBack ? (.black, .white) : (.white, .black)
            for (index, frame) in try frames(transition, from: old, to: new, scale: scale).enumerated() {
                // The front is darkened by 0.4 at most.
                let count = seams(in: frame, areColumns: direction.isHorizontal, darkest: 152)
                #expect(count == 0, "\(scale), \(transition.name), frame \(index)")
            }
        }
    }

    @Test(arguments: [1, 2]) func equalScreensStayTheirColor(scale: CGFloat) throws {
        // Each with the darkest that its light and shadow make of white.
        for (transition, darkest) in [(Transition.ripple(), 0.9), (.explode(), 0.5), (.suck(), 1)] {
            for (index, frame) in try frames(transition, from: .white, to: .white, scale: scale).enumerated() {
                let least = frame.bytes.map { $0 & 255 }.min() ?? 0
                #expect(Double(least) >= 255 * darkest - 1.5, "\(transition.name), frame \(index): \(least)")
            }
        }
    }
}
