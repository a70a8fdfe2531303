/// Numbers in the bytes of a file, each read with its bounds checked: nil beyond the end.
struct ByteView {
    // Unsafe memory: valid only while the file's bytes are held, as every decoder's maker does.
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    subscript(offset: Int) -> UInt8? {
        offset >= 0 && offset < bytes.count ? bytes[offset] : nil
    }

    /// A number of 16 bits.
    func number16(at offset: Int, bigEndian: Bool = true) -> Int? {
        guard let first = self[offset], let second = self[offset + 1] else { return nil }
        return bigEndian ? Int(first) << 8 | Int(second) : Int(second) << 8 | Int(first)
    }

    /// A number of 32 bits.
    func number32(at offset: Int, bigEndian: Bool = true) -> Int? {
        guard let first = number16(at: offset, bigEndian: bigEndian),
            let second = number16(at: offset + 2, bigEndian: bigEndian)
        else { return nil }
        return bigEndian ? first << 16 | second : second << 16 | first
    }

    /// A part of the bytes; nil when it reaches beyond the end.
    func part(from offset: Int, count: Int) -> ByteView? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        return ByteView(bytes: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
    }

    /// Whether the bytes begin with an ASCII text.
    func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes.starts(with: $0) }
    }
}
