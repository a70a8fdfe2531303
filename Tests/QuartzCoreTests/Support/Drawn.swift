@testable import QuartzCore

/// A node drawn at some size, over nothing.
func drawn(
    _ node: RenderNode, width: Int, height: Int, scale: CGFloat = 1, by compositor: Compositor = Compositor(threads: 1)
) throws -> Bitmap {
    struct NoMemory: Error {}
    guard let bitmap = Bitmap(width: width, height: height) else { throw NoMemory() }
    compositor.draw(RenderTree(root: node), into: bitmap, scale: scale)
    return bitmap
}

extension Bitmap {
    /// Red, green, blue and alpha of a pixel.
    func components(_ x: Int, _ y: Int) -> SIMD4<Double> {
        let pixel = self[x, y]
        return SIMD4(
            Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    }

    /// All bytes, to compare.
    var all: [UInt8] { Array(bytes) }
}

extension RenderStyle {
    /// A style with some properties set.
    static func with(_ change: (inout RenderStyle) -> Void) -> RenderStyle {
        var style = RenderStyle()
        change(&style)
        return style
    }
}
