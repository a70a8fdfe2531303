/// Two ways to do one job, measured in turn so that a busy moment of the machine strikes both.
struct Comparison {
    /// What is done.
    let job: String
    /// How much of it one measurement does, in `unit`.
    var amount = 1.0
    /// What speed is given in: frames a second, for instance.
    let unit: String
    /// Who else does it.
    let peer: String
    /// The speed, as a multiple of the peer's, that is to be reached.
    let goal: Double?
    /// Does the job once and returns how long it took, in seconds.
    let ours: () throws -> Double
    /// The same by the peer.
    let theirs: () throws -> Double

    /// Measures both in turn and returns the row that shows the medians.
    func row(rounds: Int) throws -> [String] {
        var (mine, others): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
            mine.append(try ours())
            others.append(try theirs())
        }
        let ratio = median(others) / median(mine)
        let verdict = goal.map { goal in "\(ratio >= goal ? "met" : "missed") (\(number(goal)) ×)" } ?? ""
        return [
            job, "\(number(amount / median(mine))) \(unit)", peer, "\(number(amount / median(others)))",
            "\(number(ratio)) ×", verdict,
        ]
    }
}

/// The middle one of some numbers.
func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// A number with three significant digits.
func number(_ value: Double) -> String {
    guard value.isFinite, value > 0 else { return "\(value)" }
    var (step, size) = (1.0, value)
    while size >= 1000 { (size, step) = (size / 10, step * 10) }
    while size < 100 { (size, step) = (size * 10, step / 10) }
    let rounded = size.rounded()
    return step >= 1 ? "\(Int(rounded * step))" : "\(rounded / (1 / step).rounded())"
}
