import CLittleCMS

/// The way from a profile's colours to sRGB, by Little CMS: relative colorimetric with black point compensation.
final class ColorConversion {
    /// How the components of a pixel lie.
    enum Layout {
        /// Straight red, green, blue and alpha.
        case rgba8
        /// The same in 16 bits each, in the machine's byte order.
        case rgba16
        case grey8
        case greyAlpha8
        case greyAlpha16
        case cmyk8
        /// CMYK with 255 for no ink.
        case invertedCMYK8

        /// The length of a pixel in bytes.
        var bytesPerPixel: Int {
            switch self {
            case .rgba8, .cmyk8, .invertedCMYK8, .greyAlpha16: 4
            case .rgba16: 8
            case .grey8: 1
            case .greyAlpha8: 2
            }
        }

        fileprivate var format: UInt32 {
            switch self {
            case .rgba8: interlude_cms_rgba8
            case .rgba16: interlude_cms_rgba16
            case .grey8: interlude_cms_grey8
            case .greyAlpha8: interlude_cms_greyAlpha8
            case .greyAlpha16: interlude_cms_greyAlpha16
            case .cmyk8: interlude_cms_cmyk8
            case .invertedCMYK8: interlude_cms_invertedCMYK8
            }
        }
    }

    /// How the pixels that it takes lie.
    let layout: Layout
    private let transform: cmsHTRANSFORM

    /// Prepares a conversion, which takes some milliseconds; nil when the profile does not allow any.
    ///
    /// Unless `isExact`, 8-bit pixels go through tables of Little CMS that are ten times as fast and off by less than
    /// one level. For 16-bit pixels those were seen to be off by 20, so they always go the exact way.
    init?(from profile: cmsHPROFILE, layout: Layout, isExact: Bool = false) {
        guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(sRGB) }
        var flags = UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA)
        if isExact || layout == .rgba16 || layout == .greyAlpha16 { flags |= UInt32(cmsFLAGS_NOOPTIMIZE) }
        let made = cmsCreateTransform(
            profile, layout.format, sRGB, interlude_cms_rgba8, UInt32(INTENT_RELATIVE_COLORIMETRIC), flags)
        guard let made else { return nil }
        transform = made
        self.layout = layout
    }

    deinit { cmsDeleteTransform(transform) }

    /// Converts a row to straight sRGB, red in the lowest byte. Alpha is kept; where the layout has none, the highest
    /// byte stays as it was. Rows of four bytes a pixel may be converted where they stand.
    func convert(_ row: UnsafeRawPointer, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        cmsDoTransform(transform, row, pixels, UInt32(count))
    }
}
