import Foundation
import Interlude
import InterludeStage
@testable import Scenes
import Testing
@testable import UIKit

/// Draws all ready transitions, for people to look at: SHEETS=folder [ONLY=name] swift test --filter ContactSheets.
@MainActor
@Suite(.serialized)
struct ContactSheets {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SHEETS"] != nil))
    func draw() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = try #require(environment["SHEETS"])
        for ready in Transition.catalogue where environment["ONLY"].map({ ready.name.hasPrefix($0) }) ?? true {
            let direction = environment["WAY"].flatMap(TransitionDirection.init) ?? ready.directions.first ?? .left
            let transition = ready.make(direction)
            let navigation = UINavigationController(rootViewController: SampleScreen(0))
            navigation.isNavigationBarHidden = true
            let test = try TestStage(navigation, size: CGSize(width: 195, height: 422))
            navigation.transition = transition
            navigation.pushViewController(SampleScreen(1), animated: true)
            test.stage.advance(by: 0)
            let name = ready.name.filter(\.isLetter)
            let count = 12
            let film = test.stage.film(
                duration: transition.duration, framesPerSecond: Double(count - 1) / transition.duration)
            _ = try film.write(to: "\(folder)/\(name).png", format: .contactSheet(count))
            test.stage.advance(by: transition.duration + 0.1)
            if environment["BACK"] != nil {
                navigation.popViewController(animated: true)
                test.stage.advance(by: 0)
                let duration = transition.returnDuration ?? transition.duration
                let film = test.stage.film(duration: duration, framesPerSecond: Double(count - 1) / duration)
                _ = try film.write(to: "\(folder)/\(name)-back.png", format: .contactSheet(count))
                test.stage.advance(by: 2)
            }
            #expect(test.issues.isEmpty)
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["SCENES"] != nil))
    func drawScenes() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = try #require(environment["SCENES"])
        for scene in SceneCatalogue.all where environment["ONLY"].map({ scene.name == $0 }) ?? true {
            let test = try TestStage(scene.makeRoot(), size: scene.size)
            let script = try TouchScript(parsing: scene.script)
            var frames: [CGImage] = []
            let rate = Double(environment["RATE"] ?? "") ?? 4
            test.stage.play(script, framesPerSecond: rate) { frames.append($0) }
            let chosen = frames
            let film = Film(
                width: frames[0].width, height: frames[0].height, duration: Double(chosen.count - 1), framesPerSecond: 1
            ) { chosen[min(Int($0.rounded()), chosen.count - 1)] }
            _ = try film.write(to: "\(folder)/scene-\(scene.name).png", format: .contactSheet(chosen.count))
        }
    }
}
