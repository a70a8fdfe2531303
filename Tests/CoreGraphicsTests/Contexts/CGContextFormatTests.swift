import CoreGraphics
import Testing

@Suite struct CGContextFormatTests {
    private let space = CGColorSpaceCreateDeviceRGB()
    private let color = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)

    @Test func memoryOfTheCallerIsDrawnInto() throws {
        var memory = [UInt32](repeating: 7, count: 8)
        memory.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 16, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.setFillColor(color)
            context?.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            context?.flush()
        }
        let pixel = color.pixel
        #expect(memory == [pixel, pixel, pixel, 7, pixel, pixel, pixel, 7])
    }

    @Test func blueMayComeFirst() throws {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try CGImage(1, 1) { _, _ in color.pixel }
        context.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 1))
        for x in 0..<2 { #expect(bytes(try context.pixel(x, 0)) == [51, 153, 255, 255]) }
        let made = try #require(context.makeImage())
        #expect(made.pixels == [color.pixel, color.pixel])
    }

    @Test func withoutAlphaEveryPixelIsOpaque() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: space,
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        context.setFillColor(CGColor(gray: 1, alpha: 0.4))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let made = try #require(context.makeImage())
        #expect(made.isOpaque)
        #expect(made.pixels == [0xFF66_6666, 0xFF00_0000])
    }

    @Test func unknownFormatsAreRefused() {
        func make(
            _ width: Int = 2, _ height: Int = 2, bits: Int = 8, row: Int = 0, space: CGColorSpace? = nil,
            info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
        ) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: space ?? self.space, bitmapInfo: info)
        }
        #expect(make() != nil)
        #expect(make(0, 2) == nil && make(2, -1) == nil && make(40_000, 2) == nil)
        #expect(make(bits: 16) == nil && make(row: 4) == nil)
        #expect(make(space: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(make(info: CGImageAlphaInfo.last.rawValue) == nil)
        #expect(make(info: CGImageAlphaInfo.premultipliedFirst.rawValue) == nil)
        #expect(make(info: CGImageAlphaInfo.premultipliedLast.rawValue | 0x100) == nil)
        #expect(make(info: 31) == nil)
    }

    @Test func imagesMadeDoNotChangeLater() throws {
        let context = try makeContext(1, 1)
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(image.pixels == [0])
    }
}
