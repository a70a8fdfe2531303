import Testing

@testable import QuartzCore

struct CALayerPresentationTests {
    /// A random animation of a random property.
    private func randomAnimation(_ random: inout SplitMix) -> CAPropertyAnimation {
        func value(_ keyPath: String) -> Any {
            switch keyPath {
            case "position": CGPoint(x: random.double(in: -9...9), y: random.double(in: -9...9))
            case "bounds":
                CGRect(x: 0, y: 0, width: random.double(in: 1...9), height: random.double(in: 1...9))
            case "backgroundColor":
                CGColor(
                    srgbRed: random.double(in: 0...1), green: random.double(in: 0...1), blue: random.double(in: 0...1),
                    alpha: random.double(in: 0...1))
            case "transform":
                CATransform3DMakeRotation(random.double(in: -3...3), random.double(in: -1...1), 1, 0.5)
            default: random.double(in: 0.25...2)
            }
        }
        let keyPaths = [
            "position", "position.x", "bounds", "bounds.size.width", "backgroundColor", "transform", "transform.scale",
            "transform.scale.x", "transform.rotation.z", "transform.rotation.x", "transform.translation.y", "opacity",
            "cornerRadius", "shadowRadius", "zPosition", "sublayerTransform.rotation.y", "anchorPoint.x",
        ]
        let keyPath = keyPaths[Int.random(in: 0..<keyPaths.count, using: &random)]
        let animation: CAPropertyAnimation
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let basic = CABasicAnimation(keyPath: keyPath)
            (basic.fromValue, basic.toValue) = (value(keyPath), value(keyPath))
            animation = basic
        case 1:
            let spring = CASpringAnimation(keyPath: keyPath)
            (spring.fromValue, spring.toValue) = (value(keyPath), value(keyPath))
            animation = spring
        default:
            let keys = CAKeyframeAnimation(keyPath: keyPath)
            keys.values = (0..<4).map { _ in value(keyPath) }
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            keys.calculationMode = modes[Int.random(in: 0..<5, using: &random)]
            animation = keys
        }
        animation.duration = random.double(in: 0.1...2)
        animation.beginTime = 10 + random.double(in: 0...1)
        animation.repeatCount = Float(random.double(in: 0...3))
        animation.autoreverses = Bool.random(using: &random)
        animation.isAdditive = Bool.random(using: &random)
        animation.isCumulative = Bool.random(using: &random)
        animation.speed = Float(random.double(in: 0.5...2))
        let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
        animation.fillMode = modes[Int.random(in: 0..<4, using: &random)]
        animation.isRemovedOnCompletion = Bool.random(using: &random)
        return animation
    }

    @Test(arguments: 0..<60) func whatIsPresentedIsWhatIsDrawnInAnyOrder(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let display = TestDisplay(time: 10)
        let layer = display.add()
        layer.speed = Float(random.double(in: 0.5...2))
        layer.timeOffset = random.double(in: -1...1)
        layer.beginTime = random.double(in: 0...1)
        for index in 0..<5 { layer.add(randomAnimation(&random), forKey: "\(index)") }
        CATransaction.flush()
        let times = (0..<20).map { _ in random.double(in: 9...14) }
        let shown = times.sorted().map { display.tree(at: $0).sublayers[0] }
        let backwards = times.sorted().reversed().map { display.tree(at: $0).sublayers[0] }
        for (a, b) in zip(shown, backwards.reversed()) { #expect(isSame(a, b), "seed \(seed)") }
        for (time, node) in zip(times.sorted(), shown) {
            let clock = FixedClock(time)
            CurrentDisplay.clock = clock
            guard let presented = layer.presentation() else { return #expect(Bool(false), "nothing is presented") }
            #expect(presented.bounds == node.bounds, "seed \(seed) at \(time)")
            #expect(presented.state.placement == node.transform, "seed \(seed) at \(time)")
            #expect(presented.state.sublayerPlacement == node.sublayerTransform, "seed \(seed) at \(time)")
            #expect(presented.backgroundColor == node.style.backgroundColor, "seed \(seed) at \(time)")
            #expect(min(max(CGFloat(presented.opacity), 0), 1) == node.style.opacity, "seed \(seed) at \(time)")
        }
    }

    private func isSame(_ a: RenderNode, _ b: RenderNode) -> Bool {
        a.bounds == b.bounds && a.transform == b.transform && a.sublayerTransform == b.sublayerTransform
            && a.style.backgroundColor == b.style.backgroundColor && a.style.opacity == b.style.opacity
            && a.style.cornerRadius == b.style.cornerRadius && a.zPosition == b.zPosition
    }

    private final class FixedClock: MediaClock {
        let currentTime: CFTimeInterval
        init(_ time: CFTimeInterval) { currentTime = time }
    }

    /// A layer with something of its own, which its copies have too.
    private final class Marked: CAShapeLayer {
        var mark = "none"
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            if let other = layer as? Marked { mark = other.mark }
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func aPresentationIsOfTheLayersOwnClass() throws {
        let display = TestDisplay(time: 0)
        weak var released: Marked?
        do {
            let layer = Marked()
            layer.mark = "mine"
            display.add(layer)
            display.advance(by: 1)
            let presented = try #require(layer.presentation())
            #expect(presented.mark == "mine" && presented !== layer && presented.model() === layer)
            // What is presented holds the layer no longer than anybody else does.
            layer.removeFromSuperlayer()
            CATransaction.flush()
            display.advance(by: 1)
            released = layer
        }
        #expect(released == nil)
    }

    @Test func aPresentationIsATreeOfItsOwn() {
        let display = TestDisplay(time: 0)
        let layer = CAShapeLayer()
        #expect(layer.presentation() == nil)
        display.add(layer)
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(child)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (100, 300, 2)
        child.add(move, forKey: nil)
        display.advance(by: 1)
        let presented = layer.presentation()
        #expect(presented?.model() === layer && layer.model() === layer)
        let presentedChild = presented?.sublayers?.first
        #expect(presentedChild?.model() === child && presentedChild !== child)
        #expect(presentedChild?.position.x == 200 && child.position.x == 5)
        #expect(presentedChild?.superlayer?.model() === layer)
        #expect(presented?.hitTest(CGPoint(x: 199, y: 5))?.model() === child)
        #expect(layer.hitTest(CGPoint(x: 199, y: 5)) == nil)
        #expect(presentedChild?.convert(CGPoint.zero, to: presented) == CGPoint(x: 195, y: 0))
        #expect(presented?.presentation() === presented)
        // Changes of a presentation reach nothing.
        presentedChild?.position.x = 9
        presented?.addSublayer(CALayer())
        CATransaction.flush()
        #expect(child.position.x == 5 && layer.sublayers?.count == 1)
    }

    @Test func contentsFadeFromOneToTheOther() {
        func picture() -> CGImage? { Bitmap(width: 1, height: 1).map { CGImage($0) } }
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        let (a, b) = (picture(), picture())
        layer.contents = a
        CATransaction.flush()
        layer.contents = b
        display.advance(by: 0.125)
        let node = display.tree().sublayers[0]
        guard case .none = node.contents, case .image(let new) = node.sublayers.first?.contents,
            case .image(let old) = node.sublayers.first?.transition?.before.contents
        else { return #expect(Bool(false), "no fade") }
        #expect(new.image === b && old.image === a)
        #expect(node.sublayers[0].transition?.type == .fade)
        display.advance(by: 0.125)
        guard case .image(let last) = display.tree().sublayers[0].contents else {
            return #expect(Bool(false), "no picture")
        }
        #expect(last.image === b)
    }
}
