import Testing

@testable import QuartzCore

struct InterpolationTests {
    private func randomRotation(_ random: inout SplitMix) -> CATransform3D {
        CATransform3DMakeRotation(
            random.double(in: -3...3), random.double(in: -1...1), random.double(in: -1...1), random.double(in: -1...1))
    }

    private func randomTransform(_ random: inout SplitMix) -> CATransform3D {
        var t = CATransform3DIdentity
        t.m34 = random.double(in: -1...1) / 500
        t = CATransform3DTranslate(
            t, random.double(in: -100...100), random.double(in: -100...100), random.double(in: -100...100))
        t = CATransform3DConcat(randomRotation(&random), t)
        return CATransform3DScale(t, random.double(in: 0.2...3), random.double(in: 0.2...3), random.double(in: 0.2...3))
    }

    @Test(arguments: 0..<50) func inversesUndo(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let t = randomTransform(&random)
        expectEqual(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity, "seed \(seed)")
        expectEqual(CATransform3DInvert(CATransform3DInvert(t)), t, "seed \(seed)")
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test(arguments: 0..<50) func takingApartAndPuttingTogetherChangesNothing(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for scale in [1.0, -1, 0] {
            let shear = CATransform3DConcat(
                CATransform3DMakeScale(scale, 1, 1),
                CATransform3DConcat(randomRotation(&random), randomTransform(&random)))
            expectEqual(TransformParts(shear).matrix, shear, "seed \(seed) scale \(scale)")
            expectEqual(EulerParts(shear).matrix, shear, "seed \(seed) scale \(scale)")
        }
        let plane = CGAffineTransform(
            a: random.double(in: -2...2), b: random.double(in: -2...2), c: random.double(in: -2...2),
            d: random.double(in: -2...2), tx: 3, ty: 4)
        expectEqual(
            CATransform3DMakeAffineTransform(AffineParts(plane).transform), CATransform3DMakeAffineTransform(plane),
            "seed \(seed)")
    }

    @Test(arguments: 0..<30) func endsAreExactAndTheSameValueStays(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (a, b) = (randomTransform(&random), randomTransform(&random))
        #expect(a.mixed(with: b, at: 0) == a && a.mixed(with: b, at: 1) == b)
        let (x, y) = (random.double(in: -9...9), random.double(in: -9...9))
        #expect(x.mixed(with: y, at: 0) == x && x.mixed(with: y, at: 1) == y)
        for step in 0...10 {
            let fraction = Double(step) / 10
            #expect(x.mixed(with: x, at: fraction) == x)
            expectEqual(a.mixed(with: a, at: fraction), a, "seed \(seed)")
            expectEqual(a.mixed(with: b, at: fraction), b.mixed(with: a, at: 1 - fraction), "seed \(seed)")
        }
    }

    @Test(arguments: 0..<30) func rotationsKeepAreasAndTakeTheShorterWay(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (from, to) = (random.double(in: -9...9), random.double(in: -9...9))
        let a = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: from))
        let b = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: to))
        var turn = (to - from).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        for step in 0...10 {
            let fraction = Double(step) / 10
            let t = a.mixed(with: b, at: fraction)
            #expect(abs(CATransform3DGetAffineTransform(t).determinant - 1) < 1e-12)
            expectEqual(t, CATransform3DMakeRotation(from + turn * fraction, 0, 0, 1), "seed \(seed)")
        }
    }

    @Test func halfTurnsGoTheWayTheySay() {
        for angle in [Double.pi, -.pi] {
            let t = CATransform3DIdentity.mixed(with: CATransform3DMakeRotation(angle, 0, 0, 1), at: 0.5)
            expectEqual(t, CATransform3DMakeRotation(angle / 2, 0, 0, 1))
            let flip = CATransform3DIdentity.mixed(with: CATransform3DMakeRotation(angle, 0, 1, 0), at: 0.25)
            expectEqual(flip, CATransform3DMakeRotation(angle / 4, 0, 1, 0))
        }
    }

    @Test(arguments: 0..<30) func rotationsInSpaceTurnAboutOneAxis(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let start = randomRotation(&random)
        let axis = (random.double(in: -1...1), random.double(in: -1...1), random.double(in: -1...1))
        let angle = random.double(in: -3...3)
        let end = CATransform3DConcat(start, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
        for fraction in [0.2, 0.5, 0.9, 1.1] {
            let expected = CATransform3DConcat(
                start, CATransform3DMakeRotation(angle * fraction, axis.0, axis.1, axis.2))
            expectEqual(start.mixed(with: end, at: fraction), expected, "seed \(seed)")
        }
    }

    @Test func aTurnInPerspectiveKeepsThePerspective() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        let end = CATransform3DRotate(eye, .pi, 0, 1, 0)
        for step in 1..<8 {
            let fraction = Double(step) / 8
            expectEqual(eye.mixed(with: end, at: fraction), CATransform3DRotate(eye, .pi * fraction, 0, 1, 0))
        }
    }

    @Test func growingFromNothingOnlyGrows() {
        let nothing = CATransform3DMakeScale(0, 0, 1)
        expectEqual(nothing.mixed(with: CATransform3DIdentity, at: 0.25), CATransform3DMakeScale(0.25, 0.25, 1))
        let turned = CATransform3DMakeRotation(1, 0, 0, 1)
        expectEqual(
            CATransform3DMakeScale(0, 0, 0).mixed(with: CATransform3DMakeScale(2, 2, 2), at: 0.5),
            CATransform3DMakeScale(1, 1, 1))
        let half = CATransform3DScale(turned, 1, 0, 1).mixed(with: turned, at: 0.5)
        expectEqual(half, CATransform3DScale(turned, 1, 0.5, 1))
    }

    @Test func mirroringPassesThroughTheEdgeAndDoesNotTurn() {
        for mirrored in [CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1)] {
            let half = CATransform3DIdentity.mixed(with: mirrored, at: 0.5)
            expectEqual(half, CATransform3DMakeScale((1 + mirrored.m11) / 2, (1 + mirrored.m22) / 2, 1))
            var eye = CATransform3DIdentity
            eye.m34 = -0.002
            let inSpace = eye.mixed(with: CATransform3DConcat(mirrored, eye), at: 0.25)
            let scaled = CATransform3DMakeScale((3 + mirrored.m11) / 4, (3 + mirrored.m22) / 4, 1)
            expectEqual(inSpace, CATransform3DConcat(scaled, eye))
        }
    }

    @Test func coloursChangeByComponent() {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(red.mixed(with: blue, at: 0.5) == CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 0.75))
        let none: CGColor? = nil
        #expect(none.mixed(with: red, at: 0.25) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.25))
        #expect(none.mixed(with: nil, at: 0.5) == nil)
        #expect(Optional(red).mixed(with: nil, at: 1) == nil)
    }

    @Test func listsAndPathsChangeElementByElement() {
        #expect([1.0, 2, 3].mixed(with: [3, 2, 1], at: 0.5) == [2, 2, 2])
        #expect([1.0].mixed(with: [2, 3], at: 0.25) == [1] && [1.0].mixed(with: [2, 3], at: 0.75) == [2, 3])
        let small = PathValue(path: CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
        let large = PathValue(path: CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 8), transform: nil))
        let middle = PathValue(path: CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 5), transform: nil))
        #expect(small.mixed(with: large, at: 0.5) == middle)
        let oval = PathValue(path: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil))
        #expect(small.mixed(with: oval, at: 0.25) == small && small.mixed(with: oval, at: 0.75) == oval)
    }

    @Test func numbersComeInAnyBox() {
        let boxes: [Any] = [
            3, 3.0, Float(3), CGFloat(3), UInt8(3), Int64(3), NSNumber(value: 3), NSNumber(value: 3.0),
        ]
        for box in boxes { #expect(Double(boxed: box) == 3, "\(type(of: box))") }
        #expect(Double(boxed: "3") == nil && Double(boxed: CGPoint.zero) == nil)
        #expect(Double(boxed: true) == 1 && Bool(boxed: 0) == false && Bool(boxed: NSNumber(value: true)) == true)
        #expect((NSNumber(value: 0.5) as Any) as? CGFloat == 0.5)
    }
}
