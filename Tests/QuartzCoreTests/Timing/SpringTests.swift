import Testing

@testable import QuartzCore

struct SpringTests {
    /// The stiffness that UIKit was seen to choose. Its own search stops a few parts in a hundred million away from the
    /// root.
    @Test(arguments: [
        (0.35, 1.0, 0.0, 286.40942818911714), (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
        (1, 1, 0, 85.25592900599884), (1, 1, 1, 83.13803615388531), (0.5, 1, 1, 152.86841381792456),
    ])
    func springsOfADurationAreThoseOfUIKit(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
        let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
        #expect(abs(spring.damping - 2 * ratio * spring.stiffness.squareRoot()) < 1e-12)
    }

    @Test(arguments: [(0.15, 130.98), (0.30, 159.39), (0.45, 151.06), (0.60, 149.06), (0.80, 150.00)])
    func aViewMovesAsItWasSeenTo(time: Double, center: Double) {
        let spring = Spring(dampingRatio: 0.6, duration: 0.8, initialVelocity: 0)
        #expect(abs(50 + 100 * spring.position(at: time) - center) < 0.2)
    }

    @Test(arguments: 0..<20) func theMotionObeysItsEquation(seed: UInt64) {
        // Against Runge and Kutta's method in small steps: under-damped, critical and overdamped.
        var random = SplitMix(seed: seed)
        let mass = random.double(in: 0.5...3)
        let stiffness = random.double(in: 20...400)
        let critical = 2 * (mass * stiffness).squareRoot()
        let ratio: Double = [random.double(in: 0.05...0.95), 1, 1 + 1e-9, 1 - 1e-9, random.double(in: 1.05...3)][
            Int(seed % 5)]
        let velocity = random.double(in: -10...10)
        let spring = Spring(mass: mass, stiffness: stiffness, damping: critical * ratio, initialVelocity: velocity)
        func acceleration(_ x: Double, _ v: Double) -> Double { ((1 - x) * stiffness - v * critical * ratio) / mass }
        var (x, v) = (0.0, velocity)
        let h = 1.0 / 4096
        for step in 1...4096 {
            let (x1, v1) = (v, acceleration(x, v))
            let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
            let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
            let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            if step % 512 == 0 {
                #expect(abs(spring.position(at: Double(step) * h) - x) < 1e-8, "seed \(seed)")
            }
        }
    }

    @Test func theThreeFormsAreTheClosedOnes() {
        let under = Spring(mass: 2, stiffness: 50, damping: 4, initialVelocity: 3)
        let over = Spring(mass: 1, stiffness: 100, damping: 29, initialVelocity: -1)
        let critical = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 2)
        for step in 1...40 {
            let t = Double(step) / 20
            let w = 24.0.squareRoot()
            let a = 1 - Elementary.exp(-t) * (Elementary.cos(w * t) - 2 * Elementary.sin(w * t) / w)
            #expect(abs(under.position(at: t) - a) < 1e-9)
            let (r1, r2) = (4.0, 25.0)
            let (c1, c2) = ((r2 + 1) / (r2 - r1), -(r1 + 1) / (r2 - r1))
            let b = 1 - c1 * Elementary.exp(-r1 * t) - c2 * Elementary.exp(-r2 * t)
            #expect(abs(over.position(at: t) - b) < 1e-9)
            #expect(abs(critical.position(at: t) - 1 + Elementary.exp(-10 * t) * (1 + 8 * t)) < 1e-9)
        }
    }

    @Test func settlingIsWhenTheBoundIsAThousandth() {
        let animation = CASpringAnimation(keyPath: "position")
        animation.damping = 5
        #expect(abs(animation.settlingDuration - 2.8549) < 1e-3)
        animation.damping = 15
        #expect((1.0...1.05).contains(animation.settlingDuration))
        animation.damping = 10
        let bound = (5.0 / 75.0.squareRoot() + 1) * 1000
        #expect(abs(animation.settlingDuration - Elementary.log(bound) / 5) < 1e-12)
        animation.damping = 20
        #expect(abs(animation.settlingDuration * 10 - 9.23341) < 1e-4)
        animation.damping = 0
        #expect(animation.settlingDuration == .infinity)
    }

    @Test(arguments: 0..<40) func nothingMovesAfterSettling(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let spring = Spring(
            mass: random.double(in: 0.5...3), stiffness: random.double(in: 20...400),
            damping: random.double(in: 1...120), initialVelocity: random.double(in: -20...20))
        let end = spring.settlingTime
        #expect(end.isFinite && end > 0)
        for step in 0..<50 {
            let rest = 1 - spring.position(at: end * (1 + Double(step) / 20))
            #expect(abs(rest) <= 0.001_000_1, "seed \(seed)")
        }
    }

    @Test func perceptualSpringsHaveTheDocumentedConstants() {
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(bouncy.mass == 1)
        #expect(abs(Double(bouncy.stiffness) - 16 * .pi * .pi) < 1e-9)
        #expect(abs(Double(bouncy.damping) - 2 * 0.8 * 4 * .pi) < 1e-9)
        #expect(abs(bouncy.bounce - 0.2) < 1e-9 && abs(bouncy.perceptualDuration - 0.5) < 1e-9)
        let flat = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(abs(Double(flat.damping) - 2 * 2 * 4 * .pi) < 1e-9)
        #expect(abs(flat.bounce + 0.5) < 1e-9)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e300])
    func strangeNumbersGiveNumbers(strange: Double) {
        for spring in [
            Spring(mass: strange), Spring(stiffness: strange), Spring(damping: strange),
            Spring(initialVelocity: strange),
            Spring(dampingRatio: strange, duration: 1, initialVelocity: 0),
            Spring(dampingRatio: 1, duration: strange, initialVelocity: 0),
            Spring(perceptualDuration: strange, bounce: 0), Spring(perceptualDuration: 1, bounce: strange),
        ] {
            for time in [0, 0.1, 5, 1e9] { #expect(spring.position(at: time).isFinite) }
            #expect(!spring.settlingTime.isNaN)
        }
    }
}
