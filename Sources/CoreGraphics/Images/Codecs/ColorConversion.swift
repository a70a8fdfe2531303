/// The way from the colours of a profile to sRGB.
protocol ColorConversion {
    /// How the pixels that it takes lie.
    var layout: PixelLayout { get }

    /// Converts a row to straight sRGB, red in the lowest byte. Alpha is kept; where the layout has none, the highest
    /// byte is whatever it was. Rows of four bytes a pixel may be converted where they stand.
    func convert(_ row: UnsafeRawPointer, into pixels: UnsafeMutablePointer<UInt32>, count: Int)
}

/// How the components of a pixel lie that a colour conversion takes.
enum PixelLayout {
    /// Straight red, green, blue and alpha.
    case rgba8
    /// The same in 16 bits each, in the machine's byte order.
    case rgba16
    /// Grey as equal red, green and blue, and alpha.
    case grey8
    /// Grey and alpha in 16 bits each, in the machine's byte order.
    case greyAlpha16
    case cmyk8
    /// CMYK with 255 for no ink.
    case invertedCMYK8

    /// The length of a pixel in bytes.
    var bytesPerPixel: Int { self == .rgba16 ? 8 : 4 }
}
