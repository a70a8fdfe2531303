import InterludeStage
import Testing
import UIKit

/// Keyframes.
@MainActor
struct KeyframeAnimationTests {
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func places(_ options: UIView.KeyframeAnimationOptions, _ times: [Double]) throws -> [Double] {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 0, y: 50))
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 200 }
        }
        return try times.map { time in
            scene.advance(time - scene.stage.time)
            return Double(try #require(view.layer.presentation()).position.x)
        }
    }

    @Test func eachHasItsPartOfTheTime() throws {
        let found = try places(linear, [0, 0.125, 0.25, 0.4, 0.5, 0.75, 1])
        for (a, b) in zip(found, [0.0, 50, 100, 100, 100, 150, 200]) { #expect(abs(a - b) < 1e-6) }
    }

    @Test func theWholeIsSlowFastSlow() throws {
        #expect(abs(try places([], [0.5])[0] - 100) < 1e-6)
        #expect(try places([], [0.05])[0] < 10)
    }

    @Test func discreteOnesJump() throws {
        let found = try places(linear.union(.calculationModeDiscrete), [0.1, 0.45, 0.55, 0.99])
        #expect(found == [100, 100, 200, 200])
    }

    @Test func pacedOnesHaveOneSpeed() throws {
        let found = try places(linear.union(.calculationModePaced), [0.25, 0.5, 0.75])
        for (a, b) in zip(found, [50.0, 100, 150]) { #expect(abs(a - b) < 1e-6) }
    }

    @Test func cubicOnesAreSmoothAndPassTheValues() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 0, y: 0))
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear.union(.calculationModeCubic)) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center = CGPoint(x: 100, y: 100)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center = CGPoint(x: 200, y: 0)
            }
        }
        #expect(view.layer.animation(forKey: "position") is CAKeyframeAnimation)
        scene.advance(0.5)
        #expect(view.shown.position == CGPoint(x: 100, y: 100))
        scene.advance(0.01)
        #expect(view.shown.position.y > 99.5)
    }

    @Test func theyBendWhenRetargetedAndComplete() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 50, y: 50))
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
            view.alpha = 0
        } completion: {
            scene.log.append("\($0)")
        }
        scene.advance(0.5)
        #expect(abs(view.shown.opacity - 0.5) < 1e-6)
        let before = view.shown.position.x
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        scene.advance(0)
        #expect(view.shown.position.x == before)
        scene.advance(1)
        #expect(scene.log == ["true"] && view.shown.position.x == 0)
    }
}
