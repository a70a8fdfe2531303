import Synchronization

/// Work done on several threads at once whose results come in the order in which it was given.
package final class OrderedJobs<Value: Sendable> {
    /// One piece of work.
    private final class Job: Sendable {
        let done = DispatchSemaphore(value: 0)
        let result = Mutex<Result<Value, any Error>?>(nil)
    }

    private let workers = DispatchQueue(label: "InterludeStage.OrderedJobs", attributes: .concurrent)
    private let limit: Int
    private var jobs: [Job] = []

    /// Makes a place for up to `limit` pieces of work at a time.
    package init(limit: Int) { self.limit = max(limit, 1) }

    /// Whether the oldest result must be taken before more work can be given.
    package var isFull: Bool { jobs.count >= limit }

    /// Gives work.
    package func add(_ work: @escaping @Sendable () throws -> Value) {
        let job = Job()
        jobs.append(job)
        workers.async {
            let result = Result { try work() }
            job.result.withLock { $0 = result }
            job.done.signal()
        }
    }

    /// Waits for the oldest result and takes it; nil when there is none.
    package func next() throws -> Value? {
        guard !jobs.isEmpty else { return nil }
        let job = jobs.removeFirst()
        job.done.wait()
        return try job.result.withLock { $0 }?.get()
    }
}
