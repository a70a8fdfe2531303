import CLittleCMS

/// The way to sRGB for any profile, by Little CMS: relative colorimetric with black point compensation.
final class LittleCMSConversion: ColorConversion {
    let layout: PixelLayout
    private let transform: cmsHTRANSFORM
    /// For `grey8`, the colour of every level, without alpha.
    private var colors: [UInt32] = []

    /// Prepares a conversion, which takes some milliseconds; nil when the profile does not allow any.
    init?(from profile: cmsHPROFILE, layout: PixelLayout) {
        guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
        defer { cmsCloseProfile(sRGB) }
        var flags = UInt32(cmsFLAGS_BLACKPOINTCOMPENSATION | cmsFLAGS_COPY_ALPHA)
        if layout.isWorkedOutExactly { flags |= UInt32(cmsFLAGS_NOOPTIMIZE) }
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

extension PixelLayout {
    /// Whether Little CMS has to work out every pixel. The tables that it makes otherwise are ten times as fast, but for
    /// 16 bits they were seen to be off by 20 levels, and for grey by 2.
    fileprivate var isWorkedOutExactly: Bool { self == .rgba16 || self == .grey8 || self == .greyAlpha16 }

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
