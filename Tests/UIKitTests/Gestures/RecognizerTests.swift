import InterludeStage
import Testing
import UIKit

/// What each recognizer recognises.
@MainActor
struct RecognizerTests {
    private let bench: TouchBench
    private let pad: TouchBench.Pad

    init() throws {
        bench = try TouchBench()
        pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
    }

    @Test func aTapIsShortAndStays() {
        bench.watch(pad, UITapGestureRecognizer(), "tap")
        bench.tap(50, 50)
        #expect(bench.log.take() == ["pad began", "tap ended", "pad cancelled"])
        bench.stage.advance(by: 1)
        bench.drag([(50, 50), (100, 50)])
        #expect(bench.log.take() == ["pad began", "pad moved", "pad ended"])
        bench.stage.touchDown(at: bench.at(50, 50))
        bench.stage.advance(by: 1)
        bench.stage.touchUp()
        #expect(bench.log.take() == ["pad began", "pad ended"])
    }

    @Test func aTapKnowsWhereItWas() {
        let tap = bench.watch(pad, UITapGestureRecognizer(), "tap")
        var seen: (CGPoint, Int)?
        let box = Box { seen = (tap.location(in: pad), tap.numberOfTouches) }
        tap.addTarget(box, action: Selector("run", Box.run))
        bench.tap(50, 60)
        #expect(seen?.0 == bench.at(50, 60) && seen?.1 == 1)
        #expect(tap.state == .possible)
    }

