import Testing

@testable import QuartzCore

/// Layers that turn their space over: `isGeometryFlipped`.
struct GeometryFlipTests {
    static let size = (width: 64, height: 48)

    private func pixels(_ layer: CALayer) throws -> [UInt8] {
        layer.displayAll()
        let node = try #require(layer.modelNode)
        return try drawn(node, width: Self.size.width, height: Self.size.height).all
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func sublayersStandOnTheLowerEdge() throws {
        let (root, layer) = (box(0, 0, 64, 48), box(5, 6, 7, 8))
        layer.backgroundColor = .black
        root.addSublayer(layer)
        root.isGeometryFlipped = true
        #expect(layer.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(root.frame == CGRect(x: 0, y: 0, width: 64, height: 48))
        #expect(layer.convert(layer.bounds, to: root) == layer.frame)
        #expect(layer.convert(layer.bounds, to: nil) == CGRect(x: 5, y: 34, width: 7, height: 8))
        #expect(layer.convert(CGPoint(x: 6, y: 35), from: nil) == CGPoint(x: 1, y: 7))
        #expect(root.hitTest(CGPoint(x: 6, y: 35)) === layer)
        #expect(root.hitTest(CGPoint(x: 6, y: 7)) === root)
        let bare = box(5, 34, 7, 8)
        bare.backgroundColor = .black
        #expect(try pixels(root) == pixels(bare))
    }

    @Test func contentsAreFlippedUnlessAnOddNumberOfLayersTurnOver() throws {
        let (root, middle, inner, mask) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(middle)
        middle.addSublayer(inner)
        inner.mask = mask
        func all() -> [Bool] { [root, middle, inner, mask].map { $0.contentsAreFlipped() } }
        #expect(all() == [true, true, true, true])
        middle.isGeometryFlipped = true
        #expect(all() == [true, false, false, false])
        inner.isGeometryFlipped = true
        #expect(all() == [true, false, true, true])
        root.isGeometryFlipped = true
        #expect(all() == [false, true, false, false])
    }

    @Test(arguments: [[], [0], [1], [0, 1], [1, 2], [0, 1, 2]]) func aPictureStaysTheRightWayUp(flips: [Int]) throws {
        var trees = RandomTrees(seed: 3)
        let made = trees.image(width: 64, height: 48, opaque: true)
        let image = try #require(made)
        let layers = (0..<3).map { _ in box(0, 0, 64, 48) }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        layers[2].contents = image
        for index in flips { layers[index].isGeometryFlipped = true }
        #expect(try pixels(layers[0]) == Array(image.bitmap.bytes))
        // So does a picture taken of it.
        for layer in layers {
            let taken = try #require(layer.picture(of: layer.bounds, scale: 1, isShown: false))
            #expect(Array(taken.bitmap.bytes) == Array(image.bitmap.bytes))
        }
    }

    @Test func textIsToBeReadAndOtherDrawingsTurnOver() throws {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.black)
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            }
        }
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
        text.string = "Ag"
        let drawing = Drawn()
        drawing.frame = text.frame
        func picture(_ layer: CALayer, flipped: Bool) throws -> [UInt8] {
            layer.isGeometryFlipped = flipped
            layer.setNeedsDisplay()
            return try pixels(layer)
        }
        #expect(try picture(text, flipped: true) == picture(text, flipped: false))
        let strip = box(0, 43, 10, 5)
        strip.backgroundColor = .black
        #expect(try picture(drawing, flipped: true) == pixels(strip))
    }

    // MARK: The same tree without the flag

    /// A random tree some of whose layers turn their space over.
    private func tree(_ random: inout RandomTrees, depth: Int) -> CALayer {
        func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random.random)) }
        let layer: CALayer
        switch Int.random(in: 0..<5, using: &random.random) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [random.color(), random.color()]
            gradient.startPoint = CGPoint(x: 0.5, y: whole(0...1))
            gradient.endPoint = CGPoint(x: 0.5, y: 1 - gradient.startPoint.y)
            layer = gradient
        case 1:
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.addRect(CGRect(x: whole(0...9), y: whole(0...9), width: whole(1...9), height: whole(1...9)))
            shape.path = path
            shape.fillColor = random.color()
            layer = shape
        default:
            layer = CALayer()
            if random.chance(0.5) {
                let isOpaque = random.chance(0.5)
                layer.contents = random.image(width: 8, height: 6, opaque: isOpaque)
                let gravities: [CALayerContentsGravity] = [.resize, .top, .bottomLeft, .center, .resizeAspectFill]
                layer.contentsGravity = gravities[Int.random(in: 0..<5, using: &random.random)]
                if random.chance(0.3) { layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5) }
                if random.chance(0.3) { layer.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25) }
            }
        }
        layer.bounds = CGRect(x: whole(-4...4), y: whole(-4...4), width: 2 * whole(3...20), height: 2 * whole(3...16))
        layer.anchorPoint = CGPoint(x: whole(0...2) / 2, y: whole(0...2) / 2)
        layer.position = CGPoint(x: whole(0...50), y: whole(0...40))
        layer.zPosition = whole(0...2)
        if random.chance(0.6) { layer.backgroundColor = random.color() }
        if random.chance(0.3) { (layer.borderWidth, layer.borderColor) = (2, random.color()) }
        if random.chance(0.4) {
            layer.cornerRadius = 4
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        if random.chance(0.3) { layer.opacity = 0.5 }
        if random.chance(0.2) {
            // A quarter turn, without rounding.
            layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        }
        if random.chance(0.2) { layer.transform = CATransform3DMakeScale(1, -1, 1) }
        if random.chance(0.2) { layer.sublayerTransform = CATransform3DMakeTranslation(3, 5, 0) }
        if random.chance(0.2) { layer.sublayerTransform = CATransform3DMakeScale(0.5, 2, 1) }
        layer.masksToBounds = random.chance(0.3)
        layer.isDoubleSided = random.chance(0.7)
        if random.chance(0.2) { (layer.shadowOpacity, layer.shadowRadius) = (1, 0) }
        layer.isGeometryFlipped = random.chance(0.5)
        if depth > 0 {
            for _ in 0..<Int.random(in: 0..<4, using: &random.random) {
                layer.addSublayer(tree(&random, depth: depth - 1))
            }
            if random.chance(0.2) { layer.mask = tree(&random, depth: 0) }
        }
        return layer
    }

    /// The same by hand. Where a space is turned over, everything in it is given at its mirrored place.
    private func plain(_ layer: CALayer, in outer: CGRect, isMirrored: Bool) -> CALayer {
        let copy: CALayer
        let isOver = isMirrored != layer.isGeometryFlipped
        func mirrored(_ unit: CGPoint, _ isOver: Bool) -> CGPoint { isOver ? CGPoint(x: unit.x, y: 1 - unit.y) : unit }
        func mirrored(_ t: CATransform3D, _ isOver: Bool) -> CATransform3D {
            let turn = CATransform3DMakeScale(1, isOver ? -1 : 1, 1)
            return CATransform3DConcat(CATransform3DConcat(turn, t), turn)
        }
        func mirrored(_ unit: CGRect) -> CGRect {
            isOver ? CGRect(x: unit.minX, y: 1 - unit.maxY, width: unit.width, height: unit.height) : unit
        }
        switch layer {
        case let layer as CAGradientLayer:
            let gradient = CAGradientLayer()
            gradient.colors = layer.colors
            gradient.startPoint = mirrored(layer.startPoint, isOver)
            gradient.endPoint = mirrored(layer.endPoint, isOver)
            copy = gradient
        case let layer as CAShapeLayer:
            let shape = CAShapeLayer()
            var turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: layer.bounds.minY + layer.bounds.maxY)
            shape.path = isOver ? layer.path?.copy(using: &turn) : layer.path
            shape.fillColor = layer.fillColor
            copy = shape
        default:
            copy = CALayer()
            copy.contents = layer.contents
            let other: [CALayerContentsGravity: CALayerContentsGravity] = [.top: .bottom, .bottomLeft: .topLeft]
            copy.contentsGravity =
                isOver ? other[layer.contentsGravity] ?? layer.contentsGravity : layer.contentsGravity
            copy.contentsRect = mirrored(layer.contentsRect)
            copy.contentsCenter = mirrored(layer.contentsCenter)
        }
        copy.bounds = layer.bounds
        copy.anchorPoint = mirrored(layer.anchorPoint, isMirrored)
        copy.position = layer.position
        if isMirrored { copy.position.y = outer.minY + outer.maxY - layer.position.y }
        copy.transform = mirrored(layer.transform, isMirrored)
        copy.sublayerTransform = mirrored(layer.sublayerTransform, isOver)
        copy.zPosition = layer.zPosition
        copy.backgroundColor = layer.backgroundColor
        (copy.borderWidth, copy.borderColor) = (layer.borderWidth, layer.borderColor)
        copy.cornerRadius = layer.cornerRadius
        copy.maskedCorners = layer.maskedCorners
        if isOver, layer.cornerRadius > 0 { copy.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] }
        (copy.opacity, copy.masksToBounds) = (layer.opacity, layer.masksToBounds)
        copy.isDoubleSided = layer.isDoubleSided
        (copy.shadowOpacity, copy.shadowRadius) = (layer.shadowOpacity, layer.shadowRadius)
        if isOver { copy.shadowOffset.height = -layer.shadowOffset.height }
        for sublayer in layer.sublayers ?? [] {
            copy.addSublayer(plain(sublayer, in: layer.bounds, isMirrored: isOver))
        }
        copy.mask = layer.mask.map { plain($0, in: layer.bounds, isMirrored: isOver) }
        return copy
    }

    private func walk(_ a: CALayer, _ b: CALayer, _ body: (CALayer, CALayer) -> Void) {
        body(a, b)
        for (a, b) in zip(a.sublayers ?? [], b.sublayers ?? []) { walk(a, b, body) }
    }

    @Test(arguments: 0..<80) func theSameTreeBuiltByHandShowsTheSame(seed: UInt64) throws {
        var random = RandomTrees(seed: seed)
        let root = box(0, 0, 64, 48)
        root.addSublayer(tree(&random, depth: 3))
        root.isGeometryFlipped = random.chance(0.5)
        let copy = plain(root, in: .zero, isMirrored: false)
        #expect(try pixels(root) == pixels(copy), "seed \(seed)")
        // Every layer and every point are where they are there.
        walk(root, copy) { layer, twin in
            #expect(layer.convert(layer.bounds, to: nil) == twin.convert(twin.bounds, to: nil), "seed \(seed)")
            let point = CGPoint(x: layer.bounds.minX + 1, y: layer.bounds.minY + 2)
            #expect(layer.convert(layer.convert(point, to: nil), from: nil) == point, "seed \(seed)")
            let isOver = !layer.contentsAreFlipped()
            let other = isOver ? CGPoint(x: point.x, y: layer.bounds.minY + layer.bounds.maxY - point.y) : point
            #expect(layer.convert(point, to: nil) == twin.convert(other, to: nil), "seed \(seed)")
        }
        var twins: [ObjectIdentifier: CALayer] = [:]
        walk(root, copy) { twins[ObjectIdentifier($0)] = $1 }
        for y in stride(from: 0.3, to: 48, by: 4) {
            for x in stride(from: 0.3, to: 64, by: 4) {
                let point = CGPoint(x: x, y: y)
                let hit = root.hitTest(point).flatMap { twins[ObjectIdentifier($0)] }
                if hit !== copy.hitTest(point) { Issue.record("seed \(seed) at \(point)") }
            }
        }
    }

    @Test(arguments: 0..<20) func whatIsDrawnIsWhatIsHit(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let root = box(0, 0, 64, 48)
        var layers = [root]
        for _ in 0..<30 {
            let layer = box(whole(0...40), whole(0...30), whole(1...30), whole(1...30))
            layer.isGeometryFlipped = Bool.random(using: &random)
            layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(layer)
            layers.append(layer)
        }
        root.isGeometryFlipped = Bool.random(using: &random)
        for (index, layer) in layers.enumerated() {
            layer.backgroundColor = CGColor(red: CGFloat(index) / 255, green: 0, blue: 0, alpha: 1)
        }
        let bitmap = try drawn(try #require(root.modelNode), width: 64, height: 48)
        for y in 0..<48 {
            for x in 0..<64 {
                let hit = root.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                if hit !== layers[Int(bitmap[x, y] & 255)] { Issue.record("seed \(seed) at \(x), \(y)") }
            }
        }
    }

    // MARK: In motion

    @Test func animationsAndPresentationsCountFromTheSameEdge() throws {
        let display = TestDisplay()
        let (root, layer) = (box(0, 0, 64, 48), box(5, 6, 8, 8))
        root.isGeometryFlipped = true
        layer.backgroundColor = .black
        root.addSublayer(layer)
        display.add(root)
        let move = CABasicAnimation(keyPath: "position.y")
        (move.fromValue, move.toValue, move.duration) = (10, 30, 1)
        layer.add(move, forKey: nil)
        CATransaction.flush()
        display.advance(by: 0.5)
        let shown = try #require(layer.presentation())
        #expect(shown.frame == CGRect(x: 5, y: 16, width: 8, height: 8))
        #expect(shown.convert(shown.bounds, to: nil) == CGRect(x: 5, y: 24, width: 8, height: 8))
        #expect(!shown.contentsAreFlipped())
        #expect(display.root.presentation()?.hitTest(CGPoint(x: 6, y: 25))?.model() === layer)
        let bare = box(5, 24, 8, 8)
        bare.backgroundColor = .black
        #expect(try drawn(display.tree(), width: 64, height: 48).all == pixels(bare))
    }

    @Test func aFlagSetLaterTurnsWhatIsBeneathOver() throws {
        var trees = RandomTrees(seed: 5)
        let made = trees.image(width: 64, height: 48, opaque: true)
        let image = try #require(made)
        let display = TestDisplay()
        let (root, middle, layer) = (box(0, 0, 64, 48), box(0, 0, 64, 48), box(0, 0, 64, 48))
        layer.contents = image
        middle.addSublayer(layer)
        root.addSublayer(middle)
        display.add(root)
        func shown() throws -> [UInt8] { try drawn(display.tree(), width: 64, height: 48).all }
        #expect(try shown() == Array(image.bitmap.bytes))
        CATransaction.setDisableActions(true)
        root.isGeometryFlipped = true
        CATransaction.flush()
        #expect(try shown() == Array(image.bitmap.bytes))
        #expect(layer.convert(CGPoint(x: 0, y: 1), to: nil) == CGPoint(x: 0, y: 47))
    }

    @Test(arguments: [CATransitionType.push, .moveIn, .reveal]) func aTransitionComesFromTheOtherSide(
        type: CATransitionType
    ) throws {
        func shown(flipped: Bool, _ subtype: CATransitionSubtype) throws -> [UInt8] {
            var trees = RandomTrees(seed: 5)
            let display = TestDisplay()
            let (root, layer) = (box(0, 0, 64, 48), box(0, 0, 64, 48))
            root.isGeometryFlipped = flipped
            layer.contents = trees.image(width: 64, height: 48, opaque: true)
            root.addSublayer(layer)
            display.add(root)
            let change = CATransition()
            (change.type, change.subtype, change.duration) = (type, subtype, 1)
            layer.add(change, forKey: nil)
            layer.contents = trees.image(width: 64, height: 48, opaque: true)
            CATransaction.flush()
            display.advance(by: 0.25)
            return try drawn(display.tree(), width: 64, height: 48).all
        }
        #expect(try shown(flipped: true, .fromTop) == shown(flipped: false, .fromBottom))
        #expect(try shown(flipped: true, .fromLeft) == shown(flipped: false, .fromLeft))
    }
}
