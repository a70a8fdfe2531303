extension TouchScript {
    /// Reads a script from a file.
    /// - Throws: ``TouchScriptFileError``, which names the file and the reason.
    package init(file: String) throws(TouchScriptFileError) {
        let limit = TouchScriptFileError.maximumLength
        var data = Data()
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            // A pipe gives what it has by then.
            while data.count <= limit, let part = try handle.read(upToCount: limit + 1 - data.count), !part.isEmpty {
                data += part
            }
        } catch {
            throw TouchScriptFileError(file: file, reason: "cannot be read")
        }
        guard data.count <= limit else {
            throw TouchScriptFileError(file: file, reason: "is longer than \(limit >> 20) MB, which no script is")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw TouchScriptFileError(file: file, reason: "is no text in UTF-8")
        }
        do { try self.init(parsing: text) } catch { throw TouchScriptFileError(file: file, reason: "\(error)") }
    }
}

/// Why a file of touches cannot be played.
package struct TouchScriptFileError: Error, Equatable, CustomStringConvertible {
    /// The file's name.
    package let file: String
    /// What is wrong with it, and where.
    package let reason: String

    /// The longest file that is read, in bytes.
    static let maximumLength = 16 << 20

    /// The file's name and the reason, in one line.
    package var description: String { "\(file): \(reason)" }
}
