import CLittleCMS

/// The way from a profile's colours to sRGB, by Little CMS: relative colorimetric with black point compensation.
final class ColorConversion {
    /// How the components of a pixel lie.
    enum Layout {
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

        /// Whether Little CMS has to work out every pixel. The tables that it makes otherwise are ten times as fast, and
        /// right within one level for 8 bits of RGB; but for 16 bits they were seen to be off by 20, and for grey by 2.
        fileprivate var isExact: Bool { self == .rgba16 || self == .grey8 || self == .greyAlpha16 }

        fileprivate var format: UInt32 {
            switch self {
            case .rgba8: interlude_cms_rgba8
            case .rgba16: interlude_cms_rgba16
            case .grey8: interlude_cms_grey8
            case .greyAlpha16: interlude_cms_greyAlpha16
            case .cmyk8: interlude_cms_cmyk8
            case .invertedCMYK8: interlude_cms_invertedCMYK8
            }
        }
    }

    /// How the pixels that it takes lie.
    let layout: Layout
    private let transform: cmsHTRANSFORM
    /// For `grey8`, the colour of every level, without alpha.
    private var colors: [UInt32] = []

    /// Prepares a conversion, which takes some milliseconds; nil when the profile does not allow any. Exact when asked
    /// for, or when the layout needs it.
    init?(from profile: cmsHPROFILE, layout: Layout, isExact: Bool = false) {
        guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(sRGB) }
        var flags = UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA)
        if isExact || layout.isExact { flags |= UInt32(cmsFLAGS_NOOPTIMIZE) }
        let made = cmsCreateTransform(
            profile, layout.format, sRGB, interlude_cms_rgba8, UInt32(INTENT_RELATIVE_COLORIMETRIC), flags)
        guard let made else { return nil }
        transform = made
        self.layout = layout
        if layout == .grey8 {
            colors = [UInt32](repeating: 0, count: 256)
            cmsDoTransform(transform, Array(0...255 as ClosedRange<UInt8>), &colors, 256)
        }
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts a row to straight sRGB, red in the lowest byte. Alpha is kept; where the layout has none, the highest
    /// byte is whatever it was. Rows of four bytes a pixel may be converted where they stand.
    func convert(_ row: UnsafeRawPointer, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        if layout == .grey8 {
            colors.withUnsafeBufferPointer { colors in
                for index in 0..<count {
                    let pixel = row.load(fromByteOffset: index * 4, as: UInt32.self)
                    pixels[index] = colors[Int(pixel & 0xFF)] & 0x00FF_FFFF | pixel & 0xFF00_0000
                }
            }
        } else {
            cmsDoTransform(transform, row, pixels, UInt32(count))
        }
    }
}
