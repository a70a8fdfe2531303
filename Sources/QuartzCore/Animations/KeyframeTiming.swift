/// When keys are reached, and how the way between them goes.
struct KeyframeTiming: Sendable {
    var mode: CAAnimationCalculationMode
    var times: [Double]?
    var paces: [AnimationPace]
    var tensions: [Double]
    var continuities: [Double]
    var biases: [Double]

    /// A place between two keys.
    struct Place {
        /// The key before it.
        var index: Int
        /// How far on the way to the next, 0 to 1.
        var fraction: Double
    }

    /// The times of so many keys: those given, if they are as many and ascend, or even steps.
    func keyTimes(_ count: Int) -> [Double] {
        if let times, times.count == count, times.allSatisfy(\.isFinite), zip(times, times.dropFirst()).allSatisfy(<=) {
            return times
        }
        return evenTimes(count)
    }

    /// Even steps from 0 to 1.
    func evenTimes(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }

    /// The key whose value holds at a fraction of the duration, of so many that each hold for a while.
    func discreteKey(at fraction: Double, count: Int) -> Int {
        var starts = (0..<count).map { Double($0) / Double(count) }
        if let times, times.count == count || times.count == count + 1 { starts = Array(times[..<count]) }
        return max((starts.lastIndex { $0 <= fraction } ?? 0), 0)
    }

    /// Where a fraction of the duration lies between keys of some times.
    func place(at fraction: Double, _ times: [Double]) -> Place {
        let last = times.count - 1
        guard last > 0, fraction >= times[0] else { return Place(index: 0, fraction: 0) }
        guard fraction < times[last] else { return Place(index: last - 1, fraction: 1) }
        var (low, high) = (0, last)
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle } else { high = middle }
        }
        let length = times[low + 1] - times[low]
        let part = length > 0 ? (fraction - times[low]) / length : 1
        guard !mode.isPaced, paces.indices.contains(low) else { return Place(index: low, fraction: part) }
        return Place(index: low, fraction: paces[low].progress(at: part))
    }
}
