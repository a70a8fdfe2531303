import Synchronization

/// Bytes of red, green, blue and straight alpha to standard output, a pipe or a file.
final class RawSink: FilmSink, @unchecked Sendable {
    // Sound: `isStopped` is atomic; the rest is used by the writer thread only.

    private let plan: FilmPlan
    private let file: FilmFile?
    private let straight: StraightFrame
    private let isStopped = Atomic(false)
    private let step: Int
    private var byteCount = 0

    /// Opens the file; without one, frames go to standard output.
    init(_ plan: FilmPlan, toFile: Bool) throws(FilmError) {
        guard let straight = StraightFrame(width: plan.width, height: plan.height) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        self.plan = plan
        self.straight = straight
        file = toFile ? try FilmFile(for: plan, direct: true) : nil
        var status = stat()
        let isFile = fstat(file?.descriptor ?? STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        // A pipe that is ready at all takes 4 KiB at once; with no more than that a write never waits, and `stop` is heard.
        step = isFile ? straight.bytes.count : 4096
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        if !isRepeat && !frame.isOpaque { straight.fill(with: frame, threads: plan.settings.threadCount) }
        let bytes = frame.isOpaque ? frame.bitmap.bytes : straight.bytes
        let descriptor = file?.descriptor ?? STDOUT_FILENO
        for start in stride(from: 0, to: bytes.count, by: step) {
            let part = bytes[start..<min(start + step, bytes.count)]
            try waitUntilReady(descriptor)
            let failure = writeAll(UnsafeRawBufferPointer(rebasing: part), to: descriptor)
            if failure != 0 { throw FilmError(file: plan.file, errorNumber: failure) }
        }
        byteCount += bytes.count
    }

    func finish() throws -> Int {
        _ = try file?.commit()
        return byteCount
    }

    func stop() { isStopped.store(true, ordering: .relaxed) }

    func discard() { file?.discard() }

    private func waitUntilReady(_ descriptor: Int32) throws(FilmError) {
        var place = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        while poll(&place, 1, 100) <= 0 {
            if isStopped.load(ordering: .relaxed) { throw FilmError.closed(file: plan.file) }
        }
    }
}
