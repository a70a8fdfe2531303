import Testing

@testable import QuartzCore

struct CATransactionTests {
    @Test func changesShowOnceTheyAreCommitted() {
        let display = TestDisplay()
        let layer = display.add()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        layer.position = CGPoint(x: 5, y: 6)
        CATransaction.commit()
        #expect(layer.position == CGPoint(x: 5, y: 6))
        #expect(display.tree().sublayers[0].transform.m41 == 0)
        #expect(layer.presentation()?.position == .zero)
        CATransaction.commit()
        #expect(display.tree().sublayers[0].transform.m41 == 5)
        #expect(layer.presentation()?.position == CGPoint(x: 5, y: 6))
    }

    @Test func anExplicitTransactionInsideTheImplicitOneWaitsForIt() {
        let display = TestDisplay()
        let layer = display.add()
        layer.name = "no change that shows"
        layer.zPosition = 1
        CATransaction.begin()
        layer.borderWidth = 3
        CATransaction.flush()
        #expect(display.tree().sublayers[0].zPosition == 0)
        CATransaction.commit()
        // The flush was asked for while the explicit transaction was open, and is made up for.
        #expect(layer.committedState.borderWidth == 3)
        #expect(layer.committedState.zPosition == 1)
    }

    @Test func valuesHoldForTheTransactionAndThoseInside() {
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue("mine", forKey: "own")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.setValue(4, forKey: kCATransactionAnimationDuration)
        CATransaction.setDisableActions(true)
        #expect(CATransaction.animationDuration() == 4)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 3)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.value(forKey: "own") == nil)
    }

    @Test func implicitAnimationsGoFromWhatIsShown() {
        let display = TestDisplay()
        let layer = display.add()
        layer.position = CGPoint(x: 100, y: 0)
        display.advance(by: 0.125)
        let half: CGFloat = CAMediaTimingFunction(name: .default).evaluate(0.5)
        #expect(layer.presentation()?.position.x == 100 * half)
        layer.position = CGPoint(x: 200, y: 0)
        CATransaction.flush()
        #expect(layer.presentation()?.position.x == 100 * half)
        display.advance(by: 0.125)
        let expected: CGFloat = 100 * half + (200 - 100 * half) * half
        #expect(layer.presentation()?.position.x == expected)
        display.advance(by: 0.125)
        #expect(layer.presentation()?.position.x == 200)
        #expect(layer.animationKeys() == nil)
    }

    @Test func newLayersAndDisabledActionsChangeAtOnce() {
        let display = TestDisplay()
        let layer = CALayer()
        layer.opacity = 0.5
        display.add(layer)
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.75
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        #expect(display.tree().sublayers[0].style.opacity == 0.75)
    }

    @Test func completionBlocksComeAfterTheirAnimationsInnerOnesFirst() {
        let display = TestDisplay()
        let layer = display.add()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.entries.append("outer at \(display.currentTime - 100)") }
        fade(layer, 1, "a", log)
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.entries.append("inner at \(display.currentTime - 100)") }
        fade(layer, 2, "b", log)
        fade(layer, 0.5, "c", log)
        CATransaction.commit()
        CATransaction.commit()
        #expect(log.entries == [])
        display.advance(by: 3)
        #expect(
            log.entries == [
                "a starts", "b starts", "c starts", "c ends", "a ends", "b ends", "inner at 2.0", "outer at 2.0",
            ])
    }

    @Test func aCompletionBlockWithoutAnimationsRunsAtOnce() {
        let display = TestDisplay()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.entries.append("first") }
        CATransaction.setCompletionBlock { log.entries.append("second") }
        #expect(log.entries == ["first"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.entries.append("inner") }
        CATransaction.commit()
        #expect(log.entries == ["first", "inner"])
        CATransaction.commit()
        #expect(log.entries == ["first", "inner", "second"])
        #expect(display.root.animationCount == 0)
    }

    @Test func aCompletionMayBeginTheNextAnimation() {
        let display = TestDisplay()
        let layer = display.add()
        let log = Log()
        CATransaction.begin()
        CATransaction.setCompletionBlock { fade(layer, 0.5, "next", log) }
        fade(layer, 0.25, "first", log)
        CATransaction.commit()
        display.advance(by: 0.5)
        #expect(log.entries == ["first starts", "first ends", "next starts"])
        #expect(layer.presentation()?.opacity == 0.5)
        display.advance(by: 0.25)
        #expect(log.entries.last == "next ends")
    }

    @Test func unbalancedCommitsDoNothing() {
        CATransaction.flush()
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }
}

/// Fades a layer in, slowly or quickly, and notes it.
private func fade(_ layer: CALayer, _ duration: Double, _ name: String, _ log: Log) {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    animation.delegate = LoggingDelegate(name, log)
    layer.add(animation, forKey: name)
}
