import Foundation
import Testing

@testable import InterludeStage

@Suite("FFmpeg")
struct FFmpegTests {
    @Test("tells in its last line of its own why it failed")
    func reasons() {
        let prefix = "[libx264 @ 0x55d0c8a3f640] "
        #expect(
            FFmpeg.reason(in: prefix + "width not divisible by 2 (3x4)\nConversion failed!\n")
                == "width not divisible by 2 (3x4)")
        #expect(FFmpeg.reason(in: "Unknown encoder 'libx264'\n") == "Unknown encoder 'libx264'")
        #expect(FFmpeg.reason(in: "a\nConversion failed!\n") == "a")
        #expect(FFmpeg.reason(in: "Conversion failed!") == "Conversion failed!")
        #expect(FFmpeg.reason(in: "\n\n") == nil)
    }

    private func failure(_ arguments: [String], hidden: String = "hidden") throws -> FilmError? {
        let encoder = try FFmpeg(arguments, for: "film.mp4", writing: hidden)
        do throws(FilmError) {
            try encoder.finish()
            return nil
        } catch {
            return error
        }
    }

    @Test("that fails is told with the film's name")
    func failures() throws {
        let input = FFmpeg.rawInput("rgba", width: 2, height: 2, framesPerSecond: 1)
        #expect(
            try failure(input + ["-c:v", "nosuchcodec", "-f", "mp4", "hidden"])
                == .encoderFailed(file: "film.mp4", reason: "Unknown encoder 'nosuchcodec'"))
        #expect(
            try failure(input + ["-f", "rawvideo", "/no/such/hidden"], hidden: "/no/such/hidden")
                == .encoderFailed(file: "film.mp4", reason: "film.mp4: No such file or directory"))
    }

    @Test("that is stopped ends at once")
    func stopped() throws {
        let input = FFmpeg.rawInput("rgba", width: 2, height: 2, framesPerSecond: 1)
        let encoder = try FFmpeg(input + ["-f", "null", "-"], for: "film.mp4", writing: "-")
        encoder.stop()
        #expect(throws: FilmError.encoderFailed(file: "film.mp4", reason: "ffmpeg ended with status 137")) {
            try encoder.finish()
        }
    }

    @Test("inherits no open file")
    func descriptors() throws {
        let open = fcntl(STDIN_FILENO, F_DUPFD, 100)
        defer { close(open) }
        let shell = try ChildProcess("/bin/sh", ["-c", "ls /proc/self/fd >&2"])
        // The fourth is the folder that is listed.
        #expect(shell.end().messages == "0\n1\n2\n3\n")
    }

    @Test("that fills the disk is told so")
    func full() throws {
        blockBrokenPipeSignal()
        let input = FFmpeg.rawInput("rgba", width: 64, height: 64, framesPerSecond: 1)
        let encoder = try FFmpeg(input + ["-f", "rawvideo", "/dev/full"], for: "film.mp4", writing: "/dev/full")
        let frame = [UInt8](repeating: 7, count: 64 * 64 * 4)
        #expect(throws: FilmError.diskFull(file: "film.mp4")) {
            for _ in 0..<100 { try frame.withUnsafeBytes { try encoder.write($0) } }
            try encoder.finish()
        }
    }

    @Test("that is not there is named with Debian's package")
    func missing() {
        let text = "\(FilmError.encoderMissing(file: "film.mp4", program: "ffmpeg"))"
        #expect(text == "film.mp4: needs ffmpeg, which is not on the PATH; Debian has it in the package ffmpeg")
        #expect(throws: FilmError.encoderMissing(file: "a", program: "ffmpeg")) {
            try FFmpeg.find(for: "a", path: "/nowhere::/etc")
        }
    }
}
