import Dispatch
import Foundation
import Synchronization

/// The results of some independent jobs, in their order, done on all processors.
func inParallel<Result: Sendable>(_ count: Int, _ job: @Sendable (Int) -> Result?) -> [Result?] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
        let result = job(index)
        results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }
}
