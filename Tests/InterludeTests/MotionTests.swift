import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// How the ready transitions set off and come to rest.
@MainActor
@Suite(.serialized)
struct MotionTests {
    /// How much two frames differ, in steps of a component for each pixel.
    private func step(_ a: Pixels, _ b: Pixels) -> Double {
        var sum = 0
        for (x, y) in zip(a.bytes, b.bytes) where x != y {
            for shift: UInt32 in [0, 8, 16] { sum += abs(Int(x >> shift & 255) - Int(y >> shift & 255)) }
        }
        return Double(sum) / Double(3 * a.bytes.count)
    }

    /// What is true of the way that begins now, 60 frames a second.
    /// - Parameter hits: whether it ends by hitting the ground.
    private func check(_ test: TestStage, _ duration: Double, _ name: String, hits: Bool = false) {
        let frames = { (times: [Double]) in times.map { test.pixels(after: $0) } }
        let start = frames([0, 1, 2, 3].map { $0 / 60 })
        let end = frames([0, 1, 2, 3].map { duration - $0 / 60 })
        for (edge, place) in [(start, "start"), (end, "end")] where !hits || place == "start" {
            let steps = zip(edge, edge.dropFirst()).map { step($0, $1) }
            #expect(steps[0] < 2 || steps[0] <= 2 * max(steps[1], steps[2]), "\(name): jumps at the \(place): \(steps)")
        }
        let quarters = frames([duration / 4, duration * 3 / 4])
        #expect(step(start[0], quarters[0]) > 0.2, "\(name): waits at the start")
        #expect(step(end[0], quarters[1]) > 0.2, "\(name): waits at the end")
    }

    @Test(arguments: Transition.catalogue.map(\.name)) func nothingJumpsOrWaits(name: String) throws {
        let ready = try #require(Transition.catalogue.first { $0.name == name })
        let transition = ready.make(.left)
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = transition
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 0)
        check(test, transition.duration, name, hits: name == ".drop")
        test.stage.advance(by: transition.duration)
        navigation.popViewController(animated: true)
        test.stage.advance(by: 0)
        check(test, transition.returnDuration ?? transition.duration, "\(name), back")
    }

    @Test func aScreenGrowsOutOfItsRectangleAndShrinksWithoutWaiting() throws {
        let (root, other) = (SampleScreen(0), SampleScreen(1))
        let test = try TestStage(root)
        let transition = Transition.grow(from: CGRect(x: 10, y: 90, width: 40, height: 30))
        other.presentation = transition
        root.present(other, animated: true)
        test.stage.advance(by: 0)
        check(test, transition.duration, "grow")
        // Beside the rectangle there is the old screen only, a little darker than the moment before.
        let (first, second) = (test.pixels(), test.pixels(after: 1.0 / 60))
        let place = 10 * first.width + 80
        #expect(abs(Int(first.bytes[place] & 255) - Int(second.bytes[place] & 255)) < 20)
        test.stage.advance(by: transition.duration)
        root.dismiss(animated: true)
        test.stage.advance(by: 0)
        check(test, transition.returnDuration ?? transition.duration, "grow, back")
    }

    @Test func whatIsPulledStaysAtTheEdgeThatPullsIt() throws {
        let (old, new) = (UIViewController(), UIViewController())
        (old.view.backgroundColor, new.view.backgroundColor) = (.white, .white)
        let navigation = UINavigationController(rootViewController: old)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .pull(.left)
        navigation.pushViewController(new, animated: true)
        test.stage.advance(by: 0)
        for part in [0.1, 0.2, 0.4, 0.7] {
            let frame = test.pixels(after: 0.5 * part)
            let row = frame.bytes[80 * frame.width..<81 * frame.width]
            // Never as dark as what is behind both: the new screen's shade is half of that.
            #expect(row.allSatisfy { $0 & 255 > 100 }, "\(part)")
        }
    }

    @Test(arguments: TransitionDirection.allCases) func foldsHaveNoSeams(direction: TransitionDirection) throws {
        let (old, new) = (UIViewController(), UIViewController())
        (old.view.backgroundColor, new.view.backgroundColor) = (.white, .white)
        let navigation = UINavigationController(rootViewController: old)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation, scale: 2)
        navigation.transition = Transition.fold(direction).paced(by: .linear)
        navigation.pushViewController(new, animated: true)
        test.stage.advance(by: 0)
        for part in [0.05, 0.15, 0.3] {
            let frame = test.pixels(after: 0.9 * part)
            // Through the middle, across all folds of the screen that lies open most.
            let line = (10..<(direction.isHorizontal ? frame.width : frame.height) / 2).map { place in
                let offset = direction == .left || direction == .up ? place : -1 - place
                let (x, y) =
                    direction.isHorizontal
                    ? ((offset + frame.width) % frame.width, frame.height / 2)
                    : (frame.width / 2, (offset + frame.height) % frame.height)
                return frame.bytes[y * frame.width + x] & 255
            }
            let darkest = try #require(line.min())
            #expect(Double(darkest) > 255 * (1 - 0.55) - 2, "\(direction), \(part): \(darkest)")
            // A seam is a line that is darker than what is on both sides of it, by more than roundings.
            for index in 1..<line.count - 1 {
                #expect(Int(line[index]) + 10 >= Int(min(line[index - 1], line[index + 1])), "\(direction), \(part)")
            }
        }
    }
}
