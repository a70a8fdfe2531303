import InterludeStage
import Testing
@testable import UIKit

/// The way of a touch to its view.
@MainActor
struct TouchTests {
    @Test func aTouchGoesToTheForemostViewAndStaysItsOwn() throws {
        let bench = try TouchBench()
        let back = bench.pad("back", CGRect(x: 0, y: 0, width: 400, height: 400))
        _ = bench.pad("front", CGRect(x: 100, y: 100, width: 100, height: 100), in: back)
        bench.drag([(150, 150), (10, 10)])
        #expect(bench.log.take() == ["front began", "front moved", "front ended"])
        bench.tap(50, 50)
        #expect(bench.log.take() == ["back began", "back ended"])
    }

    @Test func locationsAreInTheViewsCoordinates() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 100, y: 50, width: 200, height: 200))
        bench.stage.advance(by: 2)
        bench.stage.touchDown(at: bench.at(110, 70))
        bench.stage.advance(by: 0.5)
        bench.stage.touchMove(to: bench.at(120, 90))
        let touch = try #require(UIScreen.main.touchInput.touches.first)
        #expect(touch.location(in: pad) == bench.at(20, 40))
        #expect(touch.previousLocation(in: pad) == bench.at(10, 20))
        #expect(touch.location(in: nil) == bench.at(120, 90))
        #expect(touch.timestamp == 2.5)
        #expect(touch.phase == .moved)
        #expect(touch.view === pad && touch.window === bench.window)
        bench.stage.touchUp()
        #expect(UIScreen.main.touchInput.touches.isEmpty)
    }

    @Test func whatDoesNotTakeTouchesIsPassedOver() throws {
        let bench = try TouchBench()
        _ = bench.pad("back", CGRect(x: 0, y: 0, width: 400, height: 400))
        let front = bench.pad("front", CGRect(x: 0, y: 0, width: 400, height: 400))
        func hit() -> String? {
            bench.tap(5, 5)
            bench.stage.advance(by: 1)
            return bench.log.take().first
        }
        front.isUserInteractionEnabled = false
        #expect(hit() == "back began")
        front.isUserInteractionEnabled = true
        front.isHidden = true
        #expect(hit() == "back began")
        front.isHidden = false
        front.alpha = 0
        #expect(hit() == "back began")
        front.alpha = 1
        #expect(hit() == "front began")
    }

    @Test func aViewThatABlockAnimatesTakesTouchesOnlyIfAsked() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        _ = bench.pad("inner", CGRect(x: 0, y: 0, width: 400, height: 400), in: pad)
        UIView.animate(withDuration: 1) { pad.alpha = 0.5 }
        bench.tap(5, 5)
        #expect(bench.log.take() == [])
        bench.stage.advance(by: 1)
        bench.tap(5, 5)
        #expect(bench.log.take() == ["inner began", "inner ended"])
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.alpha = 1 }
        bench.tap(5, 5)
        #expect(bench.log.take() == ["inner began", "inner ended"])
        pad.blockTouches()
        bench.tap(5, 5)
        #expect(bench.log.take() == [])
        pad.unblockTouches()
        bench.tap(5, 5)
        #expect(bench.log.take() == ["inner began", "inner ended"])
    }

    @Test func aViewThatIsTakenAwayStillHearsOfItsTouch() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        bench.stage.touchDown(at: bench.at(5, 5))
        pad.removeFromSuperview()
        bench.stage.touchMove(to: bench.at(9, 9))
        bench.stage.touchUp()
        #expect(bench.log.take() == ["pad began", "pad moved", "pad ended"])
    }

    @Test func aViewGetsOneTouchUnlessItWantsMore() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        for wantsMore in [false, true] {
            pad.isMultipleTouchEnabled = wantsMore
            bench.stage.touchDown(at: bench.at(5, 5), finger: 1)
            bench.stage.touchDown(at: bench.at(50, 5), finger: 2)
            bench.stage.touchUp(finger: 1)
            bench.stage.touchUp(finger: 2)
            #expect(
                bench.log.take()
                    == (wantsMore ? ["pad began", "pad began", "pad ended", "pad ended"] : ["pad began", "pad ended"]))
        }
    }

    @Test func anExclusiveViewSharesWithNobody() throws {
        let bench = try TouchBench()
        let left = bench.pad("left", CGRect(x: 0, y: 0, width: 200, height: 400))
        _ = bench.pad("right", CGRect(x: 200, y: 0, width: 200, height: 400))
        left.isExclusiveTouch = true
        bench.stage.touchDown(at: bench.at(300, 5), finger: 1)
        bench.stage.touchDown(at: bench.at(5, 5), finger: 2)
        bench.stage.touchUp(finger: 1)
        bench.stage.touchUp(finger: 2)
        #expect(bench.log.take() == ["right began", "right ended"])
        bench.stage.touchDown(at: bench.at(5, 5), finger: 1)
        bench.stage.touchDown(at: bench.at(300, 5), finger: 2)
        #expect(bench.log.take() == ["left began"])
    }

    @Test func aTouchIsCancelledWithoutBeingLifted() throws {
        let bench = try TouchBench()
        _ = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        bench.stage.touchDown(at: bench.at(5, 5))
        bench.stage.touchCancel()
        #expect(bench.log.take() == ["pad began", "pad cancelled"])
    }

    @Test func tapsInQuickSuccessionAreCounted() throws {
        let bench = try TouchBench()
        _ = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        var counts: [Int] = []
        for pause in [0.1, 0.2, 0.5, 0.1] {
            bench.stage.touchDown(at: bench.at(5, 5))
            counts.append(UIScreen.main.touchInput.touches.last?.tapCount ?? 0)
            bench.stage.touchUp()
            bench.stage.advance(by: pause)
        }
        #expect(counts == [1, 2, 3, 1])
    }

    @Test func senselessTouchesAreIgnored() throws {
        let bench = try TouchBench()
        _ = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        bench.stage.touchMove(to: bench.at(5, 5))
        bench.stage.touchUp()
        bench.stage.touchDown(at: bench.at(.nan, 5))
        bench.stage.touchDown(at: bench.at(-100, 5))
        bench.stage.touchUp()
        #expect(bench.log.take() == [])
    }

    @Test func timersFireAtTheirTimeOnTheWay() throws {
        let stage = try Stage(size: CGSize(width: 4, height: 4))
        var fired: [Double] = []
        for time in [0.5, 0.25, 2] { DisplayTimer(after: time) { fired.append(CACurrentMediaTime()) } }
        let cancelled = DisplayTimer(after: 0.3) { fired.append(-1) }
        DisplayTimer(after: 0.4) { DisplayTimer(after: 0.2) { fired.append(CACurrentMediaTime()) } }
        cancelled.cancel()
        stage.advance(by: 1)
        #expect(fired == [0.25, 0.5, 0.6000000000000001])
        stage.advance(by: 1)
        #expect(fired.last == 2)
    }
}
