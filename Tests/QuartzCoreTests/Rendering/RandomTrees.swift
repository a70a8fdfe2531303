import QuartzCore

@testable import struct QuartzCore.RenderTree

/// Render trees of any kind, the same for the same seed.
struct RandomTrees {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func chance(_ probability: Double) -> Bool { random.double(in: 0...1) < probability }

    mutating func color(opaque: Bool = false) -> CGColor {
        CGColor(
            red: random.double(in: 0...1), green: random.double(in: 0...1), blue: random.double(in: 0...1),
            alpha: opaque || chance(0.6) ? 1 : random.double(in: 0...1))
    }

    /// A picture of random pixels, premultiplied.
    mutating func image(width: Int, height: Int, opaque: Bool) -> CGImage? {
        guard let bitmap = Bitmap(width: width, height: height) else { return nil }
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = color(opaque: opaque).pixel }
        }
        return CGImage(bitmap)
    }

    /// A layer with up to `depth` generations beneath it.
    mutating func node(depth: Int, in size: CGSize, whole: Bool = false) -> RenderNode {
        func number(_ low: Double, _ high: Double) -> CGFloat {
            let value = random.double(in: low...high)
            return whole ? CGFloat(value.rounded()) : CGFloat(value)
        }
        let bounds = CGRect(x: 0, y: 0, width: number(2, size.width), height: number(2, size.height))
        var transform = CATransform3DMakeTranslation(number(-4, size.width * 0.6), number(-4, size.height * 0.6), 0)
        if chance(0.3) {
            transform = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(random.double(in: -1...1)), 0, 0, 1), transform)
        }
        if chance(0.15) {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 60
            let turned = CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(random.double(in: -0.8...0.8)), 0, 1, 0), perspective)
            transform = CATransform3DConcat(turned, transform)
        }
        var style = RenderStyle()
        if chance(0.8) { style.backgroundColor = color() }
        if chance(0.4) { style.cornerRadius = number(1, 12) }
        if chance(0.2) { style.cornerCurve = .continuous }
        if chance(0.3) { (style.borderWidth, style.borderColor) = (number(1, 4), color()) }
        if chance(0.4) { style.opacity = CGFloat(random.double(in: 0...1)) }
        style.masksToBounds = chance(0.4)
        var contents = RenderContents.none
        if chance(0.4), let picture = image(width: 7, height: 5, opaque: chance(0.5)) {
            var image = RenderImage(picture)
            let gravities: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft]
            image.gravity = gravities[Int(random.next() % 5)]
            contents = .image(image)
        }
        let children = depth > 0 ? Int(random.next() % 4) : 0
        let sublayers = (0..<children).map { _ in node(depth: depth - 1, in: bounds.size, whole: whole) }
        let mask = depth > 0 && chance(0.15) ? node(depth: 0, in: bounds.size, whole: whole) : nil
        return RenderNode(
            bounds: bounds, transform: transform, zPosition: CGFloat(random.next() % 3), style: style,
            contents: contents, sublayers: sublayers, mask: mask)
    }
}

extension RenderNode {
    /// A layer at a place with a colour, what it shows and others on it.
    static func plain(
        _ rect: CGRect, _ color: CGColor? = nil, image: CGImage? = nil, opacity: CGFloat = 1,
        _ sublayers: [RenderNode] = []
    ) -> RenderNode {
        var style = RenderStyle()
        style.backgroundColor = color
        style.opacity = opacity
        return RenderNode(
            bounds: CGRect(origin: .zero, size: rect.size),
            transform: CATransform3DMakeTranslation(rect.minX, rect.minY, 0), style: style,
            contents: image.map { .image(RenderImage($0)) } ?? .none, sublayers: sublayers)
    }

    /// The pixels that the layer gives.
    func pixels(_ width: Int, _ height: Int, threads: Int = 1) -> [UInt32] {
        guard let bitmap = Bitmap(width: width, height: height) else { return [] }
        Compositor(threads: threads).draw(RenderTree(root: self), into: bitmap)
        return (0..<width * height).map { bitmap[$0 % width, $0 / width] }
    }
}
