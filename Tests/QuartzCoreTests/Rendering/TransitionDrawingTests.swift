import Testing

@testable import QuartzCore

/// What holds for every transition at the moments that count.
struct TransitionDrawingTests {
    static let subtypes: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    static let meeting: [CATransitionType] = [.push, .cube]
    static let mirroring: [CATransitionType] = [
        .fade, .moveIn, .push, .reveal, .cube, .oglFlip, .rippleEffect, .cameraIrisHollowOpen, .cameraIrisHollowClose,
    ]
    static let width = 48
    static let height = 36
    static let bounds = CGRect(x: 0, y: 0, width: width, height: height)

    /// A layer on its way, or one of its pictures.
    static func layer(
        _ type: CATransitionType, _ subtype: CATransitionSubtype, _ progress: Double, mirrored: Bool = false
    ) throws -> RenderNode {
        var trees = RandomTrees(seed: 11)
        let images = (0..<2).map { _ in trees.image(width: width, height: height, opaque: true) }
        let first = try #require(images[0])
        let second = try #require(images[1])
        let horizontal = subtype == .fromLeft || subtype == .fromRight
        func shown(_ image: CGImage) throws -> CGImage {
            mirrored ? try mirror(image, horizontally: horizontal) : image
        }
        let before = RenderNode(bounds: bounds, contents: .image(RenderImage(try shown(first))))
        return RenderNode(
            bounds: bounds, contents: .image(RenderImage(try shown(second))),
            transition: RenderTransition(type: type, subtype: subtype, progress: progress, before: before))
    }

    static func mirror(_ image: CGImage, horizontally: Bool) throws -> CGImage {
        let result = try #require(Bitmap(width: image.width, height: image.height))
        for y in 0..<image.height {
            for x in 0..<image.width {
                result[x, y] =
                    horizontally ? image.bitmap[image.width - 1 - x, y] : image.bitmap[x, image.height - 1 - y]
            }
        }
        return CGImage(result)
    }

    static func mirror(_ pixels: [UInt32], horizontally: Bool) -> [UInt32] {
        (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            return horizontally ? pixels[y * width + width - 1 - x] : pixels[(height - 1 - y) * width + x]
        }
    }

    @Test(arguments: CATransitionType.all, subtypes)
    func firstAndLastFramesAreThePictures(type: CATransitionType, subtype: CATransitionSubtype) throws {
        let first = try Self.layer(type, subtype, 0)
        let before = try #require(first.transition?.before)
        #expect(first.pixels(Self.width, Self.height) == before.pixels(Self.width, Self.height))
        let last = try Self.layer(type, subtype, 1)
        let after = RenderNode(bounds: last.bounds, contents: last.contents)
        #expect(last.pixels(Self.width, Self.height) == after.pixels(Self.width, Self.height))
    }

    @Test(arguments: mirroring)
    func oppositeSubtypesMirrorEachOther(type: CATransitionType) throws {
        for (one, other) in [(Self.subtypes[0], Self.subtypes[1]), (Self.subtypes[2], Self.subtypes[3])] {
            for progress in [0.13, 0.5, 0.71] {
                let here = try Self.layer(type, one, progress).pixels(Self.width, Self.height)
                let there = try Self.layer(type, other, progress, mirrored: true).pixels(Self.width, Self.height)
                let mirrored = Self.mirror(there, horizontally: one == .fromRight)
                let off = zip(here, mirrored).filter { $0 != $1 }.count
                #expect(off == 0, "\(type.rawValue) \(one.rawValue) at \(progress): \(off) pixels differ")
            }
        }
    }

    @Test func aFadeHalfWayIsTheMeanRoundedToNearest() throws {
        for (a, b) in [(0, 255), (10, 13), (254, 255), (77, 200)] {
            let before = RenderNode.plain(Self.bounds, CGColor(gray: CGFloat(a) / 255, alpha: 1))
            var style = RenderStyle()
            style.backgroundColor = CGColor(gray: CGFloat(b) / 255, alpha: 1)
            let node = RenderNode(
                bounds: Self.bounds, style: style,
                transition: RenderTransition(type: .fade, subtype: .fromRight, progress: 0.5, before: before))
            let mean = UInt32((a + b + 1) / 2)
            let expected = mean | mean << 8 | mean << 16 | 0xFF00_0000
            #expect(node.pixels(Self.width, Self.height).allSatisfy { $0 == expected })
        }
    }

    @Test(arguments: [CATransitionType.moveIn, .push, .reveal], subtypes)
    func picturesSlideInTheLayersPlane(type: CATransitionType, subtype: CATransitionSubtype) throws {
        var place = CATransform3DMakeTranslation(20, 20, 0)
        place.m34 = -0.01
        place = CATransform3DRotate(place, 0.7, 0.4, 1, 0)
        let change = try Self.layer(type, subtype, 0.25)
        let direction = TransitionDirection(subtype)
        func moved(_ node: RenderNode?, _ parts: Double) -> RenderNode? {
            node.map {
                RenderNode(
                    bounds: $0.bounds,
                    transform: CATransform3DMakeTranslation(
                        direction.dx * Double(Self.width) * parts, direction.dy * Double(Self.height) * parts, 0),
                    contents: $0.contents)
            }
        }
        let before = moved(change.transition?.before, type == .moveIn ? 0 : 0.25)
        let after = moved(change, type == .reveal ? 0 : -0.75)
        let pictures = (type == .reveal ? [after, before] : [before, after]).compactMap { $0 }
        let whole = RenderNode(bounds: Self.bounds, transform: place, sublayers: pictures)
        #expect(change.with(transform: place).pixels(80, 70) == whole.pixels(80, 70))
    }

