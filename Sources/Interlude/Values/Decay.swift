import UIKit

/// Functions of real numbers that come out the same on every machine.
enum Decay {
    /// e to the power of −x, for x from 0.
    static func exponential(_ x: Double) -> Double {
        guard x > 0 else { return 1 }
        guard x < 700 else { return 0 }
        let whole = x.rounded(.down)
        let rest = x - whole
        // Taylor's series: for a rest below 1 the twentieth member is below the last bit.
        var term = 1.0
        var sum = 1.0
        for n in 1...20 {
            term *= -rest / Double(n)
            sum += term
        }
        var power = 1.0
        var base = 0.36787944117144233
        var n = Int(whole)
        while n > 0 {
            if n & 1 == 1 { power *= base }
            base *= base
            n >>= 1
        }
        return power * sum
    }

    /// The cosine and the sine of an angle in radians.
    static func circle(_ angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
        let turn = CGAffineTransform(rotationAngle: angle)
        return (turn.a, turn.b)
    }
}
