/// GIF's compression: Lempel, Ziv and Welch's, in blocks of up to 255 bytes.
struct GIFCompressor {
    private static let maximumCodes = 4096
    private static let slots = 1 << 14

    private let bits: Int
    private var block: [UInt8] = []
    private var buffer: UInt32 = 0
    private var bufferBits = 0
    private var output = Data()

    /// The bytes that stand for indices of so many bits, 2 to 8, in a file.
    static func compress(_ indices: [UInt8], bits: Int) -> Data {
        var compressor = GIFCompressor(bits: bits)
        compressor.run(indices)
        return compressor.output
    }

    private init(bits: Int) { self.bits = bits }

    private mutating func run(_ indices: [UInt8]) {
        output.append(UInt8(bits))
        let clear = 1 << bits
        // Sequences by their beginning and last index: the key above the code, 0 for a free slot.
        var table = [UInt32](repeating: 0, count: GIFCompressor.slots)
        var (width, next) = (bits + 1, clear + 2)
        emit(clear, width)
        var code = -1
        for index in indices {
            guard code >= 0 else {
                code = Int(index)
                continue
            }
            let key = UInt32(code << 8 | Int(index)) + 1
            var slot = Int((key &* 0x9E37_79B1) >> 18)
            while table[slot] != 0 && table[slot] >> 12 != key { slot = (slot + 1) & (GIFCompressor.slots - 1) }
            if table[slot] != 0 {
                code = Int(table[slot] & 0xFFF)
                continue
            }
            emit(code, width)
            code = Int(index)
            if next < GIFCompressor.maximumCodes {
                table[slot] = key << 12 | UInt32(next)
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                emit(clear, width)
                table = [UInt32](repeating: 0, count: GIFCompressor.slots)
                (width, next) = (bits + 1, clear + 2)
            }
        }
        if code >= 0 { emit(code, width) }
        // The reader has added one more sequence than was written, and may have come to wider codes by it.
        if next == 1 << width && width < 12 { width += 1 }
        emit(clear + 1, width)
        if bufferBits > 0 { block.append(UInt8(truncatingIfNeeded: buffer)) }
        flush()
        output.append(0)
    }

    private mutating func emit(_ code: Int, _ width: Int) {
        buffer |= UInt32(code) << bufferBits
        bufferBits += width
        while bufferBits >= 8 {
            block.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            bufferBits -= 8
            if block.count == 255 { flush() }
        }
    }

    private mutating func flush() {
        guard !block.isEmpty else { return }
        output.append(UInt8(block.count))
        output.append(contentsOf: block)
        block.removeAll(keepingCapacity: true)
    }
}
