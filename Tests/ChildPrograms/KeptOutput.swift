import Foundation

/// What programs write, in a file without a name: it holds any amount, and nobody has to read it meanwhile.
package final class KeptOutput {
    private let file: UnsafeMutablePointer<FILE>

    /// The file to write to.
    var descriptor: Int32 { fileno(file) }

    /// Throws the system's error where there is no room for files.
    package init() throws {
        guard let file = tmpfile() else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.file = file
    }

    deinit { fclose(file) }

    /// What was written so far.
    package var data: Data {
        get throws {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            try handle.seek(toOffset: 0)
            return try handle.readToEnd() ?? Data()
        }
    }

    /// What was written so far, as text.
    package var text: String { get throws { String(decoding: try data, as: UTF8.self) } }
}
