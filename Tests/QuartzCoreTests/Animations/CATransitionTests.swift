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
