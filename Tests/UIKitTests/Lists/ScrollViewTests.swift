import InterludeStage
import Testing

@testable import UIKit

/// Scroll views: offsets, movements, and what the delegate hears.
@MainActor
struct ScrollViewTests {
    final class Listener: NSObject, UIScrollViewDelegate {
        var events: [String] = []
        var target: CGPoint?
        var proposed: CGPoint?
        var velocity: CGPoint?
        var zoomed: UIView?

        private func note(_ event: String) { if events.last != event { events.append(event) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("willEndDragging")
            self.velocity = velocity
            proposed = targetContentOffset.pointee
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            note("didEndZooming \(scale)")
        }
    }

    /// A stage with a scroll view on it that shows 300×600 points of 300×5000.
    struct Scene {
        let stage: Stage
        let window: UIWindow
        let view: UIScrollView
        let listener: Listener

        @MainActor init(contentSize: CGSize = CGSize(width: 300, height: 5000)) throws {
            stage = try Stage(size: CGSize(width: 300, height: 600), scale: 3)
            window = UIWindow(frame: UIScreen.main.bounds)
            view = UIScrollView(frame: window.bounds)
            view.contentSize = contentSize
            listener = Listener()
            view.delegate = listener
            window.addSubview(view)
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            listener.events = []
        }

        /// Drags the content by some points and lets it go.
        @MainActor func flick(_ distance: CGPoint, velocity: CGPoint) {
            view.beginDrag()
            view.drag(by: distance)
            view.endDrag(velocity: velocity)
        }
    }

    @Test func theOffsetIsTheOriginOfTheBounds() throws {
        let scene = try Scene()
        scene.view.contentOffset = CGPoint(x: 0, y: 70)
        #expect(scene.view.bounds == CGRect(x: 0, y: 70, width: 300, height: 600))
        scene.view.bounds.origin.y = 90
        #expect(scene.view.contentOffset.y == 90)
        #expect(scene.listener.events == ["scroll"])
    }

