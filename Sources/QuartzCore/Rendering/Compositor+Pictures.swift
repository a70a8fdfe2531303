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
        let key = PictureKey(
            kind: .whole(opacity: node.style.opacity), look: NodeLook(node), rect: rect, scale: scale)
        return kept(key) { $0.drawPicture(node, $1, $2) }.map { LayerPicture(image: $0.image, rect: exact) }
    }

    /// A picture of a layer; kept for when it is needed again.
    ///
    /// - Parameter draw: draws the layer, given the way from its space to the picture's pixels.
    func kept(
        _ key: PictureKey,
        draw: (_ builder: inout DrawListBuilder, _ matrix: CATransform3D, DrawListBuilder.Surroundings) -> Void
    ) -> KeptPicture? {
        if let known = pictures.withLock({ $0.picture(for: key) }) { return known }
        let (node, rect, scale) = (key.look.node, key.rect, key.scale)
        let width = Int((rect.width * scale.width - 1e-6).rounded(.up))
        let height = Int((rect.height * scale.height - 1e-6).rounded(.up))
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else { return nil }
        var builder = DrawListBuilder(compositor: self, scale: max(scale.width, scale.height))
        let toOrigin = CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
        let matrix = CATransform3DConcat(toOrigin, CATransform3DMakeScale(scale.width, scale.height, 1))
        let all = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
        draw(&builder, matrix, builder.alone(node, matrix, all))
        self.draw(builder.list, into: bitmap)
        let picture = KeptPicture(
            key: key, image: CGImage(bitmap), extent: node.style.masksToBounds ? node.bounds : node.footprint())
        pictures.withLock { $0.keep(picture) }
        return picture
    }

    /// The most pixels that a layer is drawn by itself with.
    static let largestPicture = 1 << 26
}

/// What makes two pictures of layers the same.
struct PictureKey: Equatable {
    enum Kind: Equatable {
        /// What the layer shows, in its opacity.
        case whole(opacity: CGFloat)
        /// What the layer shows without its shadow, as if it were opaque and had no mask.
        case surface
        /// What the layer shows, as if it were opaque.
        case opaque
    }

    var kind: Kind
    var rect: CGRect
    var scale: CGSize
    var look: NodeLook

    init(kind: Kind, look: NodeLook, rect: CGRect, scale: CGSize) {
        (self.kind, self.look, self.rect, self.scale) = (kind, look, rect, scale)
    }
}

/// A picture of a layer.
struct KeptPicture {
    let key: PictureKey
    let image: CGImage
    /// A rectangle around what the layer shows, its own shadow apart, in its space.
    let extent: CGRect
}

/// The last pictures of layers that were drawn by themselves, as many as fit in a share of memory.
///
/// A render node never changes, so its picture stays right for as long as the node is kept with it.
struct PictureCache: Sendable {
    // Both pictures of a transition stay, however large they are.
    private var recents = Recents<KeptPicture>(bytes: 1 << 26, atMost: 64, atLeast: 2)

    /// A known picture.
    mutating func picture(for key: PictureKey) -> KeptPicture? { recents.use { $0.key == key } }

    mutating func keep(_ picture: KeptPicture) { recents.keep(picture) { $0.image.bitmap.bytes.count } }
}

extension RenderNode {
    /// The one image that the layer shows and nothing else, where it has the size asked for.
    fileprivate func plainImage(_ size: (Int, Int)) -> CGImage? {
        guard case .image(let contents) = contents, !contents.isMirrored, sublayers.isEmpty, mask == nil,
            style.opacity == 1, style.borderWidth <= 0, style.shadow == nil,
            style.cornerRadius <= 0 || !style.masksToBounds,
            contents.image.width == size.0, contents.image.height == size.1,
            contents.rect == CGRect(x: 0, y: 0, width: 1, height: 1), contents.frame(in: bounds) == bounds,
            contents.image.isOpaque || style.backgroundColor == nil
        else { return nil }
        return contents.image
    }
}
