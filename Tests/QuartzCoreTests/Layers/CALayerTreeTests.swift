import Testing

@testable import QuartzCore

struct CALayerTreeTests {
    private func names(_ layer: CALayer) -> [String] { layer.sublayers?.compactMap(\.name) ?? [] }

    private func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test func sublayersGoWhereTheyAreTold() {
        let root = CALayer()
        let (a, b, c, d, e) = (named("a"), named("b"), named("c"), named("d"), named("e"))
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, below: a)
        root.insertSublayer(d, above: b)
        #expect(names(root) == ["b", "d", "c", "a"])
        root.replaceSublayer(d, with: e)
        #expect(names(root) == ["b", "e", "c", "a"])
        #expect(d.superlayer == nil && e.superlayer === root)
        root.addSublayer(b)
        root.insertSublayer(e, at: 99)
        #expect(names(root) == ["c", "a", "b", "e"])
        root.insertSublayer(e, above: c)
        #expect(names(root) == ["c", "e", "a", "b"])
        a.addSublayer(c)
        #expect(names(root) == ["e", "a", "b"] && c.superlayer === a)
        b.removeFromSuperlayer()
        #expect(names(root) == ["e", "a"])
        root.sublayers = [b, a]
        #expect(names(root) == ["b", "a"] && e.superlayer == nil && b.superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil && a.superlayer == nil)
    }

    @Test func aLayerCannotBeBeneathItself() {
        let (a, b, c) = (named("a"), named("b"), named("c"))
        a.addSublayer(b)
        b.addSublayer(c)
        c.addSublayer(a)
        b.addSublayer(b)
        c.mask = a
        #expect(names(a) == ["b"] && names(b) == ["c"] && names(c) == [] && c.mask == nil)
    }

    @Test func aMaskHasNoSuperlayer() {
        let (layer, mask) = (CALayer(), CALayer())
        layer.addSublayer(mask)
        layer.mask = mask
        #expect(layer.sublayers == nil && layer.mask === mask && mask.superlayer == nil)
        mask.removeFromSuperlayer()
        #expect(layer.mask == nil)
    }

    @Test func aLayerThatIsGoneIsNoSuperlayer() {
        let child = CALayer()
        do {
            let parent = CALayer()
            parent.addSublayer(child)
            CATransaction.flush()
        }
        #expect(child.superlayer == nil)
    }

    @Test func onlyWhatChangedIsMadeAnew() {
        let display = TestDisplay(time: 0)
        let (left, right) = (display.add(), display.add())
        let leaf = CALayer()
        left.addSublayer(leaf)
        CATransaction.flush()
        let first = display.tree(at: 1)
        #expect(display.tree(at: 2) === first)
        CATransaction.setDisableActions(true)
        leaf.opacity = 0.5
        #expect(display.tree(at: 2) === first)
        CATransaction.flush()
        let second = display.tree(at: 2)
        #expect(second !== first)
        #expect(second.sublayers[0] !== first.sublayers[0])
        #expect(second.sublayers[1] === first.sublayers[1])
        #expect(second.sublayers[0].sublayers[0].style.opacity == 0.5)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue) = (0, 1)
        right.add(move, forKey: nil)
        CATransaction.flush()
        #expect(display.tree(at: 0.1).sublayers[0] === display.tree(at: 0.2).sublayers[0])
        #expect(display.tree(at: 0.1).sublayers[1] !== display.tree(at: 0.2).sublayers[1])
    }
}
