import Foundation
import InterludeStage

/// The plain copy of a frame from memory to memory, each thread its part.
struct CopyJob {
    private let source: Bitmap
    private let target: Bitmap
    private let threads: Int

    init(width: Int, height: Int, threads: Int) throws {
        (source, target) = (try Bitmap.noise(width, height, seed: 1), try Bitmap.make(width, height))
        self.threads = threads
    }

    /// How long some copies take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        let count = source.bytes.count
        for _ in 0..<frames {
            DispatchQueue.concurrentPerform(iterations: threads) { [source, target, threads] part in
                let range = (count * part / threads)..<(count * (part + 1) / threads)
                // Sound: the parts do not overlap, and nobody else holds the target.
                memcpy(
                    UnsafeMutableRawPointer(target.pixels) + range.lowerBound, source.pixels.raw + range.lowerBound,
                    range.count)
            }
        }
        return (ContinuousClock.now - start).seconds
    }
}

extension UnsafeMutablePointer {
    fileprivate var raw: UnsafeRawPointer { UnsafeRawPointer(self) }
}
