import ChildPrograms
import Foundation
import InterludeStage
import Testing

@testable import CoreGraphics

/// A folder of its own for one test, gone afterwards.
final class Workshop {
    let folder: String

    init() throws {
        let name = "interlude-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    /// What lies in the folder, hidden files too.
    var contents: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } }
}

/// Runs a program and returns what it printed.
func output(of program: String, _ arguments: [String]) throws -> Data {
    let output = try KeptOutput()
    let process = try ChildProgram("/usr/bin/env", [program] + arguments, output: .kept(output))
    try #require(process.waitForEnd() == .exit(0), "\(program) \(arguments.joined(separator: " "))")
    return try output.data
}

/// The frames of a film as FFmpeg sees them, in straight RGBA.
func decoded(_ path: String, decoder: [String] = []) throws -> [UInt8] {
    let colours = ["-sws_flags", "accurate_rnd+full_chroma_int+full_chroma_inp"]
    return [UInt8](
        try output(
            of: "ffmpeg",
            ["-v", "error"] + decoder + ["-i", path] + colours
                + ["-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]))
}

/// A value that ffprobe reads from a film's stream.
func probe(_ path: String, _ entry: String) throws -> String {
    let arguments = ["-v", "error", "-count_frames", "-show_entries", "stream=\(entry)", "-of", "csv=p=0", path]
    let text = String(decoding: try output(of: "ffprobe", arguments), as: UTF8.self)
    return text.trimmingCharacters(in: CharacterSet(charactersIn: "\n,"))
}

/// Random numbers that are the same for the same seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Pictures for films.
enum Frames {
    /// A picture of one premultiplied pixel.
    static func flat(_ pixel: UInt32, _ width: Int, _ height: Int) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: width, height: height))
        for index in 0..<(width * height) { bitmap.pixels[index] = pixel }
        return CGImage(bitmap)
    }

    /// A soft gradient that moves with the index, opaque.
    static func gradient(_ index: Int, _ width: Int, _ height: Int) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width {
                let red = UInt32(min(40 + 3 * x + 5 * index, 250))
                let green = UInt32(min(60 + 4 * y, 250))
                let blue = UInt32(200 - min(2 * x + 2 * y, 150))
                bitmap[x, y] = red | green << 8 | blue << 16 | 0xFF00_0000
            }
        }
        return CGImage(bitmap)
    }

    /// Premultiplied noise of every alpha, opaque and clear pixels among it.
    static func noise(_ width: Int, _ height: Int, _ random: inout Seeded) throws -> CGImage {
        let bitmap = try #require(Bitmap(width: width, height: height))
        for index in 0..<(width * height) {
            let alpha = [0, 255, UInt32.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
            bitmap.pixels[index] = parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24
        }
        return CGImage(bitmap)
    }

    /// The straight RGBA bytes of a picture, each component rounded to nearest.
    static func straight(_ image: CGImage) -> [UInt8] {
        (0..<(image.width * image.height)).flatMap { index -> [UInt8] in
            let pixel = image.bitmap.pixels[index]
            let alpha = Int(pixel >> 24)
            let parts = [0, 8, 16].map { shift -> UInt8 in
                alpha == 0 ? 0 : UInt8((Int(pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha)
            }
            return parts + [UInt8(alpha)]
        }
    }
}

extension FilmWriter {
    /// Writes a whole film.
    static func write(
        _ frames: [CGImage], to path: String, format: FilmFormat? = nil, framesPerSecond: Double = 30,
        settings: FilmSettings = FilmSettings(), sampled: Bool = false
    ) throws {
        let writer = try FilmWriter(
            to: path, format: format, width: frames[0].width, height: frames[0].height,
            framesPerSecond: framesPerSecond, settings: settings,
            sample: sampled ? { frames[Int((Double(frames.count - 1) * $0).rounded())] } : nil)
        for frame in frames { try writer.append(frame) }
        try writer.finish()
    }
}
