/// Tells the programmer, on the standard error stream, of a call that cannot be carried out.
package func reportMisuse(_ message: String) {
    FileHandle.standardError.write(Data("Interlude: \(message)\n".utf8))
}
