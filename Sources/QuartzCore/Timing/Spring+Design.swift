extension Spring {
    /// The spring that feels as if it took a time, in seconds, and bounces: 0 not at all, towards 1 endlessly, below 0
    /// not even as fast as it could.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let frequency: Double = 2 * .pi / max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999_999), 1)
        let dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(dampingRatio: dampingRatio, frequency: frequency, initialVelocity: initialVelocity)
    }

    /// A spring of mass 1 with a damping ratio, 1 being critical, and an undamped frequency in radians a second.
    package init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The spring whose motion, but for a thousandth of the distance, is over after a time in seconds.
    ///
    /// The damping ratio is kept within 0.0001 and 1. Of several frequencies with that property it is the highest: with
    /// a great velocity the bound is not monotone.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let ratio = min(max(dampingRatio, 1e-4), 1)
        let duration = max(duration, 1e-3)
        let damped = (1 - ratio * ratio).squareRoot()
        func bound(_ frequency: Double) -> Double {
            let fall = Elementary.exp(-ratio * frequency * duration)
            if damped == 0 { return (1 + abs(frequency - initialVelocity) * duration) * fall }
            return abs(ratio * frequency - initialVelocity) / (frequency * damped) * fall
        }
        var high = (1 + abs(initialVelocity)) / (ratio * duration)
        while bound(high) > 0.001 { high *= 2 }
        // Down in small steps to the last crossing, then by halves.
        var low = high
        while bound(low) <= 0.001 && low > 1e-9 { (low, high) = (low * 0.98, low) }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if bound(middle) > 0.001 { low = middle } else { high = middle }
        }
        self.init(dampingRatio: ratio, frequency: high, initialVelocity: initialVelocity)
    }
}
