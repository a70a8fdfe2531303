import Foundation
import InterludeStage

extension Benchmarks {
    /// Single frames beside a plain copy of the frame's memory, and the fade beside OpenCV.
    func frames() throws -> [Comparison] {
        guard let copy = CopyJob(width: width, height: height, threads: threads) else {
            throw ChildProcess.Failed(description: "there is not memory enough")
        }
        var comparisons: [Comparison] = []
        for type in [CATransitionType.fade, .push, .moveIn, .reveal] {
            guard let job = FrameJob(type, width: width, height: height, threads: threads) else { continue }
            let ours = { job.time(frames: 100) }
            comparisons.append(
                Comparison(
                    job: "frame, \(type.rawValue)", amount: 100, unit: "frames/s", peer: "memory copy",
                    goal: type == .fade ? 0.5 : nil, ours: ours, theirs: { copy.time(frames: 100) }))
            if type == .fade, hasOpenCV {
                comparisons.append(
                    Comparison(
                        job: "frame, fade", amount: 100, unit: "frames/s", peer: "OpenCV addWeighted", goal: 2,
                        ours: ours,
                        theirs: { try openCV("addWeighted", frames: 100) }))
            }
        }
        return comparisons
    }

    /// A push between screens of cards beside plain copies of the frame's memory.
    func cards() throws -> [Comparison] {
        let size = CardsJob.size
        guard let copy = CopyJob(width: size.width, height: size.height, threads: threads),
            let job = CardsJob(threads: threads)
        else { throw ChildProcess.Failed(description: "there is not memory enough") }
        return [
            Comparison(
                job: "frame, push between screens of 12 cards", amount: 60, unit: "frames/s", peer: "memory copy",
                goal: 1.0 / 8, ours: { job.time(frames: 60) }, theirs: { copy.time(frames: 60) })
        ]
    }

    private var python: String { "\(folder)/python/bin/python" }

    private var hasOpenCV: Bool { access(python, X_OK) == 0 }

    private func openCV(_ job: String, frames: Int) throws -> Double {
        let numbers = [width, height, frames, threads].map(String.init)
        let output = try ChildProcess.run(
            [python, "scripts/bench-opencv.py", job] + numbers, keepsOutput: true
        ).output
        guard let seconds = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ChildProcess.Failed(description: "bench-opencv.py printed '\(output)'")
        }
        return seconds
    }
}
