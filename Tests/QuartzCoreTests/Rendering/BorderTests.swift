import Testing

@testable import QuartzCore

/// Borders.
struct BorderTests {
    private func drawn(_ rect: CGRect, width: CGFloat, radius: CGFloat = 0) throws -> Bitmap {
        let layer = CALayer()
        layer.frame = rect
        layer.backgroundColor = .white
        (layer.borderWidth, layer.cornerRadius) = (width, radius)
        let root = CALayer()
        root.addSublayer(layer)
        return try QuartzCoreTests.drawn(
            root.modelNode ?? RenderNode(bounds: .zero), width: 20, height: 20)
    }

    @Test func coverAsMuchOfEachSideAsTheyAreWide() throws {
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        let whole = try drawn(CGRect(x: 2, y: 2, width: 12, height: 10), width: 3)
        #expect(whole[2, 2] == black && whole[4, 6] == black && whole[13, 11] == black && whole[1, 2] == 0)
        #expect(whole[5, 5] == white && whole[10, 8] == white)
        // Half a point more to each side, so that edges lie within pixels.
        let half = try drawn(CGRect(x: 1.5, y: 1.5, width: 13, height: 11), width: 3)
        #expect(half[2, 2] == black && (100..<220).contains(half[1, 6] >> 24) && half[5, 5] == white)
        let round = try drawn(CGRect(x: 2, y: 2, width: 12, height: 10), width: 3, radius: 5)
        #expect(round[2, 2] == 0 && round[8, 2] == black && round[8, 7] == white)
        // A border wider than the layer fills it.
        let full = try drawn(CGRect(x: 2, y: 2, width: 12, height: 10), width: 7)
        #expect(full[2, 2] == black && full[8, 7] == black)
    }
}
