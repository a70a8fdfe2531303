import Testing

@testable import QuartzCore

struct CATransitionTests {
    @Test(arguments: [true, false])
    func thePictureBeforeIsThatOfBeforeTheTransaction(isAddedFirst: Bool) {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let child = CALayer()
        layer.addSublayer(child)
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 1
        child.cornerRadius = 2
        CATransaction.flush()
        let before = display.tree().sublayers[0]

        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 2)
        CATransaction.setDisableActions(true)
        if isAddedFirst { layer.add(transition, forKey: "any") }
        layer.cornerRadius = 3
        child.removeFromSuperlayer()
        if !isAddedFirst { layer.add(transition, forKey: nil) }
        CATransaction.flush()

        let node = display.tree(at: 0.5).sublayers[0]
        #expect(node.style.cornerRadius == 3 && node.sublayers.isEmpty)
        #expect(node.transition?.type == .push && node.transition?.subtype == .fromLeft)
        #expect(node.transition?.progress == 0.25)
        #expect(node.transition?.before === before)
        #expect(before.style.cornerRadius == 1 && before.sublayers[0].style.cornerRadius == 2)
        #expect(layer.animationKeys() == [kCATransition])
        #expect(display.tree(at: 2).sublayers[0].transition == nil)
    }

    @Test func progressRunsBetweenItsEnds() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let transition = CATransition()
        (transition.startProgress, transition.endProgress, transition.duration) = (0.25, 0.75, 1)
        layer.add(transition, forKey: nil)
        CATransaction.flush()
        #expect([0, 0.5].map { display.tree(at: $0).sublayers[0].transition?.progress } == [0.25, 0.5])
    }

    @Test func aLayerHasOneTransition() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let log = Log()
        for name in ["first", "second"] {
            let transition = CATransition()
            transition.delegate = LoggingDelegate(name, log)
            layer.add(transition, forKey: name)
        }
        display.advance(by: 1)
        #expect(log.entries == ["first is cut off", "second starts", "second ends"])
    }

    /// Changes a layer's colour with a transition of a second.
    private func change(_ layer: CALayer, to color: CGColor, _ type: CATransitionType) {
        CATransaction.setDisableActions(true)
        layer.backgroundColor = color
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, .fromLeft, 1)
        layer.add(transition, forKey: nil)
        CATransaction.flush()
    }

    @Test(arguments: CATransitionType.all, [false, true])
    func oneThatReplacesAnotherBeginsWithWhatIsShown(type: CATransitionType, isMirrored: Bool) {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        display.root.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        display.root.isGeometryFlipped = isMirrored
        layer.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        (layer.opacity, layer.cornerRadius, layer.isDoubleSided) = (0.75, 4, false)
        let child = CALayer()
        child.frame = CGRect(x: 2, y: 3, width: 10, height: 8)
        child.backgroundColor = CGColor(gray: 1, alpha: 1)
        layer.addSublayer(child)
        CATransaction.flush()
        func shown() -> [UInt32] { display.tree().pixels(40, 30) }
        change(layer, to: CGColor(red: 1, green: 0, blue: 0, alpha: 1), type)
        let first = shown()
        for color in [CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)] {
            display.advance(by: 0.4)
            let before = shown()
            #expect(before != first)
            change(layer, to: color, type)
            #expect(shown() == before, "\(type.rawValue)")
        }
        display.advance(by: 1)
        #expect(display.tree().sublayers[0].transition == nil)
    }

    @Test func manyThatReplaceEachOtherDoNotPileUp() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        for index in 0..<40 {
            change(layer, to: CGColor(gray: CGFloat(index % 2), alpha: 1), .fade)
            display.advance(by: 0.1)
        }
        #expect(display.tree().changeDepth < 12)
    }

    @Test func aLayerThatIsHiddenFadesOut() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        layer.isHidden = true
        layer.add(CATransition(), forKey: nil)
        CATransaction.flush()
        let node = display.tree(at: 0.125).sublayers.first
        #expect(node?.style.opacity == 0)
        #expect(node?.transition?.before.style.opacity == 1)
        #expect(display.tree(at: 0.25).sublayers.isEmpty)
    }
}
