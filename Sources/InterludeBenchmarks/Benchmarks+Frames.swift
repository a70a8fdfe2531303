import Foundation
import InterludeStage

extension Benchmarks {
    /// Single frames beside a plain copy of the frame's memory, and the fade beside OpenCV.
    func frames() throws -> [Comparison] {
        let copy = try CopyJob(width: width, height: height, threads: threads)
        var comparisons: [Comparison] = []
        for type in [CATransitionType.fade, .push, .moveIn, .reveal] {
            let job = try FrameJob.change(type, width: width, height: height, threads: threads)
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
        let size = (width: 1170, height: 2532)
        let copy = try CopyJob(width: size.width, height: size.height, threads: threads)
        let job = try FrameJob.cards(width: size.width, height: size.height, threads: threads)
        return [
            Comparison(
                job: "frame, push between screens of 12 cards", amount: 60, unit: "frames/s", peer: "memory copy",
                goal: 1.0 / 8, ours: { job.time(frames: 60) }, theirs: { copy.time(frames: 60) })
        ]
    }

    /// The other eight transitions beside plain copies of the frame's memory, and those that turn planes beside OpenCV's.
    func effects() throws -> [Comparison] {
        let copy = try CopyJob(width: width, height: height, threads: threads)
        let types: [CATransitionType] = [
            .cube, .oglFlip, .pageCurl, .pageUnCurl, .suckEffect, .rippleEffect, .cameraIrisHollowOpen,
            .cameraIrisHollowClose,
        ]
        var comparisons: [Comparison] = []
        for type in types {
            let job = try FrameJob.change(type, width: width, height: height, threads: threads)
            let (name, ours) = ("frame, \(type.rawValue)", { job.time(frames: 30) })
            if type == .cube || type == .oglFlip {
                guard hasOpenCV else { continue }
                comparisons.append(
                    Comparison(
                        job: name, amount: 30, unit: "frames/s", peer: "OpenCV warpPerspective, twice", goal: 2,
                        ours: ours, theirs: { try openCV("warpPerspective", frames: 30) }))
            } else {
                comparisons.append(
                    Comparison(
                        job: name, amount: 30, unit: "frames/s", peer: "memory copy", goal: 1.0 / 50, ours: ours,
                        theirs: { copy.time(frames: 30) }))
            }
        }
        return comparisons
    }

    /// A blurred backdrop beside OpenCV's box blur, and many layers beside plain copies of the frame's memory.
    func layers() throws -> [Comparison] {
        let copy = try CopyJob(width: width, height: height, threads: threads)
        var comparisons: [Comparison] = []
        if hasOpenCV {
            let job = try FrameJob.backdrop(radius: 20, width: width, height: height, threads: threads)
            comparisons.append(
                Comparison(
                    job: "frame, backdrop blurred by 20", amount: 30, unit: "frames/s", peer: "OpenCV blur, thrice",
                    goal: 2, ours: { job.time(frames: 30) }, theirs: { try openCV("blur", frames: 30) }))
        }
        let job = try FrameJob.layers(2000, side: 100, width: width, height: height, threads: threads)
        comparisons.append(
            Comparison(
                job: "frame, 2,000 turning layers", amount: 20, unit: "frames/s", peer: "memory copy",
                goal: 1.0 / 50, ours: { job.time(frames: 20) }, theirs: { copy.time(frames: 20) }))
        return comparisons
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
