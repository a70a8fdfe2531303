import Synchronization

/// The folder that a film's pictures are written to: hidden until all are there, removed with the object otherwise.
final class FilmFolder {
    private static let counter = Atomic<Int>(0)

    private let file: String
    private let destination: String
    private var hidden: String?

    /// Starts a folder. In its place may be an empty one, or nothing.
    init(for plan: FilmPlan) throws(FilmError) {
        file = plan.file
        var path = plan.file[...]
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        destination = String(path)
        var status = stat()
        if lstat(destination, &status) == 0 {
            let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: destination).isEmpty) ?? false
            guard isEmpty, status.st_mode & S_IFMT == S_IFDIR else { throw FilmError.inUse(file: file) }
        }
        let parent = destination.lastIndex(of: "/").map { destination[...$0] } ?? ""
        while hidden == nil {
            let number = FilmFolder.counter.wrappingAdd(1, ordering: .relaxed).newValue
            let candidate = "\(parent).frames.\(getpid())-\(number).partial"
            if mkdir(candidate, 0o777) == 0 {
                hidden = candidate
            } else if errno != EEXIST {
                throw FilmError(file: file, errorNumber: errno)
            }
        }
    }

    deinit {
        // Best effort: what cannot be removed cannot be told from here.
        if let hidden { try? FileManager.default.removeItem(atPath: hidden) }
    }

    /// Writes a file into the folder.
    func write(_ data: Data, to name: String) throws(FilmError) {
        let descriptor = open("\(hidden ?? destination)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FilmError(file: file, errorNumber: errno) }
        var failure = data.withUnsafeBytes { writeAll($0, to: descriptor) }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        if failure != 0 { throw FilmError(file: file, errorNumber: failure) }
    }

    /// Gives the folder its name.
    func commit() throws(FilmError) {
        guard let hidden else { return }
        guard rename(hidden, destination) == 0 else {
            let reason: FilmError =
                errno == ENOTEMPTY || errno == EEXIST ? .inUse(file: file) : FilmError(file: file, errorNumber: errno)
            throw reason
        }
        self.hidden = nil
    }
}
