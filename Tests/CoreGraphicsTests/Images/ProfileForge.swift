import CLittleCMS
import Foundation
import Testing

/// Builds ICC profiles, and says in double precision where their colours lie in sRGB.
enum ProfileForge {
    /// The primaries and white point of a space, each as x and y.
    struct Primaries: Sendable {
        var red: (x: Double, y: Double)
        var green: (x: Double, y: Double)
        var blue: (x: Double, y: Double)
        var white = (x: 0.3127, y: 0.3290)

        static let sRGB = Primaries(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06))
        static let wide = Primaries(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06))

        /// From linear RGB to XYZ, rows of three.
        var matrix: [[Double]] {
            func xyz(_ point: (x: Double, y: Double)) -> [Double] {
                [point.x / point.y, 1, (1 - point.x - point.y) / point.y]
            }
            let columns = [xyz(red), xyz(green), xyz(blue)]
            let unscaled = (0..<3).map { row in columns.map { $0[row] } }
            let scales = ProfileForge.product(ProfileForge.inverse(unscaled), xyz(white))
            return unscaled.map { row in zip(row, scales).map { $0 * $1 } }
        }
    }

    static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
    }

    static func inverse(_ m: [[Double]]) -> [[Double]] {
        func minor(_ row: Int, _ column: Int) -> Double {
            let (a, b, c, d) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
            return m[a][c] * m[b][d] - m[a][d] * m[b][c]
        }
        let determinant = (0..<3).map { m[0][$0] * minor(0, $0) }.reduce(0, +)
        return (0..<3).map { row in (0..<3).map { column in minor(column, row) / determinant } }
    }

    /// A linear level in sRGB's curve, clipped, from 0 to 255.
    static func encoded(_ level: Double) -> Double {
        let clipped = min(max(level, 0), 1)
        return 255 * (clipped <= 0.003_130_8 ? 12.92 * clipped : 1.055 * Foundation.pow(clipped, 1 / 2.4) - 0.055)
    }

    /// Levels from 0 to 1 in a space of a gamma, as levels from 0 to 255 in sRGB.
    static func sRGB(_ levels: [Double], _ primaries: Primaries, gamma: Double) -> [Double] {
        let linear = levels.map { Foundation.pow($0, gamma) }
        return product(inverse(Primaries.sRGB.matrix), product(primaries.matrix, linear)).map(encoded)
    }

    static func rgb(_ primaries: Primaries, gamma: Double) throws -> [UInt8] {
        func point(_ point: (x: Double, y: Double)) -> cmsCIExyY { cmsCIExyY(x: point.x, y: point.y, Y: 1) }
        var white = point(primaries.white)
        var triple = cmsCIExyYTRIPLE(
            Red: point(primaries.red), Green: point(primaries.green), Blue: point(primaries.blue))
        let curve = cmsBuildGamma(nil, gamma)
        defer { cmsFreeToneCurve(curve) }
        var curves = [curve, curve, curve]
        return try bytes(of: cmsCreateRGBProfile(&white, &triple, &curves))
    }

    static func sRGB() throws -> [UInt8] { try bytes(of: cmsCreate_sRGBProfile()) }

    static func grey(gamma: Double) throws -> [UInt8] {
        let curve = cmsBuildGamma(nil, gamma)
        defer { cmsFreeToneCurve(curve) }
        return try bytes(of: cmsCreateGrayProfile(cmsD50_xyY(), curve))
    }

    /// The L*, a* and b* of inks from 0 to 1 in the profile that `cmyk` makes.
    static func lab(inks: [Double]) -> [Double] {
        let paper = (1 - inks[3]) * (1 - 0.2 * inks[0]) * (1 - 0.3 * inks[1]) * (1 - 0.1 * inks[2])
        let colored = (1 - inks[3]) * 20
        return [100 * paper, colored * (inks[1] - inks[0]), colored * (inks[2] - inks[1] * 0.5)]
    }

    /// The L*, a* and b* of red, green and blue from 0 to 1 in the profile that `rgbTable` makes.
    static func lab(rgb: [Double]) -> [Double] {
        let inks = rgb.map { 1 - $0 }
        return lab(inks: inks + [inks[0] * inks[1] * inks[2]])
    }

    /// A profile of inks whose table holds their colours for no ink and full ink.
    static func cmyk() throws -> [UInt8] {
        try table(cmsSigCmykData, cmsSigOutputClass, channels: 4) { input, output, _ in
            ProfileForge.store(ProfileForge.lab(inks: ProfileForge.levels(input, 4)), output)
        }
    }

    /// A profile of red, green and blue whose table holds their colours for none and full light.
    static func rgbTable() throws -> [UInt8] {
        try table(cmsSigRgbData, cmsSigDisplayClass, channels: 3) { input, output, _ in
            ProfileForge.store(ProfileForge.lab(rgb: ProfileForge.levels(input, 3)), output)
        }
    }

    private static func levels(_ input: UnsafePointer<UInt16>?, _ channels: Int) -> [Double] {
        UnsafeBufferPointer(start: input, count: channels).map { Double($0) / 65_535 }
    }

    private static func store(_ lab: [Double], _ output: UnsafeMutablePointer<UInt16>?) -> Int32 {
        let coded = [lab[0] / 100 * 65_280, (lab[1] + 128) * 256, (lab[2] + 128) * 256]
        for (index, value) in coded.enumerated() { output?[index] = UInt16(value.rounded()) }
        return 1
    }

    private static func table(
        _ space: cmsColorSpaceSignature, _ deviceClass: cmsProfileClassSignature, channels: UInt32,
        _ sampler: cmsSAMPLER16
    ) throws -> [UInt8] {
        let profile = try #require(cmsCreateProfilePlaceholder(nil))
        cmsSetProfileVersion(profile, 2.1)
        cmsSetDeviceClass(profile, deviceClass)
        cmsSetColorSpace(profile, space)
        cmsSetPCS(profile, cmsSigLabData)
        let pipeline = cmsPipelineAlloc(nil, channels, 3)
        defer { cmsPipelineFree(pipeline) }
        let table = cmsStageAllocCLut16bit(nil, 2, channels, 3, nil)
        #expect(cmsStageSampleCLut16bit(table, sampler, nil, 0) != 0)
        #expect(cmsPipelineInsertStage(pipeline, cmsAT_BEGIN, table) != 0)
        #expect(cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline)) != 0)
        #expect(cmsWriteTag(profile, cmsSigMediaWhitePointTag, cmsD50_XYZ()) != 0)
        return try bytes(of: profile)
    }

    /// L*, a* and b* as levels from 0 to 255 in sRGB.
    static func sRGB(lab: [Double]) -> [Double] {
        func cubed(_ t: Double) -> Double { t > 6.0 / 29 ? t * t * t : 3 * 36.0 / 841 * (t - 4.0 / 29) }
        let y = (lab[0] + 16) / 116
        let xyz = [0.9642 * cubed(y + lab[1] / 500), cubed(y), 0.8249 * cubed(y - lab[2] / 200)]
        // sRGB as seen under D50.
        let seen = [[0.436_03, 0.385_11, 0.143_05], [0.222_49, 0.716_90, 0.060_61], [0.013_92, 0.097_08, 0.713_90]]
        return product(inverse(seen), xyz).map(encoded)
    }

    private static func bytes(of profile: cmsHPROFILE?) throws -> [UInt8] {
        let profile = try #require(profile)
        defer { cmsCloseProfile(profile) }
        var count: UInt32 = 0
        #expect(cmsSaveProfileToMem(profile, nil, &count) != 0)
        var bytes = [UInt8](repeating: 0, count: Int(count))
        #expect(cmsSaveProfileToMem(profile, &bytes, &count) != 0)
        return bytes
    }
}
