import Synchronization

/// Reads a pipe to its end on a thread of its own and keeps the last bytes.
final class TailReader: Sendable {
    private let kept = Mutex<[UInt8]>([])
    private let ended = DispatchSemaphore(value: 0)

    /// Reads from a descriptor, and closes it at the end.
    init(_ descriptor: Int32, keeping limit: Int) {
        Thread.detachNewThread {
            let bytes = readToEnd(of: descriptor, keeping: limit)
            close(descriptor)
            self.kept.withLock { $0 = bytes }
            self.ended.signal()
        }
    }

    /// The last bytes as text, once the pipe has ended. To be asked once.
    func waitForText() -> String {
        ended.wait()
        return kept.withLock { String(decoding: $0, as: UTF8.self) }
    }
}
