extension Data {
    /// Appends a number, highest byte first, as PNG has them.
    mutating func appendBig(_ number: Int, bytes: Int) {
        for byte in stride(from: bytes - 1, through: 0, by: -1) {
            append(UInt8(truncatingIfNeeded: number >> (8 * byte)))
        }
    }

    /// Appends a number, lowest byte first, as WebP has them.
    mutating func appendLittle(_ number: Int, bytes: Int) {
        for byte in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }

    /// The number in four bytes from an offset on, highest byte first; nil beyond the end.
    func big(at offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return self[(startIndex + offset)..<(startIndex + offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number in four bytes from an offset on, lowest byte first; nil beyond the end.
    func little(at offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return self[(startIndex + offset)..<(startIndex + offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
