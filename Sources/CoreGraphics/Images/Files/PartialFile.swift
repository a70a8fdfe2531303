import Synchronization

/// A file in the making: written under a hidden name beside its destination, and renamed when whole.
///
/// Until `commit` the destination is untouched; without a commit the partial file is removed with the object. Where the
/// destination is a device or a pipe, it is written directly. A symbolic link is followed.
package final class PartialFile {
    private static let counter = Atomic<Int>(0)

    private let path: String
    private let destination: String
    /// Nil when the destination is written directly.
    private let partialPath: String?
    /// The open file; below zero once committed.
    package private(set) var descriptor: Int32

    /// Whether the destination is a device or a pipe, written directly.
    package var isDirect: Bool { partialPath == nil }
    /// The path that is written to.
    package var writtenPath: String { partialPath ?? destination }

    /// Starts a file; throws `PictureError` when it cannot be made where it should.
    package init(for path: String) throws {
        self.path = path
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists && kind == S_IFDIR { throw PictureError.isFolder(file: path) }
        if exists && kind != S_IFREG {
            destination = path
            partialPath = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            guard descriptor >= 0 else { throw PictureError(writing: path, errorNumber: errno) }
        } else {
            destination = exists ? PartialFile.resolved(path) : path
            let hidden = try PartialFile.createHidden(beside: destination)
            partialPath = hidden.path
            descriptor = hidden.descriptor
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if descriptor >= 0, let partialPath { unlink(partialPath) }
    }

    /// Appends bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
            let written = Foundation.write(descriptor, start, rest.count)
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw PictureError(writing: path, errorNumber: errno)
            }
        }
    }

    /// Gives the file its name. Nothing may be written afterwards.
    package func commit() throws {
        var failure: Int32 = close(descriptor) == 0 ? 0 : errno
        descriptor = -1
        if let partialPath {
            if failure == 0, rename(partialPath, destination) != 0 { failure = errno }
            if failure != 0 { unlink(partialPath) }
        }
        if failure != 0 { throw PictureError(writing: path, errorNumber: failure) }
    }

    private static func createHidden(beside destination: String) throws -> (path: String, descriptor: Int32) {
        let cut = destination.lastIndex(of: "/").map { destination.index(after: $0) } ?? destination.startIndex
        let (folder, name) = (destination[..<cut], destination[cut...])
        guard !name.isEmpty else { throw PictureError.isFolder(file: destination) }
        while true {
            let number = PartialFile.counter.wrappingAdd(1, ordering: .relaxed).newValue
            // Cut, because a name has at most 255 bytes.
            let path =
                "\(folder).\(String(decoding: name.utf8.prefix(64), as: UTF8.self)).\(getpid())-\(number).partial"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            guard errno == EEXIST else { throw PictureError(writing: destination, errorNumber: errno) }
        }
    }

    /// Where a symbolic link leads.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
