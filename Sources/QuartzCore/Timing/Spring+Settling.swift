extension Spring {
    /// When the bound on the rest of the motion falls to a thousandth of the distance, in seconds; infinite without
    /// damping.
    package var settlingTime: Double {
        let decay = decay
        guard decay > 0 else { return .infinity }
        let pull = abs(decay - initialVelocity)
        let (frequency, isOverdamped) = frequency
        if !isOverdamped && frequency > 0 { return Elementary.log(1000 * (1 + pull / frequency)) / decay }
        // At and above critical damping e^(−βt) · (cosh δt + |β − v| · sinh δt / δ), which in the end only falls.
        let slowest = isOverdamped ? decay - frequency : decay
        guard slowest > 0 else { return .infinity }
        func bound(_ time: Double) -> Double {
            guard isOverdamped else { return Elementary.exp(-decay * time) * (1 + pull * time) }
            let slow = Elementary.exp((frequency - decay) * time)
            let fast = Elementary.exp(-(frequency + decay) * time)
            return (slow + fast) / 2 + pull * (slow - fast) / (2 * frequency)
        }
        return Self.crossing(of: 0.001, start: 1 / slowest, bound)
    }

    /// Where a function that falls in the end falls below a limit for good.
    private static func crossing(of limit: Double, start: Double, _ function: (Double) -> Double) -> Double {
        var high = start
        while function(high) > limit { high *= 2 }
        var low = high / 2
        while low > start / 1024 && function(low) <= limit { (low, high) = (low / 2, low) }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if function(middle) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
