import Synchronization

/// FFmpeg at work on one film: takes raw frames, writes the file.
///
/// `write` and `finish` belong to the film's writer thread; `stop` may be called from any.
final class FFmpeg: Sendable {
    private let process: ChildProcess
    private let file: String
    private let hidden: String

    /// What every call begins with: silent but for errors, no questions, no dependence on the machine in the bytes.
    private static let general = ["-hide_banner", "-nostdin", "-y", "-loglevel", "error"]
    /// What every output has: each frame once, no time or version in the file.
    static let exact = [
        "-fps_mode", "passthrough", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
    ]

    /// Starts FFmpeg.
    /// - Parameters:
    ///   - file: the film, for errors.
    ///   - hidden: the path that FFmpeg writes to, which errors shall not show.
    init(_ arguments: [String], for file: String, writing hidden: String) throws(FilmError) {
        let program = try FFmpeg.find(for: file)
        do throws(Errno) {
            process = try ChildProcess(program, FFmpeg.general + arguments)
        } catch {
            throw FilmError(file: program, errorNumber: error.number)
        }
        self.file = file
        self.hidden = hidden
    }

    /// The arguments that describe raw frames on standard input.
    static func rawInput(_ pixelFormat: String, width: Int, height: Int, framesPerSecond: Double) -> [String] {
        [
            "-f", "rawvideo", "-probesize", "32", "-pixel_format", pixelFormat, "-video_size", "\(width)x\(height)",
            "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
        ]
    }

    /// Where FFmpeg is; throws when the PATH, or another list of folders, leads to none.
    static func find(for file: String, path: String? = nil) throws(FilmError) -> String {
        let path = path ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/ffmpeg"
            var status = stat()
            let isFile = stat(candidate, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            if isFile && access(candidate, X_OK) == 0 { return candidate }
        }
        throw FilmError.encoderMissing(file: file, program: "ffmpeg")
    }

    /// Feeds the bytes of a frame; throws what FFmpeg complained of when it has stopped.
    func write(_ bytes: UnsafeRawBufferPointer) throws(FilmError) {
        guard !process.write(bytes) else { return }
        throw failure(process.end())
    }

    /// Tells FFmpeg that there are no more frames, and waits until its file is whole.
    func finish() throws(FilmError) {
        let end = process.end()
        guard end.status == 0 else { throw failure(end) }
    }

    /// Stops FFmpeg at once.
    func stop() { process.kill() }

    /// The error that FFmpeg's messages tell.
    private func failure(_ end: ChildProcess.End) -> FilmError {
        if end.messages.contains("No space left on device") || end.messages.contains("Disk quota exceeded") {
            return .diskFull(file: file)
        }
        let reason = FFmpeg.reason(in: end.messages.replacing(hidden, with: file))
        return .encoderFailed(file: file, reason: reason ?? "ffmpeg ended with status \(end.status)")
    }

    /// The last line that says something of its own, without the part of FFmpeg that says it and its address.
    static func reason(in messages: String) -> String? {
        let empty = [
            "Conversion failed!", "Error initializing output stream", "Error while processing the decoded data",
        ]
        let lines = messages.split(whereSeparator: \.isNewline).map(String.init)
        let line = lines.last { line in !empty.contains { line.hasPrefix($0) } } ?? lines.last
        guard let line else { return nil }
        guard line.hasPrefix("["), line.contains(" @ 0x"), let end = line.range(of: "] ") else { return line }
        return String(line[end.upperBound...])
    }
}
