/// The bytes of a file in memory of their own.
///
/// Not mapped: another program that shortens a mapped file would stop this one.
final class FileContents {
    // Unsafe memory because a decoder wants a pointer for as long as it runs; freed with the object.
    private var memory: UnsafeMutableRawPointer?
    private var count = 0
    private var capacity = 0

    /// The bytes, valid while the object lives.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

    /// Reads a file, a pipe or a device. `wanted` is asked once with the first bytes, up to 64 of them, and may throw;
    /// so nothing long or endless is read in vain.
    init(of path: String, wanted: (UnsafeRawBufferPointer) throws -> Void) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw PictureError(reading: path, errorNumber: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PictureError(reading: path, errorNumber: errno) }
        if status.st_mode & S_IFMT == S_IFDIR { throw PictureError.isFolder(file: path) }
        let isFile = status.st_mode & S_IFMT == S_IFREG
        if isFile && status.st_size > PictureFile.maximumByteCount { throw PictureError.tooLong(file: path) }

        try grow(to: 64, path)
        while count < 64, try readMore(descriptor, path) {}
        guard count > 0 else { throw PictureError.empty(file: path) }
        try wanted(bytes)
        // One byte more than the size, so that the end is seen without growing again.
        if isFile { try grow(to: max(Int(status.st_size) + 1, capacity), path) }
        repeat {
            if count == capacity { try grow(to: capacity * 2, path) }
            guard count <= PictureFile.maximumByteCount else { throw PictureError.tooLong(file: path) }
        } while try readMore(descriptor, path)
    }

    deinit { free(memory) }

    /// Reads what there is, up to the capacity; false at the end.
    private func readMore(_ descriptor: Int32, _ path: String) throws -> Bool {
        guard let memory, capacity > count else { return false }
        while true {
            let got = Foundation.read(descriptor, memory + count, capacity - count)
            if got >= 0 {
                count += got
                return got > 0
            }
            if errno != EINTR { throw PictureError(reading: path, errorNumber: errno) }
        }
    }

    private func grow(to capacity: Int, _ path: String) throws {
        guard let grown = realloc(memory, capacity) else { throw PictureError.outOfMemory(file: path) }
        memory = grown
        self.capacity = capacity
    }
}
