import Synchronization

/// A film's writer thread, with the queue before it and the sink behind it.
final class FilmPipeline: Sendable {
    private let plan: FilmPlan
    private let sink: any FilmSink
    private let queue: FrameQueue
    private let ended = DispatchGroup()
    private let byteCount = Mutex(0)
    private let hasFrames = Atomic(false)

    /// Frames that may wait between drawing and encoding: enough to keep both busy when their times vary.
    private static let capacity = 3

    /// Starts the thread.
    init(_ plan: FilmPlan, into sink: any FilmSink) {
        self.plan = plan
        self.sink = sink
        queue = FrameQueue(capacity: FilmPipeline.capacity, closed: .closed(file: plan.file))
        ended.enter()
        Thread.detachNewThread {
            self.run()
            self.ended.leave()
        }
    }

    /// Whether frames would be thrown away by the sink.
    var ignoresFrames: Bool { sink.ignoresFrames }

    /// Hands a frame to the thread, unless it would be thrown away there.
    func append(_ frame: CGImage) throws(FilmError) {
        guard !ignoresFrames else { return try appendIgnored() }
        try queue.append(frame)
        hasFrames.store(true, ordering: .relaxed)
    }

    /// Says that there are frames, to a sink that ignores them.
    func appendIgnored() throws(FilmError) {
        try queue.check()
        hasFrames.store(true, ordering: .relaxed)
    }

    /// Waits until the film is whole, and returns its length in bytes.
    func finish() throws(FilmError) -> Int {
        try queue.finish()
        ended.wait()
        if let failure = queue.failure { throw failure }
        return byteCount.withLock { $0 }
    }

    /// Gives the film up and waits until nothing is left of it.
    func cancel() {
        queue.fail(nil)
        sink.stop()
        ended.wait()
    }

    private func run() {
        blockBrokenPipeSignal()
        do {
            var last: CGImage?
            while let frame = queue.next() {
                try sink.write(frame, isRepeat: frame === last)
                last = frame
            }
            if let failure = queue.failure { throw failure }
            guard hasFrames.load(ordering: .relaxed) else { throw FilmError.noFrames(file: plan.file) }
            let count = try sink.finish()
            byteCount.withLock { $0 = count }
            queue.succeed()
        } catch {
            queue.fail(FilmError(error, file: plan.file))
            sink.stop()
            sink.discard()
        }
    }
}
