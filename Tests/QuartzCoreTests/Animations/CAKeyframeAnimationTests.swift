import Testing

@testable import QuartzCore

struct CAKeyframeAnimationTests {
    /// What an animation of a second makes of the corner radius at some times.
    private func radii(_ animation: CAKeyframeAnimation, _ times: [Double]) -> [CGFloat] {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        animation.keyPath = "cornerRadius"
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        return times.map { display.tree(at: $0).sublayers[0].style.cornerRadius }
    }

    private func keyframes(_ values: [Any], _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation()
        animation.values = values
        animation.calculationMode = mode
        return animation
    }

    @Test func linearKeysAreReachedAtTheirTimes() {
        let animation = keyframes([0, 8, 4], .linear)
        #expect(radii(animation, [0, 0.25, 0.5, 0.75, 1]) == [0, 4, 8, 6, 4])
        animation.keyTimes = [0, 0.25, 1]
        #expect(radii(animation, [0.125, 0.25, 0.625]) == [4, 8, 6])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let eased: CGFloat = 8 * CAMediaTimingFunction(name: .easeIn).evaluate(0.5)
        #expect(radii(animation, [0.125, 0.625]) == [eased, 6])
    }

    @Test func discreteKeysHoldUntilTheNext() {
        let animation = keyframes([1, 2, 3], .discrete)
        #expect(radii(animation, [0, 0.3, 0.34, 0.6, 0.7, 1]) == [1, 1, 2, 2, 3, 3])
        animation.keyTimes = [0, 0.5, 0.75, 1]
        #expect(radii(animation, [0.4, 0.5, 0.74, 0.75]) == [1, 2, 2, 3])
    }

    @Test func pacedKeysAreReachedAtAnEvenSpeed() {
        let animation = keyframes([0, 9, 6], .paced)
        animation.keyTimes = [0, 0.1, 1]
        #expect(radii(animation, [0.25, 0.5, 0.75, 1]) == [3, 6, 9, 6])
        #expect(radii(keyframes([5, 5], .paced), [0.5]) == [5])
    }

    @Test(arguments: 0..<30) func cubicKeysLieOnTheCurve(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let values = (0..<5).map { _ in random.double(in: 1...9) }
        let animation = keyframes(values, .cubic)
        animation.tensionValues = (0..<5).map { _ in NSNumber(value: random.double(in: -1...1)) }
        animation.continuityValues = (0..<5).map { _ in NSNumber(value: random.double(in: -1...1)) }
        animation.biasValues = (0..<5).map { _ in NSNumber(value: random.double(in: -1...1)) }
        let times: [Double] = [0, random.double(in: 0.1...0.3), 0.5, random.double(in: 0.6...0.9), 1]
        animation.keyTimes = times.map { NSNumber(value: $0) }
        for (shown, value) in zip(radii(animation, times), values) {
            #expect(abs(Double(shown) - value) < 1e-9, "seed \(seed)")
        }
    }

    @Test func cubicKeysAreCatmullAndRomsSpline() {
        // Between the second and the third of four, half way: (−a + 9b + 9c − d) / 16.
        let shown = radii(keyframes([1, 4, 8, 2], .cubic), [0.5])
        #expect(abs(shown[0] - (-1 + 36 + 72 - 2) / 16) < 1e-12)
        // Two keys are a straight line; full tension stops at each key.
        #expect(radii(keyframes([1, 3], .cubic), [0.25]) == [1.5])
        let tight = keyframes([0, 8, 0], .cubic)
        tight.tensionValues = [1, 1, 1]
        #expect(radii(tight, [0.125]) == [8 * 0.15625])
    }

    @Test func cubicPacedKeepsItsSpeed() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 40), CGPoint(x: 100, y: 0), CGPoint(x: 101, y: 90)]
        animation.calculationMode = .cubicPaced
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        let points = (0..<200).map { step -> CGPoint in
            let t = display.tree(at: Double(step) / 200).sublayers[0].transform
            return CGPoint(x: t.m41, y: t.m42)
        }
        let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
        let mean = steps.reduce(0, +) / Double(steps.count)
        #expect(steps.allSatisfy { abs($0 / mean - 1) < 0.02 })
    }

    @Test func aPathIsFollowedAndTurnedWith() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 50))
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.rotationMode = .rotateAuto
        animation.duration = 1
        layer.add(animation, forKey: "way")
        CATransaction.flush()
        expectEqual(display.tree(at: 0.25).sublayers[0].transform, CATransform3DMakeTranslation(50, 0, 0))
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(100, 25, 0), .pi / 2, 0, 0, 1)
        expectEqual(display.tree(at: 0.75).sublayers[0].transform, turned)

        animation.calculationMode = .paced
        animation.rotationMode = .rotateAutoReverse
        layer.add(animation, forKey: "way")
        CATransaction.flush()
        let back = CATransform3DRotate(CATransform3DMakeTranslation(75, 0, 0), .pi, 0, 0, 1)
        expectEqual(display.tree(at: 0.5).sublayers[0].transform, back)
    }

    @Test(arguments: [CAAnimationCalculationMode.linear, .paced])
    func aRoundTripEndsAsItBegan(mode: CAAnimationCalculationMode) {
        // The path ends with a line from its last point to its first, which is the same.
        let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.calculationMode, animation.rotationMode) = (path, mode, .rotateAuto)
        (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        for (time, turns) in [(0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1, 0)] {
            let angle = CGFloat(2 * Double.pi * turns)
            let (sine, cosine) = Elementary.sincos(Double(angle))
            let place = CATransform3DMakeTranslation(CGFloat(10 * cosine), CGFloat(10 * sine), 0)
            expectEqual(
                display.tree(at: time).sublayers[0].transform, CATransform3DRotate(place, angle + .pi / 2, 0, 0, 1))
        }
    }

    @Test func strangeKeysDoNotTrap() {
        for values in [[], [1], ["text"], [1, "text"]] as [[Any]] {
            for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
                let animation = keyframes(values, mode)
                for times in [nil, [], [0.5], [1, 0], [NSNumber(value: Double.nan), 1], [0, 0]] as [[NSNumber]?] {
                    animation.keyTimes = times
                    let shown = radii(animation, [0, 0.5, 1])
                    #expect(shown == (values.count == 1 && values.first is Int ? [1, 1, 1] : [0, 0, 0]))
                }
            }
        }
        let empty = CAKeyframeAnimation()
        empty.path = CGMutablePath()
        #expect(radii(empty, [0.5]) == [0])
    }
}
