import CWebP
import Testing

@testable import CoreGraphics

/// Builds WebP files chunk by chunk, the compressed pixels by libwebp.
enum WebPForge {
    /// A lossless file of straight pixels, red in the lowest byte.
    static func lossless(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws -> [UInt8] {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = pixels.withUnsafeBytes { pixels in
            WebPEncodeLosslessRGBA(
                pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height), Int32(width * 4),
                &bytes)
        }
        defer { WebPFree(bytes) }
        return Array(UnsafeBufferPointer(start: try #require(bytes), count: count))
    }

    /// The compressed chunk of a simple file, with its name and length.
    static func pixels(of file: [UInt8]) -> [UInt8] { Array(file.dropFirst(12)) }

    static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array(name.utf8) + number(bytes.count, 4) + bytes + [UInt8](repeating: 0, count: bytes.count % 2)
    }

    /// An extended file; `flags` are 0x20 profile, 0x10 alpha, 0x08 Exif, 0x02 animation.
    static func extended(_ width: Int, _ height: Int, flags: UInt8, _ chunks: [[UInt8]]) -> Data {
        let header = chunk("VP8X", [flags, 0, 0, 0] + number(width - 1, 3) + number(height - 1, 3))
        let body = Array("WEBP".utf8) + header + chunks.flatMap { $0 }
        return Data(chunk("RIFF", body))
    }

    /// A frame of an animation; the offset must be even.
    static func frame(of file: [UInt8], x: Int, y: Int, _ width: Int, _ height: Int) -> [UInt8] {
        let place = number(x / 2, 3) + number(y / 2, 3) + number(width - 1, 3) + number(height - 1, 3)
        return chunk("ANMF", place + number(100, 3) + [0] + pixels(of: file))
    }

    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
