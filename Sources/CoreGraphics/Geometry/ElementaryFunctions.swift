/// Sine, cosine, exponential and their relatives, computed with the four operations and square root only.
///
/// A C library picks its implementation by the processor it runs on, and the last bit of a result may differ with it.
/// A frame must be the same bytes on every machine, so whatever reaches a pixel uses these. Errors stay below
/// 2 units in the last place for arguments up to a million.
package enum Elementary {
    private static let halfPiHigh: Double = 0x1.921fb544p+0
    private static let halfPiMiddle: Double = 0x1.0b4611a6p-34
    private static let halfPiLow: Double = 0x1.3198a2e037073p-69
    private static let ln2High: Double = 0x1.62e42feep-1
    private static let ln2Low: Double = 0x1.a39ef35793c76p-33

    /// The sine of an angle in radians.
    package static func sin(_ x: Double) -> Double { sincos(x).sine }

    /// The cosine of an angle in radians.
    package static func cos(_ x: Double) -> Double { sincos(x).cosine }

    /// Both functions of one angle in radians, for the price of little more than one.
    package static func sincos(_ x: Double) -> (sine: Double, cosine: Double) {
        guard x.isFinite else { return (.nan, .nan) }
        let quarter = (x / (.pi / 2)).rounded()
        let r = ((x - quarter * halfPiHigh) - quarter * halfPiMiddle) - quarter * halfPiLow
        let s = taylorSine(r)
        let c = taylorCosine(r)
        switch Int(exactly: quarter.truncatingRemainder(dividingBy: 4)) ?? 0 {
        case 1, -3: return (c, -s)
        case 2, -2: return (-s, -c)
        case 3, -1: return (-c, s)
        default: return (s, c)
        }
    }

    /// The tangent of an angle in radians.
    package static func tan(_ x: Double) -> Double {
        let both = sincos(x)
        return both.sine / both.cosine
    }

    /// e raised to a power.
    package static func exp(_ x: Double) -> Double {
        guard x.isFinite else { return x == -.infinity ? 0 : x }
        guard x < 709.8 else { return .infinity }
        guard x > -745.2 else { return 0 }
        let k = (x / 0x1.62e42fefa39efp-1).rounded()
        let r = (x - k * ln2High) - k * ln2Low
        var sum = 1.0
        var n = 14.0
        while n >= 1 {
            sum = 1 + sum * r / n
            n -= 1
        }
        // In two steps, so that results below the least normal number come out right.
        let half = (k / 2).rounded(.towardZero)
        return sum * power2(Int(half)) * power2(Int(k - half))
    }

    /// The natural logarithm.
    package static func log(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x == 0 ? -.infinity : (x == .infinity ? x : .nan) }
        var mantissa = x.significand
        var exponent = Double(x.exponent)
        if mantissa > 0x1.6a09e667f3bcdp+0 {
            mantissa /= 2
            exponent += 1
        }
        let s = (mantissa - 1) / (mantissa + 1)
        let s2 = s * s
        var sum = 0.0
        var n = 25.0
        while n >= 3 {
            sum = s2 * (1 / n + sum)
            n -= 2
        }
        return exponent * ln2High + (exponent * ln2Low + 2 * s * (1 + sum))
    }

    /// A positive base raised to a power; zero stays zero.
    package static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 { return 1 }
        return base == 0 ? 0 : exp(exponent * log(base))
    }

    /// The angle, in radians between −π and π, of the point (x, y).
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        if x == 0 && y == 0 { return x.sign == .minus ? (y.sign == .minus ? -.pi : .pi) : y }
        let (ax, ay) = (abs(x), abs(y))
        let steep = ay > ax
        var angle = atanUnit(steep ? ax / ay : ay / ax)
        if steep { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y.sign == .minus ? -angle : angle
    }

    /// The angle in radians, between 0 and π, that has a cosine.
    package static func acos(_ x: Double) -> Double { atan2(((1 - x) * (1 + x)).squareRoot(), x) }

    /// The arc tangent of a number between 0 and 1.
    private static func atanUnit(_ x: Double) -> Double {
        // Halving the angle twice brings the series' argument below 0.2.
        let once = x / (1 + (1 + x * x).squareRoot())
        let t = once / (1 + (1 + once * once).squareRoot())
        let t2 = t * t
        var sum = 0.0
        var n = 27.0
        while n >= 1 {
            sum = 1 / n - t2 * sum
            n -= 2
        }
        return 4 * t * sum
    }

    private static func taylorSine(_ r: Double) -> Double {
        let r2 = r * r
        var sum = 1.0
        var n = 18.0
        while n >= 2 {
            sum = 1 - sum * r2 / (n * (n + 1))
            n -= 2
        }
        return r * sum
    }

    private static func taylorCosine(_ r: Double) -> Double {
        let r2 = r * r
        var sum = 1.0
        var n = 19.0
        while n >= 1 {
            sum = 1 - sum * r2 / (n * (n + 1))
            n -= 2
        }
        return sum
    }

    private static func power2(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
}
