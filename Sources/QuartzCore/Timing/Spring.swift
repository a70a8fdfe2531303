/// A damped spring: a mass that is pulled to 1 from 0.
///
/// The motion is x(t) = 1 − e^(−βt) · (C(t) + (β − v) · S(t)) with β = damping / 2m. Below the critical damping C and S are
/// cos ωt and sin ωt / ω, at it 1 and t, above it the hyperbolic functions in their place.
package struct Spring: Hashable, Sendable {
    /// The mass, above 0.
    package let mass: Double
    /// The pull at a distance of 1.
    package let stiffness: Double
    /// The resistance at a speed of 1.
    package let damping: Double
    /// The speed at the beginning, in distances a second; towards the end if above 0.
    package let initialVelocity: Double

    /// Makes a spring. Numbers that no spring has are replaced by the nearest ones that one has.
    package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
        self.mass = mass.isFinite ? max(mass, 1e-9) : 1
        self.stiffness = stiffness.isFinite ? max(stiffness, 0) : 100
        self.damping = damping.isFinite ? max(damping, 0) : 10
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// How fast the motion dies away: β, in 1/s.
    var decay: Double { damping / (2 * mass) }

    /// Of ω₀² − β² the root, in radians a second, and whether the difference is negative: the spring overdamped.
    var frequency: (value: Double, isOverdamped: Bool) {
        let square: Double = stiffness / mass - decay * decay
        return (abs(square).squareRoot(), square < 0)
    }

    /// Where the mass is at a time in seconds, 0 at the beginning and 1 at rest. It may lie beyond 1.
    package func position(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = decay
        let (frequency, isOverdamped) = frequency
        let pull: Double = decay - initialVelocity
        let rest: Double
        if isOverdamped {
            let (even, odd) = hyperbolic(frequency, decay, time)
            rest = even + pull * odd
        } else {
            let angle: Double = frequency * time
            let (sine, cosine) = Elementary.sincos(angle)
            let odd = angle > 1e-8 ? sine / frequency : time
            rest = Elementary.exp(-decay * time) * (cosine + pull * odd)
        }
        return rest.isFinite ? 1 - rest : 1
    }

    /// e^(−βt) · cosh δt and e^(−βt) · sinh δt / δ, without the overflow in between.
    private func hyperbolic(_ frequency: Double, _ decay: Double, _ time: Double) -> (even: Double, odd: Double) {
        let slow = Elementary.exp((frequency - decay) * time)
        let fast = Elementary.exp(-(frequency + decay) * time)
        let angle: Double = frequency * time
        guard angle < 0.5 else { return ((slow + fast) / 2, (slow - fast) / (2 * frequency)) }
        // sinh δt / δ as a series, as the difference of the exponentials loses its digits.
        var term = time
        var sum = time
        var n = 2.0
        while n < 20 {
            term *= angle * angle / (n * (n + 1))
            sum += term
            n += 2
        }
        return ((slow + fast) / 2, Elementary.exp(-decay * time) * sum)
    }
}
