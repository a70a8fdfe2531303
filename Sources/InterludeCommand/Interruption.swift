import Foundation
import Synchronization

/// A signal that asks the program to stop, thrown by a job that looked for it between two frames.
struct Interruption: Error {
    let signal: Int32

    private static let arrived = Atomic<Int32>(0)
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// From now on an interrupt or a request to end is only noted, so that a job can tidy up.
    static func listen() {
        // Touched here first: the handler itself must not run the initialiser.
        arrived.store(0, ordering: .relaxed)
        var listened = sigset_t()
        sigemptyset(&listened)
        for number in numbers {
            let earlier = Foundation.signal(number) { Interruption.arrived.store($0, ordering: .relaxed) }
            // A program started by nohup lives on when its terminal goes.
            if number == SIGHUP, isIgnored(earlier) { Foundation.signal(number, SIG_IGN) }
            sigaddset(&listened, number)
        }
        // Whoever started the program may have left these blocked.
        pthread_sigmask(SIG_UNBLOCK, &listened, nil)
        // A reader that went away is told by the write that fails.
        Foundation.signal(SIGPIPE, SIG_IGN)
    }

    /// Throws when a signal has arrived.
    static func check() throws {
        let signal = arrived.load(ordering: .relaxed)
        if signal != 0 { throw Interruption(signal: signal) }
    }

    /// Does a job during which a signal ends the program at once: one that makes no file, and so leaves nothing behind, but
    /// may wait for another program without an end.
    static func endsAtOnce<Result>(during job: () throws -> Result) throws -> Result {
        let handlers = numbers.map { number in
            let handler = Foundation.signal(number, SIG_DFL)
            if isIgnored(handler) { Foundation.signal(number, SIG_IGN) }
            return handler
        }
        defer { for (number, handler) in zip(numbers, handlers) { Foundation.signal(number, handler) } }
        // One that came before was only noted.
        try check()
        return try job()
    }

    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        // Not a function but a number in a function's clothes, so only its bits can be compared.
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
