import Dispatch

/// What Core Animation keeps for a thread: its display's clock and its transaction.
final class ThreadState {
    /// The clock of the display that the thread works for.
    weak var clock: (any MediaClock)?
    /// The transaction that collects the thread's changes.
    let transaction = Transaction()
    /// The display links that are called on the thread.
    var displayLinks: [CADisplayLink] = []
    /// The timers that are called on the thread, in the order of their times.
    var timers: [DisplayTimer] = []
    /// How many layers and animations are being read from archives, one inside the other.
    var archiveDepth = 0
    /// What was told of misuse, where it is collected.
    var misuse: [String]?

    // Sound: the thread's slot holds one retained reference to an object that no other thread sees; the destructor
    // gives that reference back when the thread ends. Every change of a layer comes through here, which is why it is
    // not `Thread.threadDictionary`, twenty times slower.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
        }
        precondition(status == 0, "the process has used up its thread-specific keys")
        return key
    }()

    /// The main queue's, on whichever thread it works: where a program has given up its main thread, as test runners do,
    /// what is on the main actor moves from one thread to another.
    // Sound: only what runs on the main thread or on the main queue gets it, one after another.
    private nonisolated(unsafe) static let main: ThreadState = {
        DispatchQueue.main.setSpecific(key: mainQueue, value: true)
        return ThreadState()
    }()
    private static let mainQueue = DispatchSpecificKey<Bool>()

    /// The current thread's; on the main queue, its own.
    static var current: ThreadState {
        let own = ownedByThread
        return own === main || DispatchQueue.getSpecific(key: mainQueue) == nil ? own : main
    }

    private static var ownedByThread: ThreadState {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = Thread.isMainThread ? main : ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}
