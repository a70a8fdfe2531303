/// Where the alpha of a pixel lies, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// After the colours, which are multiplied by it.
    case premultipliedLast
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst
    /// After the colours.
    case last
    /// Before the colours.
    case first
    /// There is a byte for it after the colours, which means nothing.
    case noneSkipLast
    /// There is a byte for it before the colours, which means nothing.
    case noneSkipFirst
    /// There is nothing else.
    case alphaOnly
}

/// How the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits: the alpha's place in the lowest five, the byte order from the thirteenth.
    public let rawValue: UInt32

    /// Makes a value of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that tell the alpha's place.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that tell the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes lie in the order of the components.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// Pixels are 16-bit numbers, lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Pixels are 32-bit numbers, lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pixels are 16-bit numbers, highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Pixels are 32-bit numbers, highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
