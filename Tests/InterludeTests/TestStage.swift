import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// A window on a stage, and what is reported while it is there.
@MainActor
final class TestStage {
    let stage: Stage
    let window: UIWindow
    private(set) var issues: [TransitionIssue] = []

    init(
        _ root: UIViewController, size: CGSize = CGSize(width: 90, height: 160), scale: CGFloat = 1,
        isRightToLeft: Bool = false
    ) throws {
        stage = try Stage(size: size, scale: scale)
        window = UIWindow(frame: UIScreen.main.bounds)
        UIScreen.main.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        TransitionIssue.handler = { [weak self] in self?.issues.append($0) }
    }

    /// What is seen now, pixel by pixel.
    func pixels() -> Pixels { Pixels(stage.frame()) }
    /// What is seen after some seconds.
    func pixels(after seconds: TimeInterval) -> Pixels { Pixels(stage.frame(at: stage.time + seconds)) }
}

/// A picture's bytes.
struct Pixels: Equatable, CustomStringConvertible {
    let width: Int
    let height: Int
    let bytes: [UInt32]

    @MainActor init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        let bitmap = image.bitmap
        bytes = withExtendedLifetime(bitmap) { Array(bitmap.bytes.bindMemory(to: UInt32.self)) }
    }

    /// The picture, left and right exchanged.
    var mirrored: Pixels {
        var copy = [UInt32]()
        copy.reserveCapacity(bytes.count)
        for y in 0..<height { copy += bytes[y * width..<(y + 1) * width].reversed() }
        return Pixels(width: width, height: height, bytes: copy)
    }

    private init(width: Int, height: Int, bytes: [UInt32]) {
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    /// How many pixels differ by more than a few steps in a component.
    func difference(to other: Pixels, by tolerance: Int = 0) -> Int {
        var count = 0
        for (a, b) in zip(bytes, other.bytes) where a != b {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (x, y) = (Int(a >> shift & 255), Int(b >> shift & 255))
                if abs(x - y) > tolerance {
                    count += 1
                    break
                }
            }
        }
        return count
    }

    var description: String { "\(width)×\(height) pixels" }
}
