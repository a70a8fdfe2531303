import InterludeStage
import Testing

/// Display links are called for the frames of the stage that they were made on.
struct DisplayLinkTests {
    final class Watch: NSObject {
        var times: [CFTimeInterval] = []
    }

    static let tick = Selector("tick:") { (watch: Watch, link: CADisplayLink) in watch.times.append(link.timestamp) }

    @Test func aLinkIsCalledForEachFrameUntilItIsInvalidated() throws {
        let stage = try Stage(size: CGSize(width: 10, height: 10))
        let watch = Watch()
        let link = CADisplayLink(target: watch, selector: Self.tick)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.25)
        stage.advance(by: 0.25)
        link.isPaused = true
        stage.advance(by: 0.25)
        link.isPaused = false
        stage.advance(by: 0.25)
        #expect(watch.times == [0.25, 0.5, 1])
        #expect(link.targetTimestamp == 1 + link.duration)
        link.invalidate()
        stage.advance(by: 0.25)
        #expect(watch.times.count == 3)
    }

    @Test func aLinkStaysWithItsStageAndItsRate() throws {
        let stage = try Stage(size: CGSize(width: 10, height: 10))
        let watch = Watch()
        let link = CADisplayLink(target: watch, selector: Self.tick)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
        link.add(to: .main, forMode: .common)
        let other = try Stage(size: CGSize(width: 10, height: 10))
        other.advance(by: 5)
        #expect(watch.times.isEmpty)
        for _ in 0..<8 { stage.advance(by: 0.05) }
        #expect(watch.times.map { ($0 * 100).rounded() } == [5, 15, 25, 35])
        link.invalidate()
    }
}
