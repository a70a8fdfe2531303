import InterludeWindow
import Testing
import UIKit

/// Whatever is done to a window, it goes on, and what it says stays right.
@MainActor
@Suite struct RandomEventsTests {
    private static let keys: [WindowKey] =
        [.left, .right, .tab, .escape, .home, .end] + " drtnph?xyz1".map { WindowKey.character($0) }
    private static let sizes: [(CGFloat, CGFloat)] = [
        (390, 900), (240, 320), (1, 1), (3, 900), (1200, 20), (60, 60), (500, 700),
    ]

    @Test(arguments: 0..<3) func aMonkeyDoesNoHarm(_ round: Int) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let names = ["dialog", "children", "base-animator", "today"].shuffled(using: &random)
        let session = try PlaySession(
            names.map { try .of($0, scale: 0.25) }, first: Bool.random(using: &random) ? nil : 0,
            pixels: CGSize(width: 390, height: 900))
        var isLost = false
        for _ in 0..<120 {
            // Beside the window as well, as while a button is held.
            let place = CGPoint(
                x: CGFloat.random(in: -300...1500, using: &random), y: CGFloat.random(in: -300...2500, using: &random))
            switch Int.random(in: 0..<12, using: &random) {
            case 0...2:
                let key = Self.keys.randomElement(using: &random) ?? .tab
                try session.handle(.key(key, isShifted: Bool.random(using: &random)))
            case 3...4: try session.handle(.pressed(place, isMirrored: Bool.random(using: &random)))
            case 5...6: try session.handle(.moved(place))
            case 7: try session.handle(.released(place))
            case 8: try session.handle(.scrolled(CGVector(dx: place.y / 100, dy: place.x / 100), at: place))
            case 9:
                let (width, height) = Self.sizes.randomElement(using: &random) ?? (390, 900)
                let density = CGFloat(Int.random(in: 1...2, using: &random))
                try session.resize(
                    pixels: CGSize(width: width, height: height),
                    units: CGSize(width: max(1, width / density), height: max(1, height / density)))
                let picture = session.picture()
                isLost = isLost || picture.width != Int(width) || picture.height != Int(height)
            default: try session.pass(frames: Int.random(in: 0...6, using: &random))
            }
            let (status, reel) = (session.status, session.player.reel)
            let times = reel.moments.map(\.time)
            isLost = isLost || status.time != reel.current.time.seconds || status.fingers > 3
            isLost = isLost || times != times.sorted() || Set(times).count != times.count
        }
        #expect(!isLost, "seed \(seed)")
        // What is seen is what comes of the same touches again; but for the chooser, whose pictures come by the way.
        guard session.status.scene != "scenes" else { return }
        let player = session.player
        let again = try Performance(player.scene, replaying: player.take.prefix(player.reel.current.eventCount))
        #expect(again.stage.frame().digest == player.frame().digest, "seed \(seed)")
    }
}
