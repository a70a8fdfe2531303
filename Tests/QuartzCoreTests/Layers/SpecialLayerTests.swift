import Testing

@testable import QuartzCore

struct SpecialLayerTests {
    @Test func aShapeShowsItsOutline() {
        let display = TestDisplay(time: 0)
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        layer.path = path
        path.addRect(CGRect(x: 9, y: 9, width: 5, height: 5))
        layer.lineDashPattern = [1, 2]
        layer.strokeColor = .white
        display.add(layer)
        let stroke = CABasicAnimation(keyPath: "strokeEnd")
        (stroke.fromValue, stroke.toValue, stroke.duration) = (0, 1, 1)
        layer.add(stroke, forKey: nil)
        CATransaction.flush()
        guard case .shape(let shape) = display.tree(at: 0.25).sublayers[0].contents else {
            return #expect(Bool(false), "no shape")
        }
        #expect(shape.path.elements.count == 5, "the layer has a copy of the path")
        #expect(shape.strokeEnd == 0.25 && shape.dashPattern == [1, 2] && shape.fillColor == .black)
        #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeColor == .white)
    }

    @Test func aGradientHasAPlaceForEachColour() {
        let display = TestDisplay(time: 0)
        let layer = CAGradientLayer()
        layer.colors = [CGColor.black, CGColor.white, CGColor.black]
        display.add(layer)
        func shown() -> RenderGradient? {
            if case .gradient(let gradient) = display.tree().sublayers[0].contents { gradient } else { nil }
        }
        #expect(shown()?.locations == [0, 0.5, 1] && shown()?.startPoint == CGPoint(x: 0.5, y: 0))
        for (given, used) in [
            ([0.25], [0.25, 0.5, 1]), ([0.5, 0.25, 2], [0.5, 0.5, 1]), ([-1, 0.5, 0.75, 1], [0, 0.5, 0.75]),
        ] as [([Double], [CGFloat])] {
            CATransaction.setDisableActions(true)
            layer.locations = given.map { NSNumber(value: $0) }
            CATransaction.flush()
            #expect(shown()?.locations == used)
        }
        layer.colors = nil
        CATransaction.flush()
        display.advance(by: 1)
        #expect(shown() == nil)
    }

    @Test func instancesArePlacedDelayedAndColoured() {
        let display = TestDisplay(time: 0)
        let replicator = CAReplicatorLayer()
        replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        replicator.instanceDelay = 0.25
        replicator.instanceRedOffset = -0.25
        replicator.instanceAlphaOffset = -0.5
        display.add(replicator)
        let dot = CALayer()
        dot.backgroundColor = .white
        dot.position = CGPoint(x: 90, y: 50)
        replicator.addSublayer(dot)
        let fade = CABasicAnimation(keyPath: "cornerRadius")
        (fade.fromValue, fade.toValue, fade.duration, fade.fillMode) = (0, 8, 1, .backwards)
        dot.add(fade, forKey: nil)
        CATransaction.flush()
        let nodes = display.tree(at: 0.5).sublayers[0].sublayers
        #expect(nodes.map(\.style.cornerRadius) == [4, 2, 0])
        #expect(nodes.map(\.style.opacity) == [1, 0.5, 0])
        #expect(nodes.map(\.style.backgroundColor?.red) == [1, 0.75, 0.5])
        #expect(nodes.map(\.style.backgroundColor?.green) == [1, 1, 1])
        let places = nodes.map { CGPoint(x: $0.transform.m41.rounded(), y: $0.transform.m42.rounded()) }
        #expect(places == [CGPoint(x: 90, y: 50), CGPoint(x: 50, y: 90), CGPoint(x: 10, y: 50)])
        replicator.instanceCount = -1
        CATransaction.flush()
        #expect(display.tree(at: 0.5).sublayers[0].sublayers.isEmpty)
    }

    @Test func transformLayersHaveNothingOfTheirOwn() {
        let display = TestDisplay(time: 0)
        let layer = CATransformLayer()
        layer.backgroundColor = .black
        layer.masksToBounds = true
        layer.mask = CALayer()
        layer.opacity = 0.5
        layer.addSublayer(CALayer())
        display.add(layer)
        let node = display.tree().sublayers[0]
        #expect(node.style.preservesDepth && !node.style.allowsGroupOpacity && node.style.opacity == 0.5)
        #expect(node.style.backgroundColor == nil && !node.style.masksToBounds && node.mask == nil)
        #expect(node.sublayers.count == 1)
    }

    @Test func aBackdropsBlurIsAnimated() {
        let display = TestDisplay(time: 0)
        let layer = CABackdropLayer()
        display.add(layer)
        layer.blurRadius = 20
        CATransaction.flush()
        guard case .backdrop(let backdrop) = display.tree(at: 0.125).sublayers[0].contents else {
            return #expect(Bool(false), "no backdrop")
        }
        #expect(backdrop.blurRadius == 20 * CGFloat(CAMediaTimingFunction(name: .default).evaluate(0.5)))
        #expect(backdrop.saturation == 1 && backdrop.tint == nil)
    }

    @Test func aScrollLayerMovesAsItsModeLetsIt() throws {
        let (scroll, sheet, spot) = (CAScrollLayer(), CALayer(), CALayer())
        scroll.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
        sheet.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        spot.frame = CGRect(x: 150, y: 20, width: 30, height: 10)
        sheet.addSublayer(spot)
        scroll.addSublayer(sheet)
        #expect(scroll.scrollMode == .both && scroll.visibleRect == scroll.bounds)
        #expect(spot.visibleRect.isEmpty)
        spot.scrollRectToVisible(spot.bounds)
        #expect(scroll.bounds == CGRect(x: 80, y: 0, width: 100, height: 50) && spot.visibleRect == spot.bounds)
        spot.scroll(CGPoint(x: 10, y: 5))
        #expect(scroll.bounds.origin == CGPoint(x: 160, y: 25))
        #expect(spot.visibleRect == CGRect(x: 10, y: 5, width: 20, height: 5))
        scroll.scrollMode = .vertically
        scroll.scroll(to: CGPoint(x: 1, y: 2))
        #expect(scroll.bounds.origin == CGPoint(x: 160, y: 2))
        scroll.scrollMode = .none
        scroll.scroll(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(scroll.bounds.origin == CGPoint(x: 160, y: 2))
        // Larger than what shows: from its beginning.
        scroll.scrollMode = .horizontally
        scroll.scroll(to: CGRect(x: 200, y: 0, width: 500, height: 1))
        #expect(scroll.bounds.origin == CGPoint(x: 200, y: 2))
        let display = TestDisplay(time: 0)
        display.add(scroll)
        #expect(try #require(scroll.presentation()).scrollMode == .horizontally)
    }

    @Test func layersSayHowLargeTheyWouldLikeToBe() {
        let (layer, text) = (CALayer(), CATextLayer())
        layer.bounds.size = CGSize(width: 3, height: 4)
        #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
        text.string = "some words and some more"
        let line = text.preferredFrameSize()
        (text.bounds.size, text.isWrapped) = (CGSize(width: line.width / 2, height: 1), true)
        #expect(line.width > 0 && text.preferredFrameSize().height >= 2 * line.height)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }
}
