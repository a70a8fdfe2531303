import Foundation

/// Builds PNG files by the specification alone, with pixels that are stored and not compressed.
struct PNGForge {
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var channels: Int { [.grey: 1, .rgb: 3, .palette: 1, .greyAlpha: 2, .rgba: 4][self] ?? 0 }
    }

    var width: Int
    var height: Int
    var type = ColorType.rgba
    var depth = 8
    var isInterlaced = false
    /// Chunks between the header and the pixels.
    var chunks: [(name: String, bytes: [UInt8])] = []
    /// Chunks behind the pixels.
    var chunksAfter: [(name: String, bytes: [UInt8])] = []
    /// The samples of a pixel, each below 2 to the power of the depth.
    var samples: (_ x: Int, _ y: Int) -> [Int] = { _, _ in [] }

    var data: Data {
        let header =
            PNGForge.number(width) + PNGForge.number(height)
            + [UInt8(depth), type.rawValue, 0, 0, isInterlaced ? 1 : 0]
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += PNGForge.chunk("IHDR", header)
        for chunk in chunks { file += PNGForge.chunk(chunk.name, chunk.bytes) }
        file += PNGForge.chunk("IDAT", PNGForge.stored(rows))
        for chunk in chunksAfter { file += PNGForge.chunk(chunk.name, chunk.bytes) }
        return file + PNGForge.chunk("IEND", [])
    }

    /// The rows of all passes, each behind its filter byte.
    private var rows: [UInt8] {
        let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var bytes: [UInt8] = []
        for (left, top, across, down) in isInterlaced ? adam7 : [(0, 0, 1, 1)] where left < width {
            for y in stride(from: top, to: height, by: down) {
                bytes.append(0)
                var (bits, filled) = (0, 0)
                for x in stride(from: left, to: width, by: across) {
                    for sample in samples(x, y) {
                        (bits, filled) = (bits << depth | sample, filled + depth)
                        while filled >= 8 {
                            bytes.append(UInt8(bits >> (filled - 8) & 0xFF))
                            filled -= 8
                        }
                        bits &= 1 << filled - 1
                    }
                }
                if filled > 0 { bytes.append(UInt8(bits << (8 - filled))) }
            }
        }
        return bytes
    }

    /// A chunk with its length and checksum.
    static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + bytes
        return number(bytes.count) + named + number(Int(checksum(named)))
    }

    static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// The CRC of PNG and zlib.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ crc >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
    }

    /// A zlib stream of stored blocks.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(bytes.count - start, 0xFFFF)
            let isLast: UInt8 = start + count == bytes.count ? 1 : 0
            stream += [isLast, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
            stream += bytes[start..<start + count]
            start += count
        } while start < bytes.count
        let (low, high) = bytes.reduce((1, 0)) { sums, byte in
            let low = (sums.0 + Int(byte)) % 65_521
            return (low, (sums.1 + low) % 65_521)
        }
        return stream + number(high << 16 | low)
    }
}
