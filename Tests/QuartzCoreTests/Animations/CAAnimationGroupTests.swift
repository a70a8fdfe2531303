import Testing

@testable import QuartzCore

struct CAAnimationGroupTests {
    private func change(_ keyPath: String, _ from: Double, _ to: Double, _ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func membersRunInTheGroupsTimeAndAreCutOffWithIt() {
        let display = TestDisplay(time: 10)
        let layer = display.add()
        let late = change("borderWidth", 0, 10, 4)
        late.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [change("cornerRadius", 0, 8, 0), late, change("zPosition", 0, 1, 1)]
        group.duration = 2
        group.speed = 2
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: "group")
        CATransaction.flush()
        func shown(_ time: Double) -> [CGFloat] {
            let node = display.tree(at: time).sublayers[0]
            return [node.style.cornerRadius, node.style.borderWidth, node.zPosition]
        }
        #expect(shown(10.25) == [2, 0, 0.5])
        #expect(shown(10.75) == [6, 1.25, 0])
        // The group's end stays: members that are through are gone, the others stand where they were.
        #expect(shown(12) == [8, 2.5, 0])
    }

    @Test func aGroupsPaceIsThatOfItsTime() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let group = CAAnimationGroup()
        group.animations = [change("cornerRadius", 0, 8, 1)]
        group.duration = 1
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        layer.add(group, forKey: nil)
        CATransaction.flush()
        let expected: CGFloat = 8 * CAMediaTimingFunction(name: .easeIn).evaluate(0.5)
        #expect(display.tree(at: 0.5).sublayers[0].style.cornerRadius == expected)
    }

    @Test func springsAndKeyframesWorkInGroups() {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (0, 100)
        let keys = CAKeyframeAnimation(keyPath: "position.y")
        keys.values = [0, 10, 0]
        let group = CAAnimationGroup()
        group.animations = [spring, keys]
        group.duration = 2
        group.repeatCount = 2
        layer.add(group, forKey: nil)
        CATransaction.flush()
        let node = display.tree(at: 2.5).sublayers[0]
        #expect(node.transform.m41 == 100 * CGFloat(Spring().position(at: 0.5)))
        #expect(node.transform.m42 == 5)
    }
}
