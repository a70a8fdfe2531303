/// Tells the programmer, on the standard error stream, of a call that cannot be carried out.
package func reportMisuse(_ message: String) {
    let state = ThreadState.current
    guard state.misuse == nil else {
        state.misuse?.append(message)
        return
    }
    FileHandle.standardError.write(Data("Interlude: \(message)\n".utf8))
}

/// What the programmer would be told while a block runs on this thread; nothing is written meanwhile.
package func misuse(in block: () throws -> Void) rethrows -> [String] {
    let state = ThreadState.current
    let around = state.misuse
    state.misuse = []
    defer { state.misuse = around }
    try block()
    return state.misuse ?? []
}
