import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Frames for video encoders")
struct PlanarFrameTests {
    /// The planes by the definition of BT.709 in limited range, before rounding.
    private func reference(_ image: CGImage, _ width: Int, _ height: Int) -> [Double] {
        func rgb(_ x: Int, _ y: Int) -> [Double] {
            let pixel = image.bitmap[min(x, image.width - 1), min(y, image.height - 1)]
            return [0, 8, 16].map { Double(pixel >> $0 & 0xFF) / 255 }
        }
        func brightness(_ rgb: [Double]) -> Double { 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2] }
        var planes: [[Double]] = [[], [], []]
        for y in 0..<height { for x in 0..<width { planes[0].append(16 + 219 * brightness(rgb(x, y))) } }
        for y in stride(from: 0, to: height, by: 2) {
            for x in stride(from: 0, to: width, by: 2) {
                let four = [rgb(x, y), rgb(x + 1, y), rgb(x, y + 1), rgb(x + 1, y + 1)]
                let mean = (0..<3).map { part in four.map { $0[part] }.reduce(0, +) / 4 }
                planes[1].append(128 + 224 * (mean[2] - brightness(mean)) / 1.8556)
                planes[2].append(128 + 224 * (mean[0] - brightness(mean)) / 1.5748)
            }
        }
        return planes.flatMap { $0 }
    }

    @Test("are BT.709, rounded to nearest, for any size and number of threads", arguments: [true, false])
    func conversion(even: Bool) throws {
        let seed: UInt64 = 7
        var random = Seeded(seed)
        for (width, height) in [(1, 1), (2, 2), (3, 5), (17, 33), (64, 130), (129, 67)] {
            let image = try Frames.noise(width, height, &random)
            let planes = try #require(PlanarFrame(width: width, height: height, even: even, alpha: false))
            planes.fill(with: image, threads: 1)
            let bytes = [UInt8](planes.bytes)
            let expected = reference(image, planes.width, planes.height)
            try #require(bytes.count == expected.count)
            let worst = zip(bytes, expected).map { abs(Double($0) - $1) }.max() ?? 1
            #expect(worst < 0.52, "seed \(seed), \(width)×\(height)")
            planes.fill(with: image, threads: 5)
            #expect([UInt8](planes.bytes) == bytes)
        }
    }

    @Test("keep black, white and every grey free of colour")
    func greys() throws {
        for level in 0...255 as ClosedRange<UInt32> {
            let image = try Frames.flat(level * 0x01_0101 | 0xFF00_0000, 2, 2)
            let planes = try #require(PlanarFrame(width: 2, height: 2, even: true, alpha: false))
            planes.fill(with: image, threads: 1)
            let brightness = UInt8((16 + 219 * Double(level) / 255).rounded())
            #expect([UInt8](planes.bytes) == [brightness, brightness, brightness, brightness, 128, 128])
        }
    }

    @Test("with alpha have straight colours, weighted by alpha")
    func alpha() throws {
        // Half transparent red beside nothing: the colour is that of the red alone.
        let bitmap = try #require(Bitmap(width: 2, height: 2))
        bitmap[0, 0] = 0x8000_0080
        let planes = try #require(PlanarFrame(width: 2, height: 2, even: false, alpha: true))
        planes.fill(with: CGImage(bitmap), threads: 1)
        let red = try #require(PlanarFrame(width: 2, height: 2, even: false, alpha: false))
        red.fill(with: try Frames.flat(0xFF00_00FF, 2, 2), threads: 1)
        let (bytes, opaque) = ([UInt8](planes.bytes), [UInt8](red.bytes))
        #expect(bytes[0] == opaque[0])
        #expect(bytes[1..<4] == [16, 16, 16])
        #expect(bytes[4..<6] == opaque[4..<6])
        #expect(bytes[6...] == [128, 0, 0, 0])
    }
}
