import Foundation
import Testing

@testable import QuartzCore

/// A layer of a class of one's own, with a value kept by key.
public final class ArchivedRing: CALayer {
    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }
    public override func shouldArchiveValue(forKey key: String) -> Bool { key != "secret" }
}

/// Layers and animations in archives.
struct ArchiveTests {
    private func archive(_ object: Any) throws -> Data {
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }

    private func back<Object: NSObject & NSCoding>(_ object: Object, as type: Object.Type) throws -> Object {
        try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: type, from: try archive(object)))
    }

    @Test func layersThatLieTooDeepAreLeftOut() throws {
        let layer = CALayer()
        var deepest = layer
        for _ in 0..<600 {
            let next = CALayer()
            deepest.addSublayer(next)
            deepest = next
        }
        var restored: CALayer?
        let reports = try misuse { restored = try back(layer, as: CALayer.self) }
        #expect(reports.count == 1)
        var depth = 0
        while let next = restored?.sublayers?.first { (restored, depth) = (next, depth + 1) }
        #expect(depth == 199)
    }

    /// What a layer would write, to compare: every value, and those of all layers in it.
    private func described(_ layer: CALayer) -> String {
        var lines = ["\(type(of: layer))"]
        for (key, named) in LayerKey.properties(layer.state.special) {
            lines.append("\(key) = \(described(named.value(layer.state)))")
        }
        lines += ["\(layer.name ?? "-") \(layer.fillMode) \(layer.duration) \(layer.needsDisplayOnBoundsChange)"]
        for key in layer.state.details.value.customValues.keys.sorted() {
            lines.append("\(key) = \(described(layer.value(forKey: key) ?? "-"))")
        }
        for key in layer.animationKeys() ?? [] {
            lines.append("\(key) = \(layer.animation(forKey: key).map(described) ?? "-")")
        }
        for sublayer in layer.sublayers ?? [] { lines.append(described(sublayer)) }
        if let mask = layer.mask { lines.append("mask " + described(mask)) }
        return lines.joined(separator: "\n")
    }

    private func described(_ value: Any) -> String {
        if let number = Double(boxed: value) { return "\(number)" }
        if let animation = value as? CAAnimation { return described(animation) }
        if let function = value as? CAMediaTimingFunction { return "\(function.curve)" }
        if let function = value as? CAValueFunction { return "\(function.name)" }
        if let image = value as? CGImage { return "\(image.width) \(image.height) \(Array(image.bitmap.bytes))" }
        if let named = value as? [String: Any] {
            return named.keys.sorted().map { "\($0): \(described(named[$0] ?? "-"))" }.joined(separator: " ")
        }
        if let list = value as? [Any] { return "\(list.map(described))" }
        if let value = value as? NSAttributedString { return "\(value)" }
        return ArchivedValue.archived(value).map { "\($0)" } ?? "?"
    }

    private func described(_ animation: CAAnimation) -> String {
        let values = type(of: animation).archivedKeys.map { key in
            "\(key) = \(animation.value(forKey: key).map(described) ?? "-")"
        }
        return "\(type(of: animation)) \(values) \(animation.ownValues.keys.sorted())"
    }

    // MARK: Random layers and animations

    private func animation(_ random: inout SplitMix, depth: Int = 1) -> CAAnimation {
        func number() -> Double { random.double(in: -3...3) }
        let animation: CAAnimation
        switch Int.random(in: 0..<(depth > 0 ? 5 : 4), using: &random) {
        case 0:
            let basic = CABasicAnimation(keyPath: "position")
            basic.fromValue = CGPoint(x: number(), y: number())
            basic.toValue = NSValue(point: CGPoint(x: number(), y: number()))
            basic.byValue = [CGColor(red: 1, green: 0, blue: 0.25, alpha: 0.5), "x", 3, NSNull()] as [Any]
            basic.valueFunction = CAValueFunction(name: .rotateY)
            animation = basic
        case 1:
            let spring = CASpringAnimation(keyPath: "transform")
            (spring.mass, spring.stiffness, spring.damping) = (2, 300, 7)
            spring.initialVelocity = number()
            spring.fromValue = CATransform3DMakeRotation(number(), 1, 2, 3)
            spring.toValue = CGAffineTransform(rotationAngle: number())
            spring.isAdditive = true
            animation = spring
        case 2:
            let keys = CAKeyframeAnimation(keyPath: "bounds")
            keys.values = [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: number(), y: 0, width: 1, height: 1)]
            keys.keyTimes = [0, 1]
            keys.timingFunctions = [CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)]
            keys.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: number()), transform: nil)
            (keys.calculationMode, keys.rotationMode) = (.cubicPaced, .rotateAuto)
            (keys.tensionValues, keys.continuityValues, keys.biasValues) = ([1, 0], [0.5], [-0.5, 2])
            animation = keys
        case 3:
            let transition = CATransition()
            (transition.type, transition.subtype) = (.pageCurl, .fromTop)
            (transition.startProgress, transition.endProgress) = (0.25, 0.75)
            animation = transition
        default:
            let group = CAAnimationGroup()
            group.animations = (0..<3).map { _ in self.animation(&random, depth: 0) }
            animation = group
        }
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        (animation.beginTime, animation.duration) = (random.double(in: 1...9), random.double(in: 1...9))
        (animation.speed, animation.timeOffset) = (0.5, number())
        (animation.repeatCount, animation.autoreverses) = (.infinity, true)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
        animation.setValue("mine", forKey: "tag")
        return animation
    }

    private func layer(_ random: inout RandomTrees, depth: Int) -> CALayer {
        func number() -> Double { random.random.double(in: -9...9) }
        let layer: CALayer
        switch Int.random(in: 0..<7, using: &random.random) {
        case 0:
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 20), cornerWidth: 4, cornerHeight: 5)
            path.move(to: CGPoint(x: number(), y: number()))
            path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: number()))
            (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, random.color())
            (shape.lineWidth, shape.lineCap, shape.lineJoin) = (3, .round, .bevel)
            (shape.lineDashPattern, shape.lineDashPhase, shape.fillRule) = ([1, 2.5], 3, .evenOdd)
            (shape.strokeStart, shape.strokeEnd, shape.miterLimit) = (0.25, 0.5, 4)
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            (gradient.colors, gradient.locations) = ([random.color(), random.color()], [0.25, 0.5])
            (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: number()))
            gradient.type = .conic
            layer = gradient
        case 2:
            let text = CATextLayer()
            let attributes: [NSAttributedString.Key: Any] = [.init(rawValue: "NSKern"): 2.5]
            text.string =
                random.chance(0.5) ? "words" : NSAttributedString(string: "more words", attributes: attributes)
            (text.fontSize, text.foregroundColor, text.isWrapped) = (13, random.color(), true)
            (text.alignmentMode, text.truncationMode) = (.justified, .middle)
            text.font = "Sans" as NSString
            layer = text
        case 3:
            let replicator = CAReplicatorLayer()
            (replicator.instanceCount, replicator.instanceDelay, replicator.preservesDepth) = (4, 0.5, true)
            replicator.instanceTransform = CATransform3DMakeTranslation(number(), number(), number())
            (replicator.instanceColor, replicator.instanceRedOffset) = (random.color(), -0.25)
            layer = replicator
        case 4: layer = CATransformLayer()
        case 5:
            let ring = ArchivedRing()
            ring.progress = number()
            ring.setValue(["a": CGPoint(x: 1, y: 2), "b": [1, 2, 3]], forKey: "notes")
            layer = ring
        default:
            layer = CALayer()
            let isOpaque = random.chance(0.5)
            layer.contents = random.image(width: 5, height: 3, opaque: isOpaque)
            (layer.contentsGravity, layer.contentsScale) = (.topRight, 2)
            layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
            (layer.magnificationFilter, layer.minificationFilter) = (.nearest, .trilinear)
        }
        layer.bounds = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
        (layer.position, layer.anchorPoint) = (CGPoint(x: number(), y: number()), CGPoint(x: number(), y: 0))
        (layer.zPosition, layer.anchorPointZ) = (number(), number())
        layer.transform = CATransform3DMakeRotation(number(), 1, 2, 3)
        layer.sublayerTransform.m34 = -1 / 500
        (layer.isHidden, layer.isDoubleSided, layer.masksToBounds) = (true, random.chance(0.5), random.chance(0.5))
        (layer.opacity, layer.isOpaque, layer.allowsGroupOpacity) = (0.3, random.chance(0.5), random.chance(0.5))
        (layer.backgroundColor, layer.borderColor) = (random.color(), nil)
        (layer.cornerRadius, layer.borderWidth, layer.cornerCurve) = (3, 4, .continuous)
        layer.maskedCorners = [.layerMinXMinYCorner]
        (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (random.color(), 0.5, 7)
        (layer.shadowOffset, layer.shadowPath) = (
            CGSize(width: 1, height: number()), CGPath(rect: layer.bounds, transform: nil)
        )
        (layer.shouldRasterize, layer.rasterizationScale, layer.isGeometryFlipped) = (true, 2, true)
        (layer.beginTime, layer.speed, layer.timeOffset, layer.fillMode) = (number(), 0.5, number(), .forwards)
        (layer.name, layer.duration, layer.needsDisplayOnBoundsChange) = ("a name", 3, true)
        layer.style = ["of": "mine"]
        layer.actions = ["opacity": NSNull(), "bounds": CATransition()]
        layer.add(animation(&random.random), forKey: "moves")
        if depth > 0 {
            for _ in 0..<3 { layer.addSublayer(self.layer(&random, depth: depth - 1)) }
            layer.mask = self.layer(&random, depth: 0)
        }
        return layer
    }

    @Test(arguments: 0..<20) func layersComeBackAsTheyWere(seed: UInt64) throws {
        var random = RandomTrees(seed: seed)
        let layer = layer(&random, depth: 2)
        let copy = try back(layer, as: CALayer.self)
        #expect(described(copy) == described(layer), "seed \(seed)")
        #expect(copy.actions?["opacity"] is NSNull && copy.actions?["bounds"] is CATransition)
        #expect(copy.style?["of"] as? String == "mine")
        for (copy, layer) in zip(copy.sublayers ?? [], layer.sublayers ?? []) {
            #expect(type(of: copy) == type(of: layer) && copy.superlayer != nil)
        }
    }

    @Test(arguments: 0..<40) func animationsComeBackAsTheyWere(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let animation = animation(&random)
        let copy = try back(animation, as: CAAnimation.self)
        #expect(described(copy) == described(animation), "seed \(seed)")
        #expect(copy.value(forKey: "tag") as? String == "mine")
        if let basic = copy as? CABasicAnimation, basic.keyPath == "position" {
            #expect(basic.fromValue is CGPoint && basic.toValue is NSValue)
        }
    }

    @Test func timingFunctionsAndValueFunctionsComeBackEqual() throws {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        for function in names.map(CAMediaTimingFunction.init) + [.init(controlPoints: 0.1, -2, 0.3, 4)] {
            #expect(try back(function, as: CAMediaTimingFunction.self) == function)
        }
        let turn = try #require(CAValueFunction(name: .rotateZ))
        #expect(try back(turn, as: CAValueFunction.self) == turn)
    }

    @Test func aNewLayerWritesNothing() throws {
        let fresh = try archive(CALayer()).count
        let moved = CALayer()
        moved.opacity = 0.5
        #expect(try archive(moved).count > fresh)
        moved.opacity = 1
        #expect(try archive(moved).count == fresh)
    }

    @Test func aLayerSaysWhatItKeepsToItself() throws {
        let ring = ArchivedRing()
        ring.setValue(1, forKey: "secret")
        ring.setValue(2, forKey: "open")
        let copy = try back(ring, as: CALayer.self)
        #expect(copy.value(forKey: "secret") == nil && copy.value(forKey: "open") as? Int == 2)
    }

    @Test func textIsDrawnAfterwards() throws {
        let text = CATextLayer()
        text.string = "words"
        text.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let copy = try back(text, as: CATextLayer.self)
        #expect(copy.needsDisplay())
        copy.displayIfNeeded()
        #expect(copy.contents != nil)
    }

    // MARK: Damage

    @Test func damagedArchivesGiveNothingOrAnError() throws {
        var random = RandomTrees(seed: 1)
        let whole = try archive(layer(&random, depth: 0))
        for length in stride(from: 0, to: whole.count, by: 7) {
            let object = try? NSKeyedUnarchiver.unarchivedObject(
                ofClass: CALayer.self, from: whole.prefix(length))
            #expect(object == nil)
        }
    }

    /// Values that no layer has by itself.
    private static var junk: [NSObject] {
        func list(_ parts: Any...) -> NSArray { NSArray(array: parts) }
        let huge = NSNumber(value: Double.greatestFiniteMagnitude)
        let nan = NSNumber(value: Double.nan)
        let name = NSString(string: "what")
        return [
            nan, NSNumber(value: -Double.infinity), huge, NSNumber(value: -1e300), name, list(), list(name),
            list(NSString("point"), nan, huge), list(NSString("rectangle"), huge, nan, huge, huge),
            list(NSString("rectangle"), NSNumber(0), NSNumber(0), NSNumber(-5), huge),
            list(NSString("colour"), nan, huge, NSNumber(-1), nan), list(NSString("space")),
            NSArray(array: [NSString("space")] + [NSNumber](repeating: huge, count: 16)),
            list(NSString("list"), nan, name),
            NSArray(array: [NSString("space")] + [NSNumber](repeating: nan, count: 16)),
            list(NSString("path"), NSString("M"), nan, huge, NSString("L"), huge, nan, NSString("Z")),
            list(NSString("path"), NSString("C"), NSNumber(1)), list(NSString("dictionary"), name),
            list(NSString("text"), name), list(NSString("value"), NSNumber(1)), list(NSString("none")),
        ]
    }

    @Test(arguments: 0..<5) func junkIsRefusedOrDoesNoHarm(number: Int) throws {
        let sample = [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer()][number]
        let plain = [
            "name", "style", "actions", "duration", "repeatCount", "fillMode", "mask", "sublayers", "values",
            "animations",
        ]
        let common = LayerKey.properties(.none).map(\.0)
        let own = LayerKey.properties(sample.state.special).map(\.0).filter { !common.contains($0) }
        for key in number == 0 ? common + plain : own {
            for junk in Self.junk {
                let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                let bounds = [NSString("rectangle")] + [0, 0, 9, 9].map { NSNumber(value: $0) }
                if key != "bounds" { archiver.encode(NSArray(array: bounds), forKey: "bounds") }
                archiver.encode(junk, forKey: key)
                archiver.finishEncoding()
                let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
                coder.decodingFailurePolicy = .setErrorAndReturn
                guard let layer = type(of: sample).init(coder: coder) else { continue }
                layer.displayAll()
                _ = try drawn(layer.modelNode ?? RenderNode(bounds: .zero), width: 8, height: 8)
                _ = layer.hitTest(CGPoint(x: 1, y: 1))
            }
        }
    }

    @Test func valuesOfTheWrongKindMakeNoLayer() throws {
        func read(_ write: (NSKeyedArchiver) -> Void) -> CALayer? {
            let archiver = NSKeyedArchiver(requiringSecureCoding: true)
            write(archiver)
            archiver.finishEncoding()
            guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else { return nil }
            coder.decodingFailurePolicy = .setErrorAndReturn
            return CALayer(coder: coder)
        }
        #expect(read { _ in } != nil)
        #expect(read { $0.encode(NSNumber(value: 0.5), forKey: "opacity") }?.opacity == 0.5)
        #expect(read { $0.encode(NSString("much"), forKey: "opacity") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("point"), NSNumber(1)]), forKey: "position") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("what"), NSNumber(1)]), forKey: "position") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSNumber(1)]), forKey: "position") } == nil)
        #expect(read { $0.encode(NSString("none"), forKey: "sublayers") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("list"), NSNumber(1)]), forKey: "sublayers") } == nil)
        #expect(read { $0.encode(CATransition(), forKey: "mask") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("image"), NSData()]), forKey: "contents") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("path"), NSString("L")]), forKey: "shadowPath") } == nil)
        #expect(read { $0.encode(NSArray(array: [NSString("list"), NSString("a")]), forKey: "animations") } == nil)
    }
}
