/// Frames on their way from the thread that draws to the thread that encodes, a few at a time, and how the film ended.
final class FrameQueue: @unchecked Sendable {
    // Sound: every stored property that changes is touched with the condition locked.

    private enum State {
        /// Frames come.
        case open
        /// No more frames come; those that are here still count.
        case finishing
        /// The film is whole.
        case done
        /// There will be no film.
        case failed(FilmError)
    }

    private let condition = NSCondition()
    private let capacity: Int
    private let closed: FilmError
    private var frames: [CGImage] = []
    private var state = State.open

    /// Makes a queue that holds up to `capacity` frames; `closed` is thrown at whoever appends after the end.
    init(capacity: Int, closed: FilmError) {
        self.capacity = capacity
        self.closed = closed
    }

    /// Adds a frame when there is room, waiting for it. Throws what the film failed with.
    func append(_ frame: CGImage) throws(FilmError) {
        condition.lock()
        defer { condition.unlock() }
        while case .open = state, frames.count >= capacity { condition.wait() }
        switch state {
        case .open: frames.append(frame)
        case .failed(let error): throw error
        case .finishing, .done: throw closed
        }
        condition.broadcast()
    }

    /// Throws what `append` would throw.
    func check() throws(FilmError) {
        condition.lock()
        defer { condition.unlock() }
        switch state {
        case .open: return
        case .failed(let error): throw error
        case .finishing, .done: throw closed
        }
    }

    /// The next frame, waiting for it; nil when no more come.
    func next() -> CGImage? {
        condition.lock()
        defer { condition.unlock() }
        while case .open = state, frames.isEmpty { condition.wait() }
        guard !frames.isEmpty else { return nil }
        condition.broadcast()
        return frames.removeFirst()
    }

    /// Says that no more frames come. Throws when the film has ended already.
    func finish() throws(FilmError) {
        condition.lock()
        defer { condition.unlock() }
        switch state {
        case .open: state = .finishing
        case .failed(let error): throw error
        case .finishing, .done: throw closed
        }
        condition.broadcast()
    }

    /// Says that the film is whole.
    func succeed() {
        condition.lock()
        defer { condition.unlock() }
        state = .done
    }

    /// Gives the film up, unless it has ended already. Nil gives it up without a fault.
    func fail(_ error: FilmError?) {
        condition.lock()
        defer { condition.unlock() }
        switch state {
        case .open, .finishing: state = .failed(error ?? closed)
        case .done, .failed: return
        }
        frames = []
        condition.broadcast()
    }

    /// Why there will be no film.
    var failure: FilmError? {
        condition.lock()
        defer { condition.unlock() }
        if case .failed(let error) = state { return error }
        return nil
    }
}
