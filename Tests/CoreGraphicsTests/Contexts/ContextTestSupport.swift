import CoreGraphics
import Testing

/// A transparent context of a size, origin at the lower left.
func makeContext(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
}

extension CGContext {
    /// A pixel by its column and its row from the top, red in the lowest byte.
    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
        let data = try #require(data)
        return data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }

    /// The alphas of a row, counted from the top.
    func alphas(row: Int) throws -> [Int] { try (0..<width).map { Int(try pixel($0, row) >> 24) } }
}

/// The four bytes of a pixel, red first.
func bytes(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> ($0 * 8) & 255) } }

/// The greatest difference between the bytes of two pixels.
func difference(_ a: UInt32, _ b: UInt32) -> Int { zip(bytes(a), bytes(b)).map { abs($0 - $1) }.max() ?? 0 }

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