    @Test func picturesOfHugeLayersAreDrawnSmaller() {
        for size in [CGSize(width: 60_000, height: 60_000), CGSize(width: 100_000, height: 3), Self.bounds.size] {
            let node = RenderNode(bounds: CGRect(origin: .zero, size: size))
            let scale = TransitionPictures(
                before: node, after: node, beforeMatrix: CATransform3DIdentity, matrix: CATransform3DIdentity,
                progress: 0.5, direction: TransitionDirection(.fromLeft)
            ).scale(1)
            let (width, height) = (size.width * scale.width, size.height * scale.height)
            #expect(width * height <= CGFloat(Compositor.largestPicture))
            #expect(max(width, height) <= CGFloat(Bitmap.maximumSide) && min(width, height) >= 3)
        }
    }

    @Test(arguments: meeting, subtypes)
    func nothingShinesThroughWhereThePicturesMeet(type: CATransitionType, subtype: CATransitionSubtype) throws {
        // Black pictures over a white background: along the middle of the frame, across the edge, all stays black.
        let black = CGColor(gray: 0, alpha: 1)
        let size = CGSize(width: 90, height: 60)
        for progress in stride(from: 0.05, through: 0.95, by: 0.09) {
            var style = RenderStyle()
            style.backgroundColor = black
            let rect = CGRect(origin: .zero, size: size)
            let node = RenderNode(
                bounds: rect, style: style,
                transition: RenderTransition(
                    type: type, subtype: subtype, progress: progress, before: .plain(rect, black)))
            let pixels = RenderNode.plain(rect, .white, [node]).pixels(90, 60)
            let horizontal = subtype == .fromLeft || subtype == .fromRight
            var line: [UInt32] = []
            for step in 0..<(horizontal ? 90 : 60) {
                line.append(horizontal ? pixels[2_700 + step] : pixels[step * 90 + 45])
            }
            let inside = line.drop { $0 & 0xFF > 0 }
            let end = inside.lastIndex { $0 & 0xFF == 0 } ?? inside.startIndex
            #expect(
                inside[inside.startIndex..<end].allSatisfy { $0 == 0xFF00_0000 },
                "\(type.rawValue) \(subtype.rawValue) at \(progress)")
        }
    }

    /// Places where no edge of a layer lies between pixels.
    static let places: [CATransform3D] = {
        var perspective = CATransform3DMakeTranslation(0, 0, 0)
        perspective.m34 = -0.004
        return [
            CATransform3DMakeTranslation(0.5, 0.25, 0), CATransform3DMakeScale(0.777, 0.777, 1),
            CATransform3DMakeRotation(0.4, 0, 0, 1), CATransform3DRotate(perspective, 0.5, 0, 1, 0),
        ]
    }()

    @Test(arguments: [CATransitionType.push, .moveIn, .reveal, .cube, .oglFlip, .suckEffect], subtypes)
    func nothingShinesThroughBetweenPixels(type: CATransitionType, subtype: CATransitionSubtype) throws {
        let black = CGColor(gray: 0, alpha: 1)
        let rect = CGRect(x: 0, y: 0, width: 60.5, height: 60.5)
        var style = RenderStyle()
        style.backgroundColor = black
        for (index, place) in Self.places.enumerated() {
            for progress in type == .oglFlip ? [0.4, 0.68] : [0.4, 0.47, 0.55, 0.68] {
                let middle = CATransform3DMakeTranslation(-rect.midX, -rect.midY, 0)
                let there = CATransform3DMakeTranslation(45, 45, 0)
                let node = RenderNode(
                    bounds: rect, transform: CATransform3DConcat(CATransform3DConcat(middle, place), there),
                    style: style,
                    transition: RenderTransition(
                        type: type, subtype: subtype, progress: progress, before: .plain(rect, black)))
                let pixels = RenderNode.plain(CGRect(x: 0, y: 0, width: 90, height: 90), .white, [node]).pixels(90, 90)
                // All around the middle lies inside; of a flipping sheet, the middle along its axis.
                let isFlip = type == .oglFlip
                let isUpright = subtype == .fromLeft || subtype == .fromRight
                let reach = isFlip ? SIMD2(isUpright ? 0 : 8, isUpright ? 8 : 0) : SIMD2(8, 8)
                let inside = (45 - reach.y...45 + reach.y).flatMap { y in
                    (45 - reach.x...45 + reach.x).map { pixels[y * 90 + $0] }
                }
                #expect(inside.allSatisfy { $0 == 0xFF00_0000 }, "\(type) \(subtype) \(index) \(progress)")
            }
        }
    }
}
