/// The file that a film is written to: hidden until the film is whole.
final class FilmFile: @unchecked Sendable {
    // Sound: made by the thread that makes the film, used only by its writer thread from then on.

    private let file: String
    private var partial: PartialFile?

    /// Starts a file. `direct` allows a device or a pipe in its place.
    init(for plan: FilmPlan, direct: Bool = false) throws(FilmError) {
        file = plan.file
        do {
            let partial = try PartialFile(for: plan.file)
            if partial.isDirect && !direct { throw FilmError.notAFile(file: file, format: plan.format) }
            self.partial = partial
        } catch {
            throw FilmError(error, file: plan.file)
        }
    }

    /// Where the file is while it is written.
    var path: String { partial?.writtenPath ?? file }

    /// The open file.
    var descriptor: Int32 { partial?.descriptor ?? -1 }

    /// Appends bytes.
    func write(_ bytes: Data) throws(FilmError) {
        let failure = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        if failure != 0 { throw FilmError(file: file, errorNumber: failure) }
    }

    /// Replaces bytes that have been written.
    func replace(at offset: Int, with bytes: Data) throws(FilmError) {
        let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        guard count == bytes.count else { throw FilmError(file: file, errorNumber: errno) }
    }

    /// Gives the file its name and returns its length in bytes.
    func commit() throws(FilmError) -> Int {
        var status = stat()
        let count = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
        do { try partial?.commit() } catch { throw FilmError(error, file: file) }
        partial = nil
        return count
    }

    /// Removes the file.
    func discard() { partial = nil }
}
