import Testing

@testable import QuartzCore

struct CABasicAnimationTests {
    /// The values at the ends, with a property that is 10 without the animation.
    @Test(
        arguments: [
            (2, 5, nil, 2, 5), (2, nil, 5, 2, 7), (nil, 5, 2, 3, 5), (2, nil, nil, 2, 10), (nil, 5, nil, 10, 5),
            (nil, nil, 5, 10, 15), (2, 5, 99, 2, 5),
        ] as [(Int?, Int?, Int?, CGFloat, CGFloat)])
    func endsFollowTheTable(from: Int?, to: Int?, by: Int?, first: CGFloat, last: CGFloat) {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 10
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        let shown = [0, 0.5, 1].map { display.tree(at: $0).sublayers[0].style.cornerRadius }
        #expect(shown == [first, (first + last) / 2, last])
    }

    @Test(arguments: [true, false])
    func withoutValuesItGoesFromWhatWasShownBefore(isAddedFirst: Bool) {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 4
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.duration = 1
        CATransaction.setDisableActions(true)
        if isAddedFirst { layer.add(animation, forKey: nil) }
        layer.cornerRadius = 8
        if !isAddedFirst { layer.add(animation, forKey: nil) }
        CATransaction.flush()
        #expect([0, 0.5, 1].map { display.tree(at: $0).sublayers[0].style.cornerRadius } == [4, 6, 8])
    }

    @Test func additiveAnimationsAddUp() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 100, y: 100)
        for (from, to) in [(-20.0, 0.0), (-60, 0), (5, 5)] {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            animation.isAdditive = true
            layer.add(animation, forKey: nil)
        }
        CATransaction.flush()
        #expect([0, 0.5, 1].map { display.tree(at: $0).sublayers[0].transform.m41 } == [25, 65, 100])
    }

    @Test func cumulativeCyclesBeginWhereTheLastOneEnded() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 1)
        animation.isCumulative = true
        animation.repeatCount = 3
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        #expect([0.5, 1.5, 2.75].map { display.tree(at: $0).sublayers[0].style.cornerRadius } == [4, 12, 22])
    }

    @Test func partsOfOneTransformCombine() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let values: [(String, Double, Double)] = [
            ("transform.rotation.z", 0, 1), ("transform.scale", 1, 3), ("transform.translation.y", 0, 40),
        ]
        for (keyPath, from, to) in values {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: keyPath)
        }
        CATransaction.flush()
        var expected = CATransform3DMakeTranslation(0, 20, 0)
        expected = CATransform3DScale(CATransform3DRotate(expected, 0.5, 0, 0, 1), 2, 2, 2)
        expectEqual(display.tree(at: 0.5).sublayers[0].transform, expected)
    }

    @Test func aWholeTurnAboutTwoAxesIsAWholeTurn() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        for axis in ["x", "y"] {
            let animation = CABasicAnimation(keyPath: "transform.rotation.\(axis)")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 1)
            layer.add(animation, forKey: axis)
        }
        CATransaction.flush()
        for step in 0..<20 {
            let angle = Double(step) / 20 * 2 * .pi
            let expected = CATransform3DConcat(
                CATransform3DMakeRotation(angle, 1, 0, 0), CATransform3DMakeRotation(angle, 0, 1, 0))
            expectEqual(display.tree(at: Double(step) / 20).sublayers[0].transform, expected)
        }
    }

    @Test func anAnimationThatFitsNothingChangesNothing() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        for (keyPath, value) in [("opacity", "text" as Any), ("bounds", 3), ("nonsense.at.all", 4), ("", 5)] {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
            layer.add(animation, forKey: nil)
        }
        layer.add(CABasicAnimation(), forKey: nil)
        CATransaction.flush()
        #expect(display.tree(at: 0.5).sublayers[0].style.opacity == 1)
        display.advance(by: 2)
        #expect(layer.animationCount == 0)
    }
}

/// Expects two transforms to have the same entries up to rounding.
func expectEqual(
    _ a: CATransform3D, _ b: CATransform3D, within limit: Double = 1e-9, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let difference = a.entries(minus: b).map { abs($0) }.max() ?? 0
    #expect(difference <= limit, comment ?? "\(a)\nis not\n\(b)", sourceLocation: sourceLocation)
}

extension CATransform3D {
    /// The differences of all entries.
    func entries(minus b: CATransform3D) -> [Double] {
        [
            m11 - b.m11, m12 - b.m12, m13 - b.m13, m14 - b.m14, m21 - b.m21, m22 - b.m22, m23 - b.m23, m24 - b.m24,
            m31 - b.m31, m32 - b.m32, m33 - b.m33, m34 - b.m34, m41 - b.m41, m42 - b.m42, m43 - b.m43, m44 - b.m44,
        ]
    }
}
