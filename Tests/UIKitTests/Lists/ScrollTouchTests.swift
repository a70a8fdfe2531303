import InterludeStage
import Testing

@testable import UIKit

/// Scrolling by finger.
@MainActor
struct ScrollTouchTests {
    /// Moves a finger by some points in some seconds, a frame at a time, and lifts it.
    static func swipe(
        _ stage: Stage, from start: CGPoint, by distance: CGVector, seconds: Double, rest: Double = 0,
        lifts: Bool = true
    ) {
        stage.touchDown(at: start)
        let steps = max(1, Int((seconds * 60).rounded()))
        for step in 1...steps {
            stage.advance(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            stage.touchMove(to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part))
        }
        if rest > 0 { stage.advance(by: rest) }
        if lifts { stage.touchUp() }
    }

    @Test func aSwipeScrollsAndGoesOn() throws {
        let scene = try ScrollViewTests.Scene()
        Self.swipe(scene.stage, from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -200), seconds: 0.2)
        // All but the ten points that it takes to begin.
        #expect(scene.view.contentOffset.y == 190)
        #expect(scene.view.isDecelerating && !scene.view.isDragging && !scene.view.isTracking)
        scene.stage.advance(by: 8)
        #expect(scene.view.contentOffset.y > 190 + 1000 / 2.002 - 30)
        #expect(
            scene.listener.events == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll", "didEndDecelerating",
            ])
    }

    @Test func aFingerThatRestsLeavesTheContentThere() throws {
        let scene = try ScrollViewTests.Scene()
        Self.swipe(scene.stage, from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -200), seconds: 0.2, rest: 0.3)
        #expect(!scene.view.isDecelerating && scene.view.contentOffset.y == 190)
    }

    @Test func aTouchStopsContentThatMoves() throws {
        let scene = try ScrollViewTests.Scene()
        Self.swipe(scene.stage, from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -200), seconds: 0.1)
        scene.stage.advance(by: 0.1)
        let place = scene.view.contentOffset
        scene.stage.touchDown(at: CGPoint(x: 150, y: 300))
        #expect(scene.view.isDragging && !scene.view.isDecelerating)
        scene.stage.advance(by: 1)
        scene.stage.touchUp()
        scene.stage.advance(by: 1)
        #expect(scene.view.contentOffset == place)
    }

    @Test func theScrollViewThatMovesThatWayGetsTheFinger() throws {
        let scene = try ScrollViewTests.Scene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 200)
        scene.view.addSubview(inner)
        Self.swipe(scene.stage, from: CGPoint(x: 200, y: 150), by: CGVector(dx: 5, dy: -100), seconds: 0.2, rest: 0.3)
        #expect(inner.contentOffset.x == 0 && abs(scene.view.contentOffset.y - 90) < 1)
        scene.view.contentOffset.y = 0
        Self.swipe(scene.stage, from: CGPoint(x: 200, y: 150), by: CGVector(dx: -100, dy: 5), seconds: 0.2, rest: 0.3)
        #expect(abs(inner.contentOffset.x - 90) < 1 && scene.view.contentOffset.y == 0)
    }

    final class Touched: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    @Test func contentHearsOfTouchesThatDoNotScroll() throws {
        let scene = try ScrollViewTests.Scene()
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scene.view.addSubview(view)
        // A tap.
        scene.stage.touchDown(at: CGPoint(x: 50, y: 50))
        #expect(view.log.isEmpty)
        scene.stage.advance(by: 0.05)
        scene.stage.touchUp()
        #expect(view.log == ["began", "ended"])
        // A finger that stays: after a moment; when it moves then, it is taken away.
        view.log = []
        scene.stage.touchDown(at: CGPoint(x: 50, y: 300))
        scene.stage.advance(by: 0.2)
        #expect(view.log == ["began"])
        scene.stage.touchMove(to: CGPoint(x: 50, y: 200))
        #expect(view.log == ["began", "cancelled"])
        scene.stage.touchUp()
        // One that scrolls at once.
        scene.view.setContentOffset(.zero, animated: false)
        scene.stage.advance(by: 5)
        scene.view.setContentOffset(.zero, animated: false)
        view.log = []
        Self.swipe(scene.stage, from: CGPoint(x: 50, y: 400), by: CGVector(dx: 0, dy: -100), seconds: 0.1)
        #expect(view.log.isEmpty)
    }

    @Test func twoFingersZoom() throws {
        let scene = try ScrollViewTests.Scene(contentSize: CGSize(width: 300, height: 600))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scene.view.addSubview(picture)
        scene.listener.zoomed = picture
        scene.view.maximumZoomScale = 4
        scene.stage.touchDown(at: CGPoint(x: 100, y: 300), finger: 1)
        scene.stage.touchDown(at: CGPoint(x: 200, y: 300), finger: 2)
        for step in 1...10 {
            scene.stage.advance(by: 1.0 / 60)
            scene.stage.touchMove(to: CGPoint(x: 100 - CGFloat(step) * 5, y: 300), finger: 1)
            scene.stage.touchMove(to: CGPoint(x: 200 + CGFloat(step) * 5, y: 300), finger: 2)
        }
        #expect(abs(scene.view.zoomScale - 2) < 0.2)
        // What was between the fingers still is.
        let middle = picture.convert(CGPoint(x: 150, y: 300), to: nil as UIView?)
        #expect(abs(middle.x - 150) < 8 && abs(middle.y - 300) < 8)
        scene.stage.touchUp(finger: 1)
        scene.stage.touchUp(finger: 2)
        scene.stage.advance(by: 1)
        #expect(scene.listener.events.contains { $0.hasPrefix("didEndZooming") })
    }

    @Test func aTappedRowIsSelectedAndTheDelegateToldInOrder() throws {
        let scene = try TableViewTests.Scene([TableViewTests.names(100)])
        func tap(_ y: CGFloat) {
            scene.stage.touchDown(at: CGPoint(x: 100, y: y))
            scene.stage.advance(by: 0.05)
            scene.stage.touchUp()
            scene.stage.advance(by: 0.5)
        }
        tap(120)
        #expect(
            scene.source.events == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
            ])
        scene.source.events = []
        tap(20)
        #expect(
            scene.source.events == [
                "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "willDeselect 2",
                "didDeselect 2", "didSelect 0",
            ])
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        // A swipe selects nothing.
        scene.source.events = []
        Self.swipe(scene.stage, from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -200), seconds: 0.5)
        #expect(!scene.source.events.contains { $0.hasPrefix("didSelect") })
        #expect(scene.table.contentOffset.y > 100)
    }
}
