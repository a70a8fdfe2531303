import Testing

@testable import UIKit

/// Movements along one axis.
struct ScrollCurveTests {
    static let surroundings = ScrollSurroundings(range: 0...1000, rate: 2.002, scale: 3, bounces: true)

    @Test func aVelocityDiesAwayByTheSamePartEachMillisecond() {
        let rate = -1000 * Elementary.log(0.998)
        let surroundings = ScrollSurroundings(range: 0...100_000, rate: rate, scale: 1e6, bounces: true)
        let curve = ScrollCurve(from: 0, velocity: 2000, target: nil, surroundings: surroundings)
        for millisecond in 0..<500 {
            let (now, next) = (Double(millisecond) / 1000, Double(millisecond + 1) / 1000)
            #expect(abs(curve.velocity(at: next) / curve.velocity(at: now) - 0.998) < 1e-9)
        }
        // The sum of all that follows.
        #expect(abs(curve.end - 2000 / rate) < 1e-6)
    }

    @Test func contentFollowsAFingerBeyondAnEdgeEverMoreSlowly() {
        let band = RubberBand(extent: 600)
        #expect(band.place(500, in: 0...1000) == 500)
        // (1 − 1/(0.55·x/d + 1))·d for x = 100, d = 600.
        #expect(abs(band.place(-100, in: 0...1000) + (1 - 1 / (0.55 * 100 / 600 + 1)) * 600) < 1e-9)
        #expect(band.place(1e9, in: 0...1000) < 1600)
        for overshoot in stride(from: -500.0, through: 500, by: 37) {
            #expect(abs(band.overshoot(band.stretch(overshoot)) - overshoot) < 1e-9)
        }
    }

    /// Movements under random circumstances are smooth, end where they say, and on a pixel.
    @Test(arguments: 0..<20) func movementsAreSmooth(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
        let bounces = Bool.random(using: &numbers)
        let surroundings = ScrollSurroundings(
            range: 0...(number(0...3000) * 3).rounded() / 3, rate: number(1...12), scale: 3, bounces: bounces)
        let start = bounces ? number(-200...3200) : number(surroundings.range)
        let velocity = number(-6000...6000)
        let target = Bool.random(using: &numbers) ? (number(surroundings.range) * 3).rounded() / 3 : nil
        let curve = ScrollCurve(from: start, velocity: velocity, target: target, surroundings: surroundings)
        #expect(abs(curve.place(at: 0) - start) < 1e-9, "seed \(seed)")
        #expect(curve.place(at: curve.duration) == curve.end)
        #expect(abs(curve.place(at: curve.duration - 1e-9) - curve.end) < 0.2, "seed \(seed)")
        #expect(abs((curve.end * 3).rounded() - curve.end * 3) < 1e-6)
        #expect(surroundings.range.contains(curve.end))
        if let target, surroundings.range.contains(start) { #expect(curve.end == target) }
        var last = start
        for step in 1...2000 {
            let time = curve.duration * Double(step) / 2000
            let place = curve.place(at: time)
            let speed = max(abs(curve.velocity(at: time - curve.duration / 2000)), abs(curve.velocity(at: time)))
            #expect(abs(place - last) <= speed * curve.duration / 2000 * 2 + 0.4, "seed \(seed), \(time) s")
            last = place
            if !bounces { #expect(surroundings.range.contains(place)) }
        }
    }

    @Test func contentBeyondAnEdgeComesBackWithoutSwinging() {
        let curve = ScrollCurve(from: -120, velocity: 0, target: nil, surroundings: Self.surroundings)
        var last = -120.0
        for step in 0..<200 {
            let place = curve.place(at: curve.duration * Double(step) / 200)
            #expect(place >= last - 1e-9 && place <= 0)
            last = place
        }
        #expect(curve.end == 0 && curve.duration < 1.5)
    }
}

/// Random numbers that a seed repeats.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
