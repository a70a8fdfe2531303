import InterludeStage
import InterludeWindow
import Scenes
import UIKit

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension CGImage {
    /// Its pixels in a number, to be compared with another's.
    var digest: Int {
        var hasher = Hasher()
        hasher.combine(bytes: bitmap.bytes)
        return hasher.finalize()
    }
}

extension PlayedScene {
    /// A scene of the catalogue; with few pixels, which are quick to draw.
    @MainActor
    static func of(_ name: String, scale: CGFloat = 0.5) throws -> PlayedScene {
        guard let scene = SceneCatalogue.scene(named: name) else { throw NoSuchScene() }
        return PlayedScene(
            name: name, title: scene.title, script: try TouchScript(parsing: scene.script), size: scene.size,
            scale: scale
        ) {
            let stage = try Stage(size: scene.size, scale: scale)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = scene.makeRoot()
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            return stage
        }
    }
}

private struct NoSuchScene: Error {}

extension TouchInput.Change {
    static func mouse(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) -> TouchInput.Change {
        TouchInput.Change(id: Finger.mouse, phase: phase, location: CGPoint(x: x, y: y))
    }
}
