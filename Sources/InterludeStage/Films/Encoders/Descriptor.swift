/// Writes all bytes to a file or pipe; the system's error number when that fails, else 0.
///
/// The calling thread must have SIGPIPE blocked or ignored where the descriptor can be a pipe's.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let written = write(descriptor, start, rest.count)
        if written >= 0 {
            rest = rest.dropFirst(written)
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}

/// Reads to the end and returns the last bytes, up to a limit.
func readToEnd(of descriptor: Int32, keeping limit: Int) -> [UInt8] {
    var kept: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            kept += buffer[..<count]
            if kept.count > limit { kept.removeFirst(kept.count - limit) }
        } else if count == 0 || errno != EINTR {
            return kept
        }
    }
}

/// Blocks SIGPIPE for the calling thread, so that a reader that goes away is an error
/// of `write` instead of the end of the program.
func blockBrokenPipeSignal() {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, nil)
}
