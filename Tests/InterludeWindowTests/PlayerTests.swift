import InterludeStage
import InterludeWindow
import Scenes
import Testing
import UIKit

/// Scenes that are played, looked at again, and played on from an earlier moment.
@MainActor
@Suite struct PlayerTests {
    /// Plays on with random touches; what was shown at some moments.
    private func play(
        _ player: Player, frames: Int, _ random: inout SeededGenerator
    ) throws -> [PlayTime: Int] {
        var shown: [PlayTime: Int] = [:]
        var isDown = false
        var place = CGPoint.zero
        for _ in 0..<frames {
            player.speed = PlaySpeed.allCases.randomElement(using: &random) ?? .full
            if Int.random(in: 0..<8, using: &random) == 0 {
                isDown.toggle()
                if isDown {
                    place = CGPoint(
                        x: .random(in: 0...390, using: &random) * (.random(using: &random) ? 0.02 : 1),
                        y: .random(in: 0...844, using: &random))
                }
                try player.touch(.mouse(isDown ? .began : .ended, place.x, place.y))
            } else if isDown {
                place.x += .random(in: -5...25, using: &random)
                try player.touch(.mouse(.moved, place.x, place.y))
            }
            // What a touch changes is shown at once.
            shown[player.reel.last.time] = player.frame().digest
            player.advance(frames: Int.random(in: 1...6, using: &random))
        }
        return shown
    }

    @Test(arguments: SceneCatalogue.names)
    func playedAgainASceneShowsTheSameBytes(name: String) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of \(name): \(seed)")
        var random = SeededGenerator(seed: seed)
        let scene = try PlayedScene.of(name)
        let player = try Player(scene)
        let shown = try play(player, frames: 25, &random)

        // Another performance of the same take comes to the same frames.
        let moments = player.reel.moments.filter { shown[$0.time] != nil }
        for moment in [moments[moments.count / 3], moments[moments.count - 1]] {
            let again = try Performance(scene, replaying: player.take.prefix(moment.eventCount))
            #expect(again.stage.frame().digest == shown[moment.time], "at \(moment.time.text)")
            #expect(again.screens == moment.screens && again.fingers == moment.fingers)
        }

        // What is looked at again is what was shown, in any order.
        for _ in 0..<6 {
            let moment = try #require(moments.randomElement(using: &random))
            player.seek(to: moment.time)
            #expect(player.frame().digest == shown[moment.time], "at \(moment.time.text)")
        }

        // Played on from there, the scene is where it was, but for the fingers, which are lifted.
        let middle = player.reel.current
        try player.play()
        #expect(player.reel.isAtEnd && player.reel.last.time == middle.time && player.reel.last.fingers.isEmpty)
        if middle.fingers.isEmpty { #expect(player.frame().digest == shown[middle.time]) }
        player.advance(frames: 1)
        #expect(player.reel.last.time > middle.time)
    }

    @Test func theScriptIsPlayedAsInAFilm() throws {
        let scene = try PlayedScene.of("base-animator")
        let player = try Player(scene, playsScript: true)
        let film = try scene.open()
        film.schedule(scene.script)
        for index in 0..<Int(scene.script.duration * 60) {
            film.advance(by: Double(index) / 60 - film.time)
            if index % 20 == 0 { #expect(film.frame().isSame(as: player.frame()), "at frame \(index)") }
            player.advance(frames: 1)
        }
    }

    @Test func aTapInThePastForgetsWhatCameAfter() throws {
        let player = try Player(.of("dialog"))
        player.advance(frames: 30)
        try tapTheButton(player)
        player.advance(frames: 60)
        #expect(player.reel.last.screens.count == 2)
        player.seek(to: PlayTime(units: 20 * 45))
        #expect(!player.isPlaying && player.reel.current.isMoving && player.reel.moments.count == 91)
        player.seek(to: PlayTime(units: 20 * 20))
        #expect(player.reel.current.screens.count == 1)
        try tapTheButton(player)
        #expect(player.reel.isAtEnd && player.reel.moments.count == 21)
        // Paused, no time passes; frame by frame the dialog comes up again.
        player.step(frames: 60)
        #expect(player.reel.last.screens.count == 2 && !player.isPlaying && player.reel.last.time.units == 20 * 80)
    }

    @Test func steppingGoesFrameByFrame() throws {
        let player = try Player(.of("dialog"))
        player.advance(frames: 20)
        player.step(frames: -1)
        #expect(player.reel.current.time.units == 19 * 20 && !player.isPlaying)
        player.step(frames: -10)
        #expect(player.reel.current.time.units == 9 * 20)
        player.step(frames: -10)
        #expect(player.reel.current.time == .zero)
        player.step(frames: 10)
        #expect(player.reel.current.time.units == 10 * 20 && player.reel.moments.count == 21)
        player.advance(frames: 5)
        #expect(player.reel.moments.count == 21)
        try player.play()
        player.speed = .tenth
        player.advance(frames: 3)
        #expect(player.reel.moments.map(\.time.units) == (0...10).map { $0 * 20 } + [202, 204, 206])
        player.seek(to: PlayTime(units: 203))
        #expect(player.reel.current.time.units == 202)
    }

    @Test func aFingerThatIsDownInThePastIsLifted() throws {
        let player = try Player(.of("base-animator"))
        try player.touch(.mouse(.began, 200, 300))
        player.advance(frames: 5)
        player.seek(to: PlayTime(units: 60))
        #expect(player.reel.current.fingers == [Finger.mouse: CGPoint(x: 200, y: 300)])
        // The mouse may be let go meanwhile.
        try player.touch(.mouse(.moved, 210, 300))
        try player.touch(.mouse(.ended, 200, 300))
        #expect(player.reel.current.time.units == 60 && player.reel.current.fingers.count == 1)
        try player.play()
        #expect(player.reel.current.time.units == 60 && player.reel.current.fingers.isEmpty)
        // Lifted where it tapped: the picture's screen comes.
        player.advance(frames: 5)
        #expect(player.reel.last.screens == ["PercentScreen"])
    }

    @Test func aMinuteIsKept() throws {
        let player = try Player(
            PlayedScene(
                name: "empty", title: "Empty", script: TouchScript(), size: CGSize(width: 4, height: 4), scale: 1
            ) { try Stage(size: CGSize(width: 4, height: 4)) })
        player.advance(frames: 2 * Reel.capacity)
        #expect(player.reel.moments.count >= Reel.capacity && player.reel.moments.count < Reel.capacity * 11 / 10)
        #expect(player.reel.last.time.units == 2 * Reel.capacity * 20)
        player.seek(to: .zero)
        #expect(player.reel.position == 0 && player.reel.current.time > .zero)
        try player.play()
        player.advance(frames: 1)
        #expect(player.reel.moments.count == 2)
    }

    private func tapTheButton(_ player: Player) throws {
        let place = CGPoint(x: 195, y: 766)
        try player.touch(.mouse(.began, place.x, place.y))
        try player.touch(.mouse(.ended, place.x, place.y))
    }
}

extension CGImage {
    fileprivate func isSame(as other: CGImage) -> Bool { digest == other.digest }
}
