import InterludeStage
import Testing

@testable import InterludeCommand

@Suite struct DemoScreensTests {
    @Test func theScreensAreAlwaysTheSameAndUnlikeEachOther() throws {
        let (before, after) = try DemoScreens.pictures(scale: 0.2)
        let again = try DemoScreens.pictures(scale: 0.2)
        #expect(before.width == 78 && before.height == 169)
        #expect(after.width == 78 && after.height == 169)
        func bytes(_ image: CGImage) -> [UInt8] { Array(image.bitmap.bytes) }
        #expect(bytes(before) == bytes(again.before))
        #expect(bytes(after) == bytes(again.after))

        // One is by day, the other by night; both are opaque all over and full of colours.
        func brightness(_ image: CGImage) -> Int { bytes(image).reduce(0) { $0 + Int($1) } / bytes(image).count }
        #expect(brightness(before) > brightness(after) + 60)
        for image in [before, after] {
            let pixels = UnsafeBufferPointer(start: image.bitmap.pixels, count: image.width * image.height)
            #expect(pixels.allSatisfy { $0 >> 24 == 255 })
            #expect(Set(pixels).count > 1000)
        }
    }
}
