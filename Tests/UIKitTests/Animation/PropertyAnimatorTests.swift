import InterludeStage
import Testing

@testable import UIKit

/// Animators: their states, and where views are at which time.
@MainActor
struct PropertyAnimatorTests {
    /// An animator of one view's x from 0 to 100 in a second.
    @MainActor private struct Ride {
        let scene: AnimationScene
        let view: UIView
        let animator: UIViewPropertyAnimator
        var x: Double {
            get {
                scene.advance(0)
                return Double(view.shown.position.x)
            }
        }
    }

    private func ride(_ parameters: any UITimingCurveProvider) throws -> Ride {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 0, y: 50))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center.x = 100 }
        animator.addCompletion { scene.log.append("\($0)") }
        return Ride(scene: scene, view: view, animator: animator)
    }

    private func ride(_ curve: UIView.AnimationCurve = .linear) throws -> Ride {
        try ride(UICubicTimingParameters(animationCurve: curve))
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-4 }

    /// State, whether it runs, fraction and completions after each call.
    @Test func goesThroughItsStates() throws {
        let ride = try ride()
        let animator = ride.animator
        func expect(
            _ state: UIViewAnimatingState, _ isRunning: Bool, _ fraction: Double, _ log: [String] = [],
            _ location: SourceLocation = #_sourceLocation
        ) {
            #expect(animator.state == state, sourceLocation: location)
            #expect(animator.isRunning == isRunning, sourceLocation: location)
            #expect(isNear(Double(animator.fractionComplete), fraction), sourceLocation: location)
            #expect(ride.scene.log == log, sourceLocation: location)
        }
        expect(.inactive, false, 0)
        animator.pauseAnimation()
        expect(.active, false, 0)
        animator.startAnimation()
        expect(.active, true, 0)
        ride.scene.advance(0.25)
        expect(.active, true, 0.25)
        animator.pauseAnimation()
        ride.scene.advance(5)
        expect(.active, false, 0.25)
        animator.fractionComplete = 0.5
        expect(.active, false, 0.5)
        animator.startAnimation()
        ride.scene.advance(0.25)
        expect(.active, true, 0.75)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(isNear(ride.x, 75) && isNear(Double(ride.view.center.x), 75))
        animator.finishAnimation(at: .end)
        expect(.inactive, false, 0, ["end"])
        #expect(ride.x == 100 && ride.view.center.x == 100)
    }

    @Test func completesOnceAtItsEnd() throws {
        let ride = try ride(.easeIn)
        ride.animator.startAnimation()
        #expect(ride.view.layer.animation(forKey: "position") != nil)
        ride.scene.advance(0.5)
        #expect(isNear(ride.x, 31.53568126))
        ride.scene.advance(0.5)
        #expect(ride.scene.log == ["end"])
        #expect(ride.animator.state == .inactive && ride.view.layer.animationKeys() == nil)
        ride.scene.advance(5)
        #expect(ride.scene.log.count == 1)
    }

    @Test func stoppedViewsGoWhereTheyAreToldTo() throws {
        for (position, x) in [(UIViewAnimatingPosition.start, 0.0), (.current, 30), (.end, 100)] {
            let ride = try ride()
            ride.view.backgroundColor = .red
            ride.animator.addAnimations { ride.view.backgroundColor = .blue }
            ride.animator.startAnimation()
            ride.scene.advance(0.3)
            ride.animator.stopAnimation(false)
            #expect(isNear(ride.x, 30))
            ride.animator.finishAnimation(at: position)
            #expect(isNear(ride.x, x) && isNear(Double(ride.view.center.x), x))
            #expect(ride.scene.log == ["\(position)"])
            if position != .current {
                #expect(ride.view.backgroundColor == (position == .start ? .red : .blue))
            }
        }
        let ride = try ride()
        ride.animator.startAnimation()
        ride.scene.advance(0.3)
        ride.animator.stopAnimation(true)
        #expect(ride.animator.state == .inactive && ride.scene.log.isEmpty && isNear(ride.x, 30))
    }

    @Test func turnsRoundWithoutAJumpAndEndsWhereItBegan() throws {
        for curve in [UIView.AnimationCurve.linear, .easeIn, .easeInOut] {
            let ride = try ride(curve)
            ride.animator.startAnimation()
            ride.scene.advance(0.6)
            let before = ride.x
            ride.animator.isReversed = true
            #expect(ride.x == before)
            #expect(isNear(Double(ride.animator.fractionComplete), 0.4))
            // Frames of times to come are those that come, past the end too.
            let (later, ended) = (
                ride.scene.stage.frame(at: ride.scene.stage.time + 0.3),
                ride.scene.stage.frame(at: ride.scene.stage.time + 3)
            )
            ride.scene.advance(0.3)
            #expect(ride.scene.stage.frame().bitmap.bytes.elementsEqual(later.bitmap.bytes))
            #expect(ride.view.center.x == 100 && ride.scene.log.isEmpty)
            ride.scene.advance(0.3)
            #expect(ride.scene.log == ["start"] && ride.view.center.x == 0 && ride.x == 0)
            #expect(ride.scene.stage.frame().bitmap.bytes.elementsEqual(ended.bitmap.bytes))
        }
    }

    @Test func followsAFingerEvenlyWhateverThePace() throws {
        let ride = try ride(.easeIn)
        ride.animator.startAnimation()
        ride.scene.advance(0.5)
        ride.animator.pauseAnimation()
        #expect(isNear(Double(ride.animator.fractionComplete), 0.3153568126))
        for fraction in [0.8, 0.1, 0.5] {
            ride.animator.fractionComplete = CGFloat(fraction)
            #expect(isNear(ride.x, fraction * 100))
        }
        // Let go, it goes on where its pace has come so far.
        ride.animator.fractionComplete = 0.3153568126
        ride.animator.startAnimation()
        #expect(isNear(ride.x, 31.53568126))
        ride.scene.advance(0.5001)
        #expect(ride.scene.log == ["end"])
    }

    @Test func followsThePaceWhereItDoesNotScrubEvenly() throws {
        let ride = try ride(.easeIn)
        ride.animator.scrubsLinearly = false
        ride.animator.fractionComplete = 0.5
        #expect(ride.animator.state == .active && isNear(ride.x, 31.53568126))
        #expect(ride.animator.fractionComplete == 0.5)
    }

    @Test func goesOnAtAnotherPace() throws {
        let ride = try ride()
        ride.animator.startAnimation()
        ride.scene.advance(0.4)
        ride.animator.pauseAnimation()
        ride.animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        #expect(isNear(ride.x, 40))
        ride.scene.advance(1)
        #expect(isNear(ride.x, 40 + 60 * 0.3153568126))
        ride.scene.advance(1)
        #expect(ride.scene.log == ["end"] && ride.x == 100)
    }

    @Test func goesOnBackwardsInTheTimeThatIsLeft() throws {
        let ride = try ride()
        ride.animator.fractionComplete = 0.4
        ride.animator.isReversed = true
        #expect(isNear(Double(ride.animator.fractionComplete), 0.6) && isNear(ride.x, 40))
        ride.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        ride.scene.advance(0.2)
        #expect(isNear(ride.x, 20))
        ride.scene.advance(0.2)
        #expect(ride.scene.log == ["start"] && ride.x == 0)
    }

    @Test func pausesAtItsEndWhereThatIsWanted() throws {
        let ride = try ride()
        ride.animator.pausesOnCompletion = true
        ride.animator.startAnimation()
        ride.scene.advance(2)
        #expect(ride.animator.state == .active && !ride.animator.isRunning && ride.scene.log.isEmpty)
        #expect(ride.animator.fractionComplete == 1 && ride.x == 100)
        ride.animator.isReversed = true
        ride.animator.startAnimation()
        ride.scene.advance(0.5)
        #expect(isNear(ride.x, 50))
        ride.scene.advance(1)
        #expect(ride.x == 0 && ride.animator.state == .active && ride.view.center.x == 100)
        ride.animator.pausesOnCompletion = false
        ride.animator.isReversed = false
        ride.animator.startAnimation()
        ride.scene.advance(1)
        #expect(ride.scene.log == ["end"] && ride.x == 100)
    }

    @Test func laterChangesTakeAPartOfTheTime() throws {
        let ride = try ride()
        ride.animator.addAnimations({ ride.view.alpha = 0 }, delayFactor: 0.5)
        ride.animator.startAnimation()
        for (time, opacity) in [(0.25, 1.0), (0.25, 1), (0.25, 0.5), (0.25, 0)] {
            ride.scene.advance(time)
            #expect(isNear(Double(ride.view.shown.opacity), opacity))
        }
        #expect(ride.scene.log == ["end"])
        let second = try self.ride()
        second.animator.startAnimation()
        second.scene.advance(0.5)
        second.animator.addAnimations({ second.view.alpha = 0 }, delayFactor: 0.5)
        for (time, opacity) in [(0.25, 1.0), (0.125, 0.5), (0.125, 0)] {
            second.scene.advance(time)
            #expect(isNear(Double(second.view.shown.opacity), opacity))
        }
        #expect(second.scene.log == ["end"])
    }

    @Test func keyframesAndInnerBlocksGoAlong() throws {
        let ride = try ride()
        ride.animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ride.view.center.y = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ride.view.center.y = 50 }
            }
            UIView.animate(withDuration: 0.1) {
                ride.view.alpha = 0
            } completion: {
                ride.scene.log.append("inner \($0)")
            }
        }
        ride.animator.fractionComplete = 0.25
        #expect(isNear(ride.x, 25))
        #expect(isNear(Double(ride.view.shown.position.y), 100))
        #expect(isNear(Double(ride.view.shown.opacity), 0.75))
        ride.animator.startAnimation()
        ride.scene.advance(0.75)
        #expect(ride.scene.log == ["inner true", "end"])
    }

    @Test func waitsBeforeItStarts() throws {
        let ride = try ride()
        ride.animator.startAnimation(afterDelay: 0.5)
        #expect(ride.animator.delay == 0.5 && ride.animator.state == .active)
        ride.scene.advance(0.5)
        #expect(ride.x == 0 && ride.animator.fractionComplete == 0)
        ride.scene.advance(0.5)
        #expect(isNear(ride.x, 50))
        ride.scene.advance(0.5)
        #expect(ride.scene.log == ["end"])
    }

    @Test func withNothingToAnimateItEndsAtOnce() throws {
        let scene = try AnimationScene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { UIView().alpha = 0 }
        animator.addCompletion { scene.log.append("\($0)") }
        animator.startAnimation()
        #expect(scene.log == ["end"] && animator.state == .inactive)
    }

    @Test func viewsThatLeaveEndIt() throws {
        let ride = try ride()
        ride.animator.startAnimation()
        ride.scene.advance(0.5)
        ride.view.removeFromSuperview()
        ride.scene.advance(0)
        #expect(ride.scene.log == ["end"] && ride.animator.state == .inactive)
    }

    @Test func springsHaveTheirVelocitiesAlongEachAxis() throws {
        let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 4, dy: -4))
        let ride = try ride(parameters)
        ride.animator.addAnimations { ride.view.center.y = 150 }
        ride.animator.startAnimation()
        ride.scene.advance(0.02)
        #expect(ride.x > 5 && ride.view.shown.position.y < 50)
        #expect(ride.view.layer.animationKeys()?.contains("position") == true)
        ride.scene.advance(1)
        #expect(ride.view.shown.position == CGPoint(x: 100, y: 150) && ride.scene.log == ["end"])
    }

    @Test func timingParametersSayWhatTheyAre() throws {
        #expect(UISpringTimingParameters(dampingRatio: 1).timingCurveType == .spring)
        #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
        let animator = UIViewPropertyAnimator(
            duration: 9,
            timingParameters: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
        #expect(isNear(animator.duration, 1.4727))
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: {})
        #expect(running.state == .inactive)
    }

    /// Whatever is done to it: nothing jumps but by `fractionComplete`, and it ends at one of its ends.
    @Test(arguments: 0..<60) func nothingJumps(seed: UInt64) throws {
        var random = SeededNumbers(seed)
        let curves: [any UITimingCurveProvider] = [
            UICubicTimingParameters(animationCurve: .easeInOut), UICubicTimingParameters(animationCurve: .easeIn),
            UISpringTimingParameters(dampingRatio: 0.6), UISpringTimingParameters(dampingRatio: 1),
        ]
        let ride = try ride(curves[Int.random(in: 0..<4, using: &random)])
        let (animator, view) = (ride.animator, ride.view)
        animator.addAnimations({ view.center.y = 250 }, delayFactor: .random(in: 0..<0.5, using: &random))
        animator.addAnimations {
            view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
            view.backgroundColor = .red
        }
        animator.startAnimation()
        ride.scene.advance(0.1)
        for step in 0..<12 where animator.state == .active {
            ride.scene.advance(.random(in: 0...0.15, using: &random))
            guard animator.state == .active else { break }
            let before = (view.shown.position, view.shown.transform.m11, view.shown.backgroundColor?.red ?? 0)
            var moves = false
            switch Int.random(in: 0..<6, using: &random) {
            case 0: animator.pauseAnimation()
            case 1: animator.startAnimation()
            case 2: animator.isReversed.toggle()
            case 3 where !animator.isRunning:
                animator.continueAnimation(
                    withTimingParameters: curves[Int.random(in: 0..<4, using: &random)],
                    durationFactor: .random(in: 0...1, using: &random))
            case 4 where !animator.isRunning:
                animator.fractionComplete = .random(in: 0...1, using: &random)
                moves = true
            default: break
            }
            guard animator.state == .active else { break }
            ride.scene.advance(0)
            let after = (view.shown.position, view.shown.transform.m11, view.shown.backgroundColor?.red ?? 0)
            guard !moves else { continue }
            #expect(abs(after.0.x - before.0.x) < 1e-4, "seed \(seed), step \(step)")
            #expect(abs(after.0.y - before.0.y) < 1e-4, "seed \(seed), step \(step)")
            #expect(abs(after.1 - before.1) < 1e-4, "seed \(seed), step \(step)")
            #expect(abs(after.2 - before.2) < 1e-4, "seed \(seed), step \(step)")
        }
        if animator.state == .active {
            animator.startAnimation()
            ride.scene.advance(5)
        }
        #expect(animator.state == .inactive && view.layer.animationKeys() == nil, "seed \(seed)")
        let end = ride.scene.log.last
        let place = end == "start" ? CGPoint(x: 0, y: 50) : CGPoint(x: 100, y: 250)
        #expect(view.shown.position == place, "seed \(seed)")
    }
}
