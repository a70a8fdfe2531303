import Synchronization

/// What makes two pictures of outlines the same.
struct ShapeKey: Equatable {
    /// Pixels to a point.
    var resolution: CGFloat
    /// The point at the picture's upper left corner.
    var origin: CGPoint
    var shape: RenderShape
}

/// The last outlines that were drawn, as many as fit in a share of memory.
struct ShapeCache: Sendable {
    private var recents = Recents<(key: ShapeKey, image: CGImage)>(bytes: 1 << 25, atMost: 256)

    /// A known picture.
    fileprivate mutating func image(for key: ShapeKey) -> CGImage? { recents.use { $0.key == key }?.image }

    fileprivate mutating func keep(_ image: CGImage, for key: ShapeKey) {
        recents.keep((key, image)) { $0.image.bitmap.bytes.count }
    }
}

extension Compositor {
    /// The picture of an outline; kept for when it is needed again.
    func picture(of key: ShapeKey) -> CGImage? {
        if let known = shapes.withLock({ $0.image(for: key) }) { return known }
        let extent = key.shape.extent
        let width = Int(((extent.maxX - key.origin.x) * key.resolution).rounded(.up))
        let height = Int(((extent.maxY - key.origin.y) * key.resolution).rounded(.up))
        guard let bitmap = Bitmap(width: max(width, 1), height: max(height, 1)),
            let context = CGContext(bitmap, scale: key.resolution, origin: key.origin)
        else { return nil }
        key.shape.draw(in: context)
        let image = CGImage(bitmap, isOpaque: false)
        shapes.withLock { $0.keep(image, for: key) }
        return image
    }
}
