import CLittleCMS

/// The way to sRGB for a profile that is a curve for each of red, green and blue, and a matrix: nearly every one that is
/// not CMYK.
///
/// Three tables make light of the levels, integers mix it, and one table makes levels again. Of a 1080×1920 picture that
/// takes a quarter of the time of Little CMS, and it is right within a level for 8 and for 16 bits.
final class MatrixConversion: ColorConversion {
    let layout: PixelLayout
    /// The light of every level, 1 being 2^15, of red, then of green, then of blue.
    private let light: [Int32]
    /// Rows of three, 1 being 2^13.
    private let matrix: [Int32]

    /// Prepares a conversion; nil when the profile has tables instead, or numbers that make no sense.
    init?(from profile: cmsHPROFILE, layout: PixelLayout) {
        guard layout == .rgba8 || layout == .rgba16, cmsGetPCS(profile) == cmsSigXYZData,
            cmsIsMatrixShaper(profile) != 0, cmsIsTag(profile, cmsSigAToB0Tag) == 0,
            cmsIsTag(profile, cmsSigAToB1Tag) == 0, cmsIsTag(profile, cmsSigDToB1Tag) == 0,
            let sRGB = cmsCreate_sRGBProfile()
        else { return nil }
        defer { cmsCloseProfile(sRGB) }
        guard let from = MatrixConversion.colorants(of: profile), let to = MatrixConversion.colorants(of: sRGB) else {
            return nil
        }
        let mixed = MatrixConversion.product(MatrixConversion.inverse(to), from)
        // So that no sum of three products reaches 2^31.
        guard [0, 3, 6].allSatisfy({ abs(mixed[$0]) + abs(mixed[$0 + 1]) + abs(mixed[$0 + 2]) < 7.9 }) else {
            return nil
        }
        matrix = mixed.map { Int32(($0 * 8_192).rounded()) }

        let count = layout == .rgba8 ? 256 : 65_536
        var light: [Int32] = []
        light.reserveCapacity(count * 3)
        for tag in [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag] {
            guard let curve = cmsReadTag(profile, tag).map(OpaquePointer.init) else { return nil }
            // A black that is not black would have to be compensated.
            guard abs(cmsEvalToneCurveFloat(curve, 0)) < 0.001 else { return nil }
            for level in 0..<count {
                let value = cmsEvalToneCurveFloat(curve, Float(level) / Float(count - 1))
                light.append(value > 0 ? Int32((min(value, 1) * 32_768).rounded()) : 0)
            }
        }
        self.light = light
        self.layout = layout
    }

    func convert(_ row: UnsafeRawPointer, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let m = (matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5], matrix[6], matrix[7], matrix[8])
        light.withUnsafeBufferPointer { light in
            MatrixConversion.levels.withUnsafeBufferPointer { levels in
                @inline(__always) func converted(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt32 {
                    // From 28 fractional bits to the 14 of the table.
                    @inline(__always) func level(_ sum: Int32) -> UInt32 {
                        UInt32(levels[Int(min(max((sum &+ 0x2000) >> 14, 0), 16_384))])
                    }
                    return level(m.0 &* red &+ m.1 &* green &+ m.2 &* blue)
                        | level(m.3 &* red &+ m.4 &* green &+ m.5 &* blue) << 8
                        | level(m.6 &* red &+ m.7 &* green &+ m.8 &* blue) << 16
                }
                if layout == .rgba8 {
                    for index in 0..<count {
                        let pixel = row.load(fromByteOffset: index * 4, as: UInt32.self)
                        let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
                        let color = converted(light[Int(red)], light[256 + Int(green)], light[512 + Int(blue)])
                        pixels[index] = color | pixel & 0xFF00_0000
                    }
                } else {
                    let deep = row.assumingMemoryBound(to: UInt16.self)
                    for index in 0..<count {
                        let (red, green, blue) = (deep[index * 4], deep[index * 4 + 1], deep[index * 4 + 2])
                        let color = converted(
                            light[Int(red)], light[65_536 + Int(green)], light[131_072 + Int(blue)])
                        // Rounded to the nearest of 255.
                        let alpha = (UInt32(deep[index * 4 + 3]) &* 255 &+ 32_895) >> 16
                        pixels[index] = color | alpha << 24
                    }
                }
            }
        }
    }

    /// The sRGB levels of light, 1 being 2^14.
    private static let levels: [UInt8] = {
        var levels: [UInt8] = []
        levels.reserveCapacity(16_385)
        for level in 0...255 {
            // Up to the light half way to the next level.
            let above = (Double(level) + 0.5) / 255
            let light = above <= 0.040_45 ? above / 12.92 : Elementary.pow((above + 0.055) / 1.055, 2.4)
            let end = level == 255 ? 16_385 : Int((light * 16_384).rounded(.up))
            while levels.count < end { levels.append(UInt8(level)) }
        }
        return levels
    }()

    /// The XYZ of a profile's primaries, rows of three.
    private static func colorants(of profile: cmsHPROFILE) -> [Double]? {
        let tags = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag]
        let columns = tags.compactMap { tag in
            cmsReadTag(profile, tag).map { $0.assumingMemoryBound(to: cmsCIEXYZ.self).pointee }
        }
        guard columns.count == 3 else { return nil }
        return columns.map(\.X) + columns.map(\.Y) + columns.map(\.Z)
    }

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        (0..<9).map { index in
            let (row, column) = (index / 3 * 3, index % 3)
            return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
        }
    }

    private static func inverse(_ m: [Double]) -> [Double] {
        func minor(_ row: Int, _ column: Int) -> Double {
            let (a, b, c, d) = ((row + 1) % 3 * 3, (row + 2) % 3 * 3, (column + 1) % 3, (column + 2) % 3)
            return m[a + c] * m[b + d] - m[a + d] * m[b + c]
        }
        let determinant = m[0] * minor(0, 0) + m[1] * minor(0, 1) + m[2] * minor(0, 2)
        return (0..<9).map { minor($0 % 3, $0 / 3) / determinant }
    }
}