    @Test func aSingleTapWaitsForADoubleTap() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = bench.watch(pad, UITapGestureRecognizer(), "single")
        bench.watch(pad, double, "double")
        single.require(toFail: double)
        bench.tap(50, 50)
        #expect(bench.log.take() == ["pad began"])
        bench.stage.advance(by: 0.34)
        #expect(bench.log.take() == [])
        bench.stage.advance(by: 0.02)
        #expect(bench.log.take() == ["single ended", "pad cancelled"])
        bench.tap(50, 50)
        bench.stage.advance(by: 0.1)
        bench.tap(50, 50)
        bench.stage.advance(by: 1)
        #expect(bench.log.take() == ["pad began", "pad began", "double ended", "pad cancelled", "pad cancelled"])
    }

    @Test func aDoubleTapLetsTheFirstTapBe() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        bench.watch(pad, UITapGestureRecognizer(), "single")
        bench.watch(pad, double, "double")
        bench.tap(50, 50)
        bench.tap(50, 50)
        #expect(bench.log.take().filter { !$0.hasPrefix("pad") } == ["single ended", "single ended", "double ended"])
    }

    @Test func aPanBeginsAfterTenPointsAndFollows() {
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        bench.drag([(50, 50), (59, 50)], lift: false)
        #expect(pan.state == .possible)
        bench.stage.touchMove(to: bench.at(61, 50))
        #expect(pan.state == .began)
        #expect(pan.translation(in: pad) == bench.at(11, 0))
        bench.stage.touchMove(to: bench.at(80, 70))
        #expect(pan.translation(in: pad) == bench.at(30, 20))
        pan.setTranslation(.zero, in: pad)
        bench.stage.touchMove(to: bench.at(81, 70))
        #expect(pan.translation(in: pad) == bench.at(1, 0))
        bench.stage.touchUp()
        #expect(
            bench.log.take() == [
                "pad began", "pad moved", "pan began", "pad cancelled", "pan changed", "pan changed", "pan ended",
            ])
        #expect(pan.state == .possible)
    }

    @Test(arguments: [CGPoint(x: 600, y: 0), CGPoint(x: -240, y: 900)])
    func aPanKnowsHowFastItWasInTheLastMoments(speed: CGPoint) {
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        var velocity: CGPoint?
        let box = Box { if pan.state == .ended { velocity = pan.velocity(in: nil) } }
        pan.addTarget(box, action: Selector("run", Box.run))
        // Slow at first, then fast.
        var points: [(CGFloat, CGFloat)] = (0...10).map { (200 + CGFloat($0), 200) }
        for step in 1...8 { points.append((210 + CGFloat(step) * speed.x / 60, 200 + CGFloat(step) * speed.y / 60)) }
        bench.drag(points)
        #expect(abs((velocity?.x ?? 0) - speed.x) < 1e-6 * 600)
        #expect(abs((velocity?.y ?? 0) - speed.y) < 1e-6 * 900)
    }

    @Test func aFingerThatRestsIsNotFast() {
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        bench.drag([(50, 50), (90, 50), (130, 50)], lift: false)
        #expect(pan.velocity(in: nil).x > 1000)
        bench.stage.advance(by: 0.2)
        var velocity: CGPoint?
        let box = Box { velocity = pan.velocity(in: nil) }
        pan.addTarget(box, action: Selector("run", Box.run))
        bench.stage.touchUp()
        #expect(velocity == .zero)
    }

    @Test func aPanWithinOneFrameBeginsAndEnds() {
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        bench.stage.touchDown(at: bench.at(50, 50))
        bench.stage.touchMove(to: bench.at(90, 50))
        #expect(pan.velocity(in: pad) == .zero)
        bench.stage.touchUp()
        #expect(bench.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
        #expect(pan.state == .possible)
        bench.stage.touchDown(at: bench.at(50, 50))
        bench.stage.touchUp(at: bench.at(90, 50))
        #expect(bench.log.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
    }

    @Test func fingersMayComeAndGoDuringAPan() {
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        bench.drag([(50, 50), (70, 50)], lift: false)
        bench.stage.touchDown(at: bench.at(200, 200), finger: 1)
        #expect(pan.translation(in: nil) == bench.at(20, 0))
        #expect(pan.numberOfTouches == 2)
        bench.stage.touchMove(to: bench.at(200, 220), finger: 1)
        #expect(pan.translation(in: nil) == bench.at(20, 10))
        bench.stage.touchUp(finger: 0)
        #expect(pan.translation(in: nil) == bench.at(20, 10))
        #expect(pan.state != .ended)
        bench.stage.touchUp(finger: 1)
        #expect(bench.log.take().last == "pan ended")
    }

    @Test func anEdgePanComesFromItsEdge() {
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        bench.watch(pad, edge, "edge")
        bench.drag([(19, 50), (29.5, 50), (60, 50)])
        #expect(bench.log.take().filter { $0.hasPrefix("edge") } == ["edge began", "edge changed", "edge ended"])
        bench.drag([(30, 50), (60, 50)])
        bench.drag([(10, 50), (12, 90)])
        bench.drag([(395, 50), (350, 50)])
        #expect(bench.log.take().filter { $0.hasPrefix("edge") } == [])
    }

    @Test func aLongPressBeginsByTheClock() {
        bench.watch(pad, UILongPressGestureRecognizer(), "press")
        bench.stage.touchDown(at: bench.at(50, 50))
        bench.stage.advance(by: 0.49)
        #expect(bench.log.take() == ["pad began"])
        bench.stage.advance(by: 0.02)
        bench.stage.touchMove(to: bench.at(150, 50))
        bench.stage.touchUp()
        #expect(bench.log.take() == ["press began", "pad cancelled", "press changed", "press ended"])
        bench.drag([(50, 50), (61, 50)], lift: false)
        bench.stage.advance(by: 1)
        bench.stage.touchUp()
        #expect(bench.log.take().filter { $0.hasPrefix("press") } == [])
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, 20.0, 0.0), (.left, -20, 0), (.up, 0, -20), (.down, 0, 20),
    ])
    func aSwipeHasADirection(direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double) {
        for wanted in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = wanted
            bench.watch(pad, swipe, "swipe")
            bench.drag((0...5).map { (200 + CGFloat($0) * x, 200 + CGFloat($0) * y) })
            let lines = bench.log.take().filter { $0.hasPrefix("swipe") }
            #expect(lines == (wanted == direction ? ["swipe ended"] : []))
            pad.removeGestureRecognizer(swipe)
        }
    }

    @Test func aPinchScales() {
        let pinch = bench.watch(pad, UIPinchGestureRecognizer(), "pinch")
        bench.stage.touchDown(at: bench.at(150, 200), finger: 0)
        bench.stage.touchDown(at: bench.at(250, 200), finger: 1)
        bench.stage.advance(by: 0.1)
        bench.stage.touchMove(to: bench.at(300, 200), finger: 1)
        #expect(pinch.state == .began)
        #expect(pinch.scale == 1.5)
        bench.stage.advance(by: 0.1)
        bench.stage.touchMove(to: bench.at(100, 200), finger: 0)
        #expect(abs(pinch.scale - 2) < 1e-12)
        #expect(abs(pinch.velocity - 5) < 1e-9)
        bench.stage.touchUp(finger: 0)
        bench.stage.touchMove(to: bench.at(390, 200), finger: 1)
        #expect(abs(pinch.scale - 2) < 1e-12)
        bench.stage.touchUp(finger: 1)
        #expect(bench.log.take().last == "pinch ended")
    }

    @Test func aRotationTurnsWithoutEnd() {
        let turn = bench.watch(pad, UIRotationGestureRecognizer(), "turn")
        bench.stage.touchDown(at: bench.at(200, 200), finger: 0)
        bench.stage.touchDown(at: bench.at(300, 200), finger: 1)
        for step in 1...72 {
            let angle = CGFloat(step) * .pi / 18
            bench.stage.advance(by: 1 / 60)
            bench.stage.touchMove(to: bench.at(200 + 100 * cos(angle), 200 + 100 * sin(angle)), finger: 1)
        }
        #expect(abs(turn.rotation - 4 * .pi) < 1e-9)
        #expect(abs(turn.velocity - 60 * .pi / 18) < 1e-6)
    }
}

/// A target that runs a block.
@MainActor
final class Box: NSObject {
    private let block: @MainActor () -> Void

    init(_ block: @escaping @MainActor () -> Void) { self.block = block }

    func run() { block() }
}
