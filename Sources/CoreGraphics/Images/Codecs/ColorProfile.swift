import CLittleCMS

/// A colour space that a picture's numbers are meant in.
final class ColorProfile {
    /// What a colour's components are.
    enum Space {
        case grey
        case rgb
        case cmyk
    }

    /// What the components are.
    let space: Space
    private let profile: cmsHPROFILE

    /// Reads an ICC profile; nil when it is broken, or none that a picture can have.
    convenience init?(icc: UnsafeRawBufferPointer) {
        guard let base = icc.baseAddress, let size = UInt32(exactly: icc.count),
            let profile = cmsOpenProfileFromMem(base, size)
        else { return nil }
        self.init(owning: profile)
    }

    /// The colour space of a PNG's gAMA and cHRM numbers, in hundred-thousandths: gamma, then the white point's, red's,
    /// green's and blue's x and y. Nil when there can be no such space.
    convenience init?(gamma: Int, chromaticities: [Int]) {
        guard gamma > 0, chromaticities.count == 8, chromaticities.allSatisfy({ $0 >= 0 }) else { return nil }
        let xy = chromaticities.map { Double($0) / 100_000 }
        guard xy[1] > 0, xy[3] > 0, xy[5] > 0, xy[7] > 0 else { return nil }
        var white = cmsCIExyY(x: xy[0], y: xy[1], Y: 1)
        var primaries = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: xy[2], y: xy[3], Y: 1), Green: cmsCIExyY(x: xy[4], y: xy[5], Y: 1),
            Blue: cmsCIExyY(x: xy[6], y: xy[7], Y: 1))
        guard let curve = cmsBuildGamma(nil, 100_000 / Double(gamma)) else { return nil }
        defer { cmsFreeToneCurve(curve) }
        var curves: [OpaquePointer?] = [curve, curve, curve]
        guard let profile = cmsCreateRGBProfile(&white, &primaries, &curves) else { return nil }
        self.init(owning: profile)
    }

    private init?(owning profile: cmsHPROFILE) {
        self.profile = profile
        let isDeviceLike = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
            .contains(cmsGetDeviceClass(profile))
        let signature = cmsGetColorSpace(profile)
        if isDeviceLike, signature == cmsSigGrayData {
            space = .grey
        } else if isDeviceLike, signature == cmsSigRgbData {
            space = .rgb
        } else if isDeviceLike, signature == cmsSigCmykData {
            space = .cmyk
        } else {
            cmsCloseProfile(profile)
            return nil
        }
    }

    deinit { cmsCloseProfile(profile) }

    /// The way from this space to sRGB for pixels of a layout; nil when none is needed, since no 8-bit colour moves by
    /// more than one level, and when the profile is too broken for one.
    func conversion(from layout: PixelLayout) -> (any ColorConversion)? {
        guard let conversion = anyConversion(from: layout) else { return nil }
        if space == .rgb {
            let shallow = layout == .rgba8 ? conversion : anyConversion(from: .rgba8)
            if shallow.map(ColorProfile.isIdentity) ?? true { return nil }
        }
        return conversion
    }

    private func anyConversion(from layout: PixelLayout) -> (any ColorConversion)? {
        MatrixConversion(from: profile, layout: layout) ?? LittleCMSConversion(from: profile, layout: layout)
    }

    private static func isIdentity(_ conversion: any ColorConversion) -> Bool {
        var colors: [UInt32] = (0..<256).map { $0 * 0x01_0101 }
        let levels: [UInt32] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
        for red in levels {
            for green in levels {
                for blue in levels { colors.append(red | green << 8 | blue << 16) }
            }
        }
        let converted = [UInt32](unsafeUninitializedCapacity: colors.count) { buffer, count in
            count = colors.count
            guard let base = buffer.baseAddress else { return }
            colors.withUnsafeBytes { bytes in
                if let bytes = bytes.baseAddress { conversion.convert(bytes, into: base, count: count) }
            }
        }
        func near(_ one: UInt32, _ other: UInt32) -> Bool {
            [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1 }
        }
        return zip(colors, converted).allSatisfy(near)
    }
}
