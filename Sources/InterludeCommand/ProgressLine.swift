import InterludeStage

/// A line on the terminal that says how far a job has come and how long it will still take.
final class ProgressLine {
    private let console: Console
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?

    /// Starts the job's clock. Nothing is shown where nobody watches.
    init(on console: Console) { self.console = console }

    /// Shows how far the job has come, at most ten times a second.
    func show(_ progress: FilmProgress) {
        guard console.isInteractive else { return }
        let now = ContinuousClock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        let text = ProgressLine.text(progress, after: (now - start) / .seconds(1))
        console.printNote("\r\(text)\u{1B}[K")
    }

    /// Takes the line away.
    func clear() {
        if lastShown != nil { console.printNote("\r\u{1B}[K") }
        lastShown = nil
    }

    /// What the line says after some seconds.
    static func text(_ progress: FilmProgress, after elapsed: Double) -> String {
        let done = "\(progress.framesDone) of \(progress.frameCount) frames"
        guard progress.framesDone > 0, elapsed > 0 else { return done }
        let rate = Double(progress.framesDone) / elapsed
        let left = Double(progress.frameCount - progress.framesDone) / rate
        return "\(done), \(short(rate))/s, \(span(left)) left"
    }

    private static func span(_ seconds: Double) -> String {
        guard seconds >= 60 else { return "\(short(seconds)) s" }
        let whole = Int(seconds.rounded())
        return "\(whole / 60) min \(whole % 60) s"
    }
}

/// A number for reading: whole from ten on, with one decimal below.
func short(_ value: Double) -> String {
    value >= 10 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
}

/// A film's frames a second for reading: with as many decimals as it takes to tell 29.97 from 30, two at the most.
func rate(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}
