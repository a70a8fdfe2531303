import Foundation

/// Builds baseline JPEG files by the specification alone: blocks of 8×8 equal samples, so that every value is exact.
struct JPEGForge {
    struct Component {
        var across = 1
        var down = 1
        /// The value of the block at a column and row of blocks of this component, 0…255.
        var value: (_ column: Int, _ row: Int) -> Int

        init(_ value: Int, across: Int = 1, down: Int = 1) {
            self.init(across: across, down: down) { _, _ in value }
        }

        init(across: Int = 1, down: Int = 1, value: @escaping (_ column: Int, _ row: Int) -> Int) {
            (self.across, self.down, self.value) = (across, down, value)
        }
    }

    var width: Int
    var height: Int
    var components: [Component]
    /// The colour transform of an Adobe marker: 0 for none, 1 YCbCr, 2 YCCK.
    var adobeTransform: UInt8?
    /// Further segments, without the length.
    var segments: [(marker: UInt8, bytes: [UInt8])] = []

    var data: Data {
        var file = Data([0xFF, 0xD8])
        func add(_ marker: UInt8, _ bytes: [UInt8]) {
            let length = bytes.count + 2
            file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + bytes
        }
        if let adobeTransform { add(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, adobeTransform]) }
        for segment in segments { add(segment.marker, segment.bytes) }
        add(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        let sizes = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let frame = components.enumerated().flatMap { index, component -> [UInt8] in
            [UInt8(index + 1), UInt8(component.across << 4 | component.down), 0]
        }
        add(0xC0, [8] + sizes + [UInt8(components.count)] + frame)
        // The sizes 0…11 of a difference all have codes of four bits; the only other code ends a block.
        add(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11))
        add(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        let scan = components.indices.flatMap { index -> [UInt8] in [UInt8(index + 1), 0] }
        add(0xDA, [UInt8(components.count)] + scan + [0, 63, 0])
        return file + pixels + [0xFF, 0xD9]
    }

    private var pixels: [UInt8] {
        var bits = BitWriter()
        var previous = [Int](repeating: 0, count: components.count)
        func write(_ index: Int, _ column: Int, _ row: Int) {
            let level = (components[index].value(column, row) - 128) * 8
            let difference = level - previous[index]
            previous[index] = level
            let size = Int.bitWidth - abs(difference).leadingZeroBitCount
            bits.append(size, count: 4)
            bits.append(difference < 0 ? difference - 1 : difference, count: size)
            bits.append(0, count: 1)
        }
        // A single component's units are its blocks; several are interleaved by their sampling factors.
        let isSingle = components.count == 1
        let across = isSingle ? 1 : components.map(\.across).max() ?? 1
        let down = isSingle ? 1 : components.map(\.down).max() ?? 1
        for unitRow in 0..<((height + 8 * down - 1) / (8 * down)) {
            for unitColumn in 0..<((width + 8 * across - 1) / (8 * across)) {
                for (index, component) in components.enumerated() {
                    let (columns, rows) = isSingle ? (1, 1) : (component.across, component.down)
                    for row in 0..<rows {
                        for column in 0..<columns {
                            write(index, unitColumn * columns + column, unitRow * rows + row)
                        }
                    }
                }
            }
        }
        return bits.finished
    }

    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var bits = 0
        private var filled = 0

        mutating func append(_ value: Int, count: Int) {
            bits = bits << count | value & (1 << count - 1)
            filled += count
            while filled >= 8 {
                let byte = UInt8(bits >> (filled - 8) & 0xFF)
                bytes.append(byte)
                if byte == 0xFF { bytes.append(0) }
                filled -= 8
            }
            bits &= 1 << filled - 1
        }

        /// All bytes, the last filled with ones.
        var finished: [UInt8] {
            var whole = self
            if filled > 0 { whole.append(0xFF, count: 8 - filled) }
            return whole.bytes
        }
    }
}
