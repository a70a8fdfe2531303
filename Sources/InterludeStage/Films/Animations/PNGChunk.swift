/// A part of a PNG file.
struct PNGChunk {
    /// Four letters.
    let kind: String
    /// What it holds.
    let body: Data

    /// Makes a chunk.
    init(_ kind: String, _ body: Data) {
        self.kind = kind
        self.body = body
    }

    /// The chunks of a whole file.
    static func all(in file: Data) -> [PNGChunk] {
        var chunks: [PNGChunk] = []
        var offset = 8
        while let length = file.big(at: offset), offset + 12 + length <= file.count {
            let start = file.startIndex + offset
            let kind = String(decoding: file[(start + 4)..<(start + 8)], as: UTF8.self)
            chunks.append(PNGChunk(kind, file[(start + 8)..<(start + 8 + length)]))
            offset += 12 + length
        }
        return chunks
    }

    /// The chunk as it stands in a file: length, kind, body, checksum.
    var bytes: Data {
        var data = Data()
        data.appendBig(body.count, bytes: 4)
        data += Data(kind.utf8) + body
        data.appendBig(Int(PNGChunk.checksum(of: data.dropFirst(4))), bytes: 4)
        return data
    }

    /// The cyclic redundancy check that PNG uses.
    private static func checksum(of data: Data) -> UInt32 {
        data.withUnsafeBytes { bytes in
            ~bytes.reduce(UInt32.max) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
}