    @Test func theDelegateHearsOfEverythingInOrder() throws {
        let scene = try Scene()
        scene.flick(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -1000))
        #expect(scene.view.isDecelerating)
        scene.stage.advance(by: 10)
        #expect(
            scene.listener.events == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll", "didEndDecelerating",
            ])
        #expect(scene.listener.velocity == CGPoint(x: 0, y: 1))
        #expect(scene.view.contentOffset == scene.listener.proposed)
        #expect(abs(scene.view.contentOffset.y - (100 + 1000 / 2.002)) < 0.5)
        #expect(!scene.view.isDecelerating && !scene.view.isDragging)
    }

    @Test func contentThatIsLetGoAtRestStays() throws {
        let scene = try Scene()
        scene.flick(CGPoint(x: 0, y: -100), velocity: .zero)
        #expect(
            scene.listener.events == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
        #expect(scene.view.contentOffset.y == 100)
    }

    /// The offset at a moment is the same, however the clock got there.
    @Test(arguments: 0..<12) func theOffsetDoesNotDependOnTheFrames(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        let drag = CGFloat.random(in: -400...400, using: &numbers)
        let velocity = CGFloat.random(in: -6000...6000, using: &numbers)
        let isPaging = Bool.random(using: &numbers)
        let isAnimated = seed % 4 == 3
        func scene() throws -> Scene {
            let scene = try Scene(contentSize: CGSize(width: 300, height: 2400))
            scene.view.isPagingEnabled = isPaging
            scene.view.contentOffset.y = 600
            if isAnimated {
                scene.view.setContentOffset(CGPoint(x: 0, y: 1234), animated: true)
            } else {
                scene.flick(CGPoint(x: 0, y: drag), velocity: CGPoint(x: 0, y: velocity))
            }
            return scene
        }
        let fine = try scene()
        var offsets: [Int: CGFloat] = [:]
        for frame in 1...300 {
            fine.stage.advance(by: 1.0 / 60)
            offsets[frame] = fine.view.contentOffset.y
        }
        let coarse = try scene()
        var frame = 0
        while frame < 300 {
            let step = min(Int.random(in: 1...40, using: &numbers), 300 - frame)
            frame += step
            coarse.stage.advance(by: Double(step) / 60)
            #expect(coarse.view.contentOffset.y == offsets[frame], "seed \(seed), frame \(frame)")
        }
        let end = fine.view.contentOffset.y
        #expect(end == 1234 || (0...1800).contains(end))
        if isPaging, !isAnimated { #expect(end.truncatingRemainder(dividingBy: 600) == 0) }
        #expect(abs((end * 3).rounded() - end * 3) < 1e-9)
    }

    @Test func contentStretchesBeyondItsEdgeAndComesBack() throws {
        let scene = try Scene()
        scene.view.beginDrag()
        scene.view.drag(by: CGPoint(x: 0, y: 200))
        #expect(abs(scene.view.contentOffset.y + (1 - 1 / (0.55 * 200 / 600 + 1)) * 600) < 0.34)
        scene.view.endDrag(velocity: .zero)
        scene.stage.advance(by: 3)
        #expect(scene.view.contentOffset.y == 0)

        scene.view.bounces = false
        scene.flick(CGPoint(x: 0, y: 200), velocity: CGPoint(x: 0, y: 3000))
        #expect(scene.view.contentOffset.y == 0)
    }

    @Test func whatAllFitsDoesNotMoveUnlessItAlwaysBounces() throws {
        let scene = try Scene(contentSize: CGSize(width: 300, height: 100))
        scene.view.beginDrag()
        scene.view.drag(by: CGPoint(x: 50, y: 50))
        #expect(scene.view.contentOffset == .zero)
        scene.view.endDrag(velocity: .zero)
        scene.view.alwaysBounceVertical = true
        scene.view.beginDrag()
        scene.view.drag(by: CGPoint(x: 50, y: 50))
        #expect(scene.view.contentOffset.y < 0 && scene.view.contentOffset.x == 0)
    }

    @Test func pagesTurnOneAtATime() throws {
        let scene = try Scene()
        scene.view.isPagingEnabled = true
        scene.flick(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -5000))
        scene.stage.advance(by: 5)
        #expect(scene.view.contentOffset.y == 600)
        scene.flick(CGPoint(x: 0, y: -200), velocity: .zero)
        scene.stage.advance(by: 5)
        #expect(scene.view.contentOffset.y == 600)
        scene.flick(CGPoint(x: 0, y: -310), velocity: .zero)
        scene.stage.advance(by: 5)
        #expect(scene.view.contentOffset.y == 1200)
        scene.flick(CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: 800))
        scene.stage.advance(by: 5)
        #expect(scene.view.contentOffset.y == 600)
    }

    @Test func theDelegateSaysWhereTheContentComesToRest() throws {
        let scene = try Scene()
        for target: CGFloat in [0, 40, 100, 333, 2000, 4400] {
            scene.view.contentOffset.y = 500
            scene.listener.target = CGPoint(x: 0, y: target)
            scene.flick(CGPoint(x: 0, y: -10), velocity: CGPoint(x: 0, y: -900))
            scene.stage.advance(by: 8)
            #expect(scene.view.contentOffset.y == target)
        }
    }

    @Test func anAnimatedOffsetIsReachedAndTold() throws {
        let scene = try Scene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        #expect(scene.view.contentOffset.y == 0)
        scene.stage.advance(by: 0.15)
        #expect(abs(scene.view.contentOffset.y - 450) < 1)
        #expect(scene.listener.events == ["scroll"])
        scene.stage.advance(by: 0.15)
        #expect(scene.view.contentOffset.y == 900)
        #expect(scene.listener.events == ["scroll", "didEndScrollingAnimation"])
    }

    @Test func aMovementThatIsCaughtStops() throws {
        let scene = try Scene()
        scene.flick(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -3000))
        scene.stage.advance(by: 0.2)
        let caught = scene.view.contentOffset
        scene.view.beginDrag()
        scene.stage.advance(by: 1)
        #expect(scene.view.contentOffset == caught && !scene.view.isDecelerating)
        scene.view.endDrag(velocity: .zero)
        #expect(!scene.listener.events.contains("didEndDecelerating"))
    }

    @Test func anOffsetSetOnTheWayTakesTheMovementAlong() throws {
        let scene = try Scene()
        scene.flick(.zero, velocity: CGPoint(x: 0, y: -1000))
        scene.stage.advance(by: 0.5)
        let (before, motion) = (scene.view.contentOffset.y, scene.view.scrolling.motion)
        scene.view.contentOffset.y += 1000
        #expect(scene.view.isDecelerating)
        scene.stage.advance(by: 8)
        let rest = (motion?.end.y ?? 0) - before
        #expect(abs(scene.view.contentOffset.y - before - 1000 - rest) < 1)
    }

    @Test func insetsWidenTheRange() throws {
        let scene = try Scene()
        scene.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(scene.view.contentOffset.y == -50)
        scene.view.setContentOffset(CGPoint(x: 0, y: 99_999), animated: false)
        scene.flick(.zero, velocity: .zero)
        scene.stage.advance(by: 3)
        #expect(scene.view.contentOffset.y == 4430)
    }

    @Test func theSafeAreaCountsWhereItShould() throws {
        let stage = try Stage(
            size: CGSize(width: 300, height: 600),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 300, height: 2000)
        window.addSubview(view)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(view.contentOffset.y == -47)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == .zero && view.contentOffset.y == 0)
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        view.contentSize.height = 100
        #expect(view.adjustedContentInset == .zero)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.top == 47)
    }

    @Test func aRectangleIsBroughtIntoViewByTheShortestWay() throws {
        let scene = try Scene()
        scene.view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 20), animated: false)
        #expect(scene.view.contentOffset.y == 120)
        scene.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 20), animated: false)
        #expect(scene.view.contentOffset.y == 120)
        scene.view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 20), animated: false)
        #expect(scene.view.contentOffset.y == 50)
        scene.view.scrollRectToVisible(CGRect(x: 0, y: 4990, width: 10, height: 200), animated: false)
        #expect(scene.view.contentOffset.y == 4400)
    }

    @Test func zoomingScalesTheContentAndKeepsItsMiddle() throws {
        let scene = try Scene(contentSize: CGSize(width: 300, height: 600))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scene.view.addSubview(picture)
        scene.listener.zoomed = picture
        scene.view.maximumZoomScale = 3
        scene.view.zoomScale = 2
        #expect(scene.view.contentSize == CGSize(width: 600, height: 1200))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
        #expect(scene.view.contentOffset == CGPoint(x: 150, y: 300))
        scene.view.setZoomScale(1, animated: true)
        scene.stage.advance(by: 0.5)
        #expect(scene.view.zoomScale == 1 && scene.view.contentOffset == .zero)
        #expect(scene.listener.events.last == "didEndZooming 1.0")

        scene.view.beginPinch(at: CGPoint(x: 0, y: 0))
        scene.view.pinch(by: 5, about: .zero)
        #expect(scene.view.zoomScale > 3 && scene.view.zoomScale < 5)
        scene.view.endPinch(at: .zero)
        scene.stage.advance(by: 0.5)
        #expect(abs(scene.view.zoomScale - 3) < 1e-9)
    }

    @Test func indicatorsShowWhileTheContentMovesAndThenFade() throws {
        let scene = try Scene()
        let empty = scene.stage.frame()
        scene.view.beginDrag()
        scene.view.drag(by: CGPoint(x: 0, y: -50))
        #expect(!same(scene.stage.frame(), empty))
        scene.view.endDrag(velocity: .zero)
        #expect(!same(scene.stage.frame(), empty))
        scene.stage.advance(by: 2)
        #expect(same(scene.stage.frame(), empty))
    }

    private func same(_ a: CGImage, _ b: CGImage) -> Bool { Array(a.bitmap.bytes) == Array(b.bitmap.bytes) }

    @Test func aScrollViewGoesWhenNobodyHoldsIt() throws {
        var scene: Scene? = try Scene()
        weak let view = scene?.view
        scene?.flick(.zero, velocity: CGPoint(x: 0, y: -1000))
        scene?.view.removeFromSuperview()
        scene?.stage.advance(by: 0.1)
        scene = nil
        #expect(view == nil)
    }
}
