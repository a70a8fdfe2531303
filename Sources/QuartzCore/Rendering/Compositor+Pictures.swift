import Dispatch

/// A layer drawn by itself: pixels and the part of the layer's space that they show.
struct LayerPicture {
    var image: CGImage
    var rect: CGRect
}

extension Compositor {
    /// Does something for all rows of a picture, a few at a time on each thread.
    ///
    /// - Parameters:
    ///   - count: how many rows there are.
    ///   - body: what to do for some rows; called on several threads at once, with other rows each time.
    func forRows(_ count: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let height = max(8, (count + 63) / 64)
        let pieces = (count + height - 1) / height
        guard threads > 1, pieces > 1 else { return body(0..<count) }
        let workers = min(threads, pieces)
        // Piece by piece in turn: which thread draws what changes nothing but the time.
        DispatchQueue.concurrentPerform(iterations: workers) { worker in
            for piece in stride(from: worker, to: pieces, by: workers) {
                body(piece * height..<min((piece + 1) * height, count))
            }
        }
    }

    /// Draws what a layer shows, by itself.
    ///
    /// - Parameters:
    ///   - rect: the part of the layer's space to draw.
    ///   - scale: pixels to a point along both axes.
    /// - Returns: the picture, or nil where there is nothing to draw or it would be too large.
    func picture(of node: RenderNode, rect: CGRect, scale: CGSize) -> LayerPicture? {
        let width = (rect.width * scale.width - 1e-6).rounded(.up)
        let height = (rect.height * scale.height - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width * height <= CGFloat(Compositor.largestPicture) else { return nil }
        let size = (Int(width), Int(height))
        let exact = CGRect(
            x: rect.minX, y: rect.minY, width: width / scale.width, height: height / scale.height)
        if let image = node.plainImage(size), rect == node.bounds { return LayerPicture(image: image, rect: exact) }
        let key = PictureKey(node: ObjectIdentifier(node), rect: rect, scale: scale)
        if let known = pictures.withLock({ $0.image(for: key) }) { return LayerPicture(image: known, rect: exact) }
        guard let bitmap = Bitmap(unclearedWidth: size.0, height: size.1) else { return nil }
        var builder = DrawListBuilder(compositor: self, scale: max(scale.width, scale.height))
        let toOrigin = CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
        let matrix = CATransform3DConcat(toOrigin, CATransform3DMakeScale(scale.width, scale.height, 1))
        builder.drawPicture(
            node, matrix,
            DrawListBuilder.Surroundings(scissor: PixelRect(x0: 0, y0: 0, x1: size.0, y1: size.1)))
        draw(builder.list, into: bitmap)
        let image = CGImage(bitmap)
        pictures.withLock { $0.keep(image, of: node, for: key) }
        return LayerPicture(image: image, rect: exact)
    }

    /// The most pixels that a layer is drawn by itself with.
    private static let largestPicture = 1 << 26
}

/// What makes two pictures of layers the same.
struct PictureKey: Hashable {
    var node: ObjectIdentifier
    var rect: CGRect
    var scale: CGSize

    func hash(into hasher: inout Hasher) { hasher.combine(node) }

    static func == (a: PictureKey, b: PictureKey) -> Bool {
        a.node == b.node && a.rect == b.rect && a.scale == b.scale
    }
}

/// The last pictures of layers that were drawn by themselves.
///
/// A render node never changes, so its picture stays right for as long as the node is kept with it.
struct PictureCache: Sendable {
    private var entries: [(key: PictureKey, node: RenderNode, image: CGImage)] = []
    private static let capacity = 8

    func image(for key: PictureKey) -> CGImage? { entries.first { $0.key == key }?.image }

    mutating func keep(_ image: CGImage, of node: RenderNode, for key: PictureKey) {
        entries.insert((key, node, image), at: 0)
        if entries.count > PictureCache.capacity { entries.removeLast() }
    }
}

extension RenderNode {
    /// The one image that the layer shows and nothing else, where it has the size asked for.
    fileprivate func plainImage(_ size: (Int, Int)) -> CGImage? {
        guard case .image(let contents) = contents, sublayers.isEmpty, mask == nil, style.opacity == 1,
            style.borderWidth <= 0, style.shadow == nil, style.cornerRadius <= 0 || !style.masksToBounds,
            contents.image.width == size.0, contents.image.height == size.1,
            contents.rect == CGRect(x: 0, y: 0, width: 1, height: 1), contents.frame(in: bounds) == bounds,
            contents.image.isOpaque || style.backgroundColor == nil
        else { return nil }
        return contents.image
    }
}
