import InterludeStage
import Testing
@testable import UIKit

/// Who recognises when several recognizers could.
@MainActor
struct ArbiterTests {
    private let bench: TouchBench
    private let outer: TouchBench.Pad
    private let inner: TouchBench.Pad

    init() throws {
        bench = try TouchBench()
        outer = bench.pad("outer", CGRect(x: 0, y: 0, width: 400, height: 400))
        inner = bench.pad("inner", CGRect(x: 0, y: 0, width: 200, height: 400), in: outer)
    }

    private final class Rules: NSObject, UIGestureRecognizerDelegate {
        var mayBegin = true
        var isShared = false
        var receives = true
        var first: UIGestureRecognizer?
        var last: UIGestureRecognizer?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isShared }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === first }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { otherGestureRecognizer === last }
    }

    private var states: [String] { bench.log.take().filter { !$0.hasPrefix("inner ") && !$0.hasPrefix("outer ") } }

    /// Recognizers are made again and again in the same place in memory.
    @Test func whatWasSaidOfARecognizerGoesWithIt() {
        let (waiting, rules) = (UITapGestureRecognizer(), Rules())
        waiting.delegate = rules
        for _ in 0..<100 {
            #expect(!waiting.waits(for: UITapGestureRecognizer()))
            let other = UITapGestureRecognizer()
            rules.first = other
            #expect(waiting.waits(for: other))
            rules.first = nil
            // The delegate is asked once.
            #expect(waiting.waits(for: other))
        }
    }

    @Test func theInnerViewsRecognizerWins() {
        bench.watch(outer, UIPanGestureRecognizer(), "out")
        bench.watch(inner, UIPanGestureRecognizer(), "in")
        bench.drag([(50, 50), (80, 50)])
        #expect(states == ["in began", "in ended"])
        bench.drag([(300, 50), (330, 50)])
        #expect(states == ["out began", "out ended"])
    }

    @Test func onOneViewTheFirstAddedWins() {
        for name in ["a", "b", "c"] { bench.watch(inner, UITapGestureRecognizer(), name) }
        bench.tap(50, 50)
        #expect(states == ["a ended"])
    }

    @Test(arguments: [true, false])
    func oneDelegateMayLetBothRecognise(innerSays: Bool) {
        let rules = Rules()
        rules.isShared = true
        let out = bench.watch(outer, UIPanGestureRecognizer(), "out")
        let into = bench.watch(inner, UIPanGestureRecognizer(), "in")
        (innerSays ? into : out).delegate = rules
        bench.drag([(50, 50), (80, 50)])
        #expect(states == ["in began", "out began", "in ended", "out ended"])
    }

    @Test func aDelegateMayStopARecognizer() {
        let rules = Rules()
        let into = bench.watch(inner, UIPanGestureRecognizer(), "in")
        bench.watch(outer, UIPanGestureRecognizer(), "out")
        into.delegate = rules
        rules.mayBegin = false
        bench.drag([(50, 50), (80, 50)])
        #expect(states == ["out began", "out ended"])
        (rules.mayBegin, rules.receives) = (true, false)
        bench.drag([(50, 50), (80, 50)])
        #expect(states == ["out began", "out ended"])
    }

    @Test(arguments: 0..<3)
    func oneWaitsForTheOther(way: Int) {
        let rules = Rules()
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        bench.watch(outer, edge, "edge")
        let pan = bench.watch(inner, UIPanGestureRecognizer(), "pan")
        switch way {
        case 0: pan.require(toFail: edge)
        case 1: (pan.delegate, rules.first) = (rules, edge)
        default: (edge.delegate, rules.last) = (rules, pan)
        }
        bench.drag([(5, 50), (40, 50)])
        #expect(states == ["edge began", "edge ended"])
        bench.drag([(5, 50), (5, 90), (5, 120)])
        #expect(states == ["pan began", "pan changed", "pan ended"])
        bench.drag([(100, 50), (140, 50)])
        #expect(states == ["pan began", "pan ended"])
    }

    @Test func thoseThatWaitForEachOtherDoNotWaitForEver() {
        let a = bench.watch(inner, UITapGestureRecognizer(), "a")
        let b = bench.watch(inner, UITapGestureRecognizer(), "b")
        a.require(toFail: b)
        b.require(toFail: a)
        bench.tap(50, 50)
        #expect(states == ["a ended"])
    }

    @Test func turnedOffInTheMiddleItIsCancelled() {
        let pan = bench.watch(inner, UIPanGestureRecognizer(), "pan")
        bench.drag([(50, 50), (80, 50)], lift: false)
        pan.isEnabled = false
        #expect(states == ["pan began", "pan cancelled"])
        pan.isEnabled = true
        #expect(pan.state == .possible)
        bench.stage.touchMove(to: bench.at(150, 50))
        bench.stage.touchUp()
        #expect(states == [])
        bench.drag([(50, 50), (80, 50)])
        #expect(states == ["pan began", "pan ended"])
    }

    @Test func aRecognizerTakenAwayInTheMiddleIsCancelled() {
        let pan = bench.watch(inner, UIPanGestureRecognizer(), "pan")
        bench.drag([(50, 50), (80, 50)], lift: false)
        inner.removeGestureRecognizer(pan)
        #expect(states == ["pan began", "pan cancelled"])
    }

    @Test func theViewKeepsItsTouchesIfAsked() {
        let pan = bench.watch(inner, UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        bench.drag([(50, 50), (80, 50), (90, 50)])
        #expect(
            bench.log.take() == [
                "inner began", "pan began", "inner moved", "pan changed", "inner moved", "pan ended", "inner ended",
            ])
    }

    @Test func theViewMayHaveToWaitForTheBeginning() {
        let pan = bench.watch(inner, UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        bench.tap(50, 50)
        #expect(bench.log.take() == ["inner began", "inner ended"])
        bench.drag([(50, 50), (80, 50)])
        #expect(bench.log.take() == ["pan began", "pan ended"])
    }

    @Test func aSecondThoughtCounts() {
        /// As existing code does it: only across.
        final class Across: UIPanGestureRecognizer {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesMoved(touches, with: event)
                if state == .began, abs(velocity(in: view).y) > abs(velocity(in: view).x) { state = .cancelled }
            }
        }
        bench.watch(inner, Across(), "across")
        bench.watch(outer, UIPanGestureRecognizer(), "any")
        bench.drag([(50, 50), (50, 90)])
        #expect(states == ["any began", "any ended"])
        bench.drag([(50, 50), (90, 50)])
        #expect(states == ["across began", "across ended"])
    }

    @Test func differentFingersDoNotDisturbEachOther() {
        let right = bench.pad("right", CGRect(x: 200, y: 0, width: 200, height: 400))
        bench.watch(inner, UIPanGestureRecognizer(), "left")
        bench.watch(right, UIPanGestureRecognizer(), "right-pan")
        bench.stage.touchDown(at: bench.at(50, 50), finger: 0)
        bench.stage.touchDown(at: bench.at(250, 50), finger: 1)
        bench.stage.touchMove(to: bench.at(80, 50), finger: 0)
        bench.stage.touchMove(to: bench.at(280, 50), finger: 1)
        #expect(states.filter { $0.contains("began") && !$0.hasPrefix("right ") } == ["left began", "right-pan began"])
    }

    /// Whatever fingers do, all is as at first once they are gone.
    @Test func everythingEnds() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = Seeded(seed)
        let rules = Rules()
        rules.isShared = true
        let all: [UIGestureRecognizer] = [
            UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
            UIScreenEdgePanGestureRecognizer(), UITapGestureRecognizer(),
        ]
        (all[7] as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
        (all[6] as? UIScreenEdgePanGestureRecognizer)?.edges = .all
        all[1].require(toFail: all[7])
        for (index, recognizer) in all.enumerated() {
            bench.watch(index % 2 == 0 ? inner : outer, recognizer, "\(index)")
        }
        all[3].delegate = rules
        for step in 0..<3000 {
            let finger = Int.random(in: 0..<3, using: &random)
            let point = bench.at(.random(in: 0..<400, using: &random), .random(in: 0..<400, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bench.stage.touchDown(at: point, finger: finger)
            case 1: bench.stage.touchUp(finger: finger)
            case 2: if step % 7 == 0 { bench.stage.touchCancel(finger: finger) }
            case 3:
                all[step % all.count].isEnabled = false
                all[step % all.count].isEnabled = true
            case 4: bench.stage.advance(by: .random(in: 0...0.7, using: &random))
            default: bench.stage.touchMove(to: point, finger: finger)
            }
        }
        for finger in 0..<3 { bench.stage.touchUp(finger: finger) }
        bench.stage.advance(by: 2)
        #expect(all.allSatisfy { $0.state == .possible && $0.received.isEmpty }, "seed \(seed)")
        #expect(UIScreen.main.touchInput.touches.isEmpty, "seed \(seed)")
        #expect(UIScreen.main.touchInput.arbiter.active.isEmpty, "seed \(seed)")
        // Each that began has ended, and nothing came between its end and its next beginning.
        var running: [String: Bool] = [:]
        for line in bench.log.take() where line.first?.isNumber == true {
            let parts = line.split(separator: " ")
            let (name, state) = (String(parts[0]), parts[1])
            switch state {
            case "began": #expect(running[name] != true, "seed \(seed)")
            case "changed", "cancelled": #expect(running[name] == true, "seed \(seed)")
            default: break
            }
            running[name] = state == "began" || state == "changed"
        }
        #expect(!running.values.contains(true), "seed \(seed)")
    }

    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        init(_ seed: UInt64) { state = seed }
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
