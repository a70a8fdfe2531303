import Testing

@testable import QuartzCore

struct AnimationLifeTests {
    private func fade(_ duration: Double, _ name: String, _ log: Log) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        animation.delegate = LoggingDelegate(name, log)
        return animation
    }

    @Test func delegatesAreToldInTheOrderOfTime() {
        let display = TestDisplay()
        let (a, b) = (display.add(), display.add())
        let log = Log()
        let delayed = fade(0.25, "delayed", log)
        delayed.beginTime = 100.5
        b.add(delayed, forKey: nil)
        a.add(fade(1, "long", log), forKey: nil)
        b.add(fade(0.5, "short", log), forKey: nil)
        display.advance(by: 0)
        #expect(log.entries == ["long starts", "short starts"])
        display.advance(by: 2)
        #expect(
            log.entries == ["long starts", "short starts", "delayed starts", "short ends", "delayed ends", "long ends"])
        #expect(display.root.animationCount == 0 && a.animationKeys() == nil)
    }

    @Test func whatIsTakenOffReplacedOrLeavesIsCutOff() {
        let display = TestDisplay()
        let log = Log()
        let (a, b, c) = (display.add(), display.add(), CALayer())
        b.addSublayer(c)
        a.add(fade(1, "removed", log), forKey: "x")
        a.add(fade(1, "replaced", log), forKey: "y")
        c.add(fade(1, "left", log), forKey: "z")
        display.advance(by: 0.5)
        log.entries = []
        a.removeAnimation(forKey: "x")
        a.add(fade(1, "new", log), forKey: "y")
        b.removeFromSuperlayer()
        CATransaction.flush()
        #expect(log.entries == ["removed is cut off", "replaced is cut off", "left is cut off"])
        log.entries = []
        display.advance(by: 2)
        #expect(log.entries == ["new starts", "new ends"])
    }

    @Test func aLayerThatMovesWithinATransactionKeepsItsAnimations() {
        let display = TestDisplay()
        let log = Log()
        let (a, b) = (display.add(), display.add())
        let child = CALayer()
        a.addSublayer(child)
        child.add(fade(1, "moving", log), forKey: nil)
        display.advance(by: 0.5)
        child.removeFromSuperlayer()
        b.addSublayer(child)
        display.advance(by: 1)
        #expect(log.entries == ["moving starts", "moving ends"])
    }

    @Test func whatIsNotRemovedStaysAsItsFillModeSays() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let log = Log()
        let animation = fade(1, "kept", log)
        (animation.fromValue, animation.toValue) = (0.25, 0.5)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "kept")
        display.advance(by: 3)
        #expect(log.entries == ["kept starts", "kept ends"])
        #expect(layer.presentation()?.opacity == 0.5 && layer.animationKeys() == ["kept"])
        #expect(nextAnimationEvent(in: display.root, after: 3) == nil)
        layer.removeAllAnimations()
        CATransaction.flush()
        #expect(layer.presentation()?.opacity == 1)
        #expect(log.entries == ["kept starts", "kept ends"])
    }

    @Test func beforeTheEventsFireAFrameIsWhatItIsAfterwards() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let animation = fade(1, "a", Log())
        animation.fillMode = .both
        animation.beginTime = 1
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        let times = [0.5, 1, 1.5, 2, 2.5]
        let early = times.map { display.tree(at: $0).sublayers[0].style.opacity }
        #expect(early == [0, 0, 0.5, 1, 1])
        display.advance(by: 2)
        #expect(display.tree(at: 2).sublayers[0].style.opacity == 1)
    }

    @Test func attachedAnimationsAreCopies() {
        let display = TestDisplay()
        let layer = display.add()
        let animation = fade(0, "a", Log())
        animation.setValue("mine", forKey: "own")
        layer.add(animation, forKey: "a")
        animation.toValue = 0.125
        let attached = layer.animation(forKey: "a") as? CABasicAnimation
        #expect(attached !== animation && attached?.toValue as? Int == 1)
        #expect(attached?.value(forKey: "own") as? String == "mine")
        #expect(attached?.duration == 0.25)
        CATransaction.flush()
        #expect(attached?.beginTime == 100)

        final class Special: CABasicAnimation {}
        let special = Special(keyPath: "opacity")
        layer.add(special, forKey: "s")
        #expect(layer.animation(forKey: "s") === special)
        #expect(type(of: special.copy()) == CABasicAnimation.self)
    }

    @Test func implicitAnimationsHaveTheTransactionsDurationAndPace() {
        let display = TestDisplay()
        let layer = display.add()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        layer.opacity = 0.5
        CATransaction.commit()
        let animation = layer.animation(forKey: "opacity")
        #expect(animation?.duration == 2)
        #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }

    @Test func actionsAreLookedUpInOrder() {
        final class Noting: NSObject, CAAction {
            let name: String
            let log: Log
            init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                log.entries.append("\(name) \(event)")
            }
        }
        final class Delegate: NSObject, CALayerDelegate {
            var action: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity" ? action : nil
            }
        }
        final class Layer: CALayer {
            nonisolated(unsafe) static var action: (any CAAction)?
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? action : nil
            }
        }
        let display = TestDisplay()
        let log = Log()
        let layer = Layer()
        display.add(layer)
        Layer.action = Noting("class", log)
        layer.opacity = 0.9
        layer.style = ["actions": ["opacity": Noting("style", log) as any CAAction]]
        layer.opacity = 0.8
        layer.actions = ["opacity": Noting("dictionary", log)]
        layer.opacity = 0.7
        let delegate = Delegate()
        layer.delegate = delegate
        delegate.action = Noting("delegate", log)
        layer.opacity = 0.6
        delegate.action = NSNull()
        layer.opacity = 0.5
        CATransaction.setDisableActions(true)
        delegate.action = Noting("delegate", log)
        layer.opacity = 0.4
        #expect(log.entries == ["class opacity", "style opacity", "dictionary opacity", "delegate opacity"])
        #expect(layer.animationKeys() == nil)
    }
}
