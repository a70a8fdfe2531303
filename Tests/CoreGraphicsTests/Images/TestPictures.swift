import Testing

@testable import CoreGraphics

/// A small, fast source of random numbers whose seed a test prints.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension CGImage {
    /// A picture of given pixels, red in the lowest byte.
    convenience init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32) throws {
        let bitmap = try #require(Bitmap(width: width, height: height))
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = pixel(x, y) }
        }
        self.init(bitmap)
    }

    /// A picture of random premultiplied pixels.
    static func random(_ width: Int, _ height: Int, opaque: Bool, _ random: inout SeededRandom) throws -> CGImage {
        try CGImage(width, height) { _, _ in
            // Transparent and opaque pixels are the interesting ones and would else be rare.
            let kind = opaque ? 1 : Int.random(in: 0..<3, using: &random)
            let alpha: UInt32 = kind == 0 ? 0 : kind == 1 ? 255 : .random(in: 0...255, using: &random)
            let color = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
            return color[0] | color[1] << 8 | color[2] << 16 | alpha << 24
        }
    }

    /// All pixels in order, red in the lowest byte.
    var pixels: [UInt32] { Array(UnsafeBufferPointer(start: bitmap.pixels, count: width * height)) }
}

/// Runs a body with a folder of its own that is removed afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/pictures-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = String(cString: made)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
}

/// Straight components as a premultiplied pixel, in double precision.
func premultiplied(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value.rounded() * alpha.rounded() / 255).rounded()) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(255) << 24
}

/// Exif data with an orientation, behind another entry.
func exif(orientation: UInt8, bigEndian: Bool) -> [UInt8] {
    bigEndian
        ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0]
            + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
        : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0]
            + [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
}
