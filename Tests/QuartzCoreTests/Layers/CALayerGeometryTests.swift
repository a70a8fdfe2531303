import Testing

@testable import QuartzCore

struct CALayerGeometryTests {
    private func randomLayer(_ random: inout SplitMix, inSpace: Bool) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(
            x: random.double(in: -50...50), y: random.double(in: -50...50), width: random.double(in: 20...200),
            height: random.double(in: 20...200))
        layer.position = CGPoint(x: random.double(in: -50...50), y: random.double(in: -50...50))
        layer.anchorPoint = CGPoint(x: random.double(in: 0...1), y: random.double(in: 0...1))
        layer.transform = CATransform3DMakeRotation(random.double(in: -1...1), 0, 0, 1)
        if inSpace {
            layer.anchorPointZ = random.double(in: -5...5)
            layer.zPosition = random.double(in: -20...20)
            layer.transform = CATransform3DRotate(
                layer.transform, random.double(in: -0.5...0.5), random.double(in: 0...1), 1, 0)
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 800
            layer.sublayerTransform = perspective
        }
        return layer
    }

    @Test(arguments: 0..<40) func theFrameIsTheBoxAroundTheLayer(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (parent, layer) = (CALayer(), randomLayer(&random, inSpace: false))
        parent.addSublayer(layer)
        expectEqual(layer.frame, layer.convert(layer.bounds, to: parent), "seed \(seed)")
    }

    @Test(arguments: 0..<40) func settingAFrameMakesItTheFrame(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: random.double(in: 0...1), y: random.double(in: 0...1))
        layer.bounds.origin = CGPoint(x: 7, y: -3)
        let frame = CGRect(
            x: random.double(in: -90...90), y: random.double(in: -90...90), width: random.double(in: 1...90),
            height: random.double(in: 1...90))
        let transforms = [
            .identity, CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(translationX: 30, y: 40),
        ]
        for transform in transforms {
            layer.setAffineTransform(transform)
            layer.frame = frame
            expectEqual(layer.frame, frame, "seed \(seed), \(transform)")
            #expect(layer.bounds.origin == CGPoint(x: 7, y: -3))
            #expect(layer.affineTransform() == transform)
        }
        layer.setAffineTransform(.identity)
        layer.frame = CGRect(x: 10, y: 20, width: -5, height: -6)
        expectEqual(layer.frame, CGRect(x: 5, y: 14, width: 5, height: 6), "seed \(seed)")
    }

    @Test(arguments: 0..<40) func pointsComeBackFromWhereTheyWent(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let root = randomLayer(&random, inSpace: true)
        var chains: [[CALayer]] = [[root], [root]]
        for index in chains.indices {
            for _ in 0..<3 {
                let layer = randomLayer(&random, inSpace: true)
                chains[index].last?.addSublayer(layer)
                chains[index].append(layer)
            }
        }
        let point = CGPoint(x: random.double(in: -60...60), y: random.double(in: -60...60))
        for (a, b) in [(chains[0][3], chains[1][2]), (chains[0][1], chains[0][3]), (chains[0][2], root)] {
            let there = a.convert(point, to: b)
            #expect(a.convert(there, from: b).distance(to: point) < 1e-7, "seed \(seed)")
            #expect(b.convert(point, from: a) == there)
            #expect(a.convert(a.convert(point, to: nil), from: nil).distance(to: point) < 1e-7, "seed \(seed)")
        }
        #expect(root.convert(point, from: root) == point)
    }

    @Test func aPlaneSeenInPerspectiveIsHitWhereItIsSeen() {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        root.sublayerTransform.m34 = -1 / 200
        let page = CALayer()
        page.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        page.position = CGPoint(x: 100, y: 100)
        page.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        root.addSublayer(page)
        // At the right edge x = 50 · cos 60° = 25, and 50 · sin 60° further away than the middle.
        let edge = page.convert(CGPoint(x: 100, y: 50), to: root)
        let depth: Double = 1 + 50 * Elementary.sin(.pi / 3) / 200
        #expect(abs(Double(edge.x) - (100 + 25 / depth)) < 1e-9 && abs(edge.y - 100) < 1e-9)
        root.position = CGPoint(x: 100, y: 100)
        #expect(root.hitTest(CGPoint(x: edge.x - 0.01, y: 100)) === page)
        #expect(root.hitTest(CGPoint(x: edge.x + 0.01, y: 100)) === root)
    }

    @Test func theForemostLayerIsHit() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        for layer in [a, b] {
            layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            root.addSublayer(layer)
        }
        c.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        b.addSublayer(c)
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === b)
        a.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === a)
        // Beyond the bounds of its superlayer, until that clips.
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === c)
        b.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
        a.isHidden = true
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === b)
        #expect(root.hitTest(CGPoint(x: 120, y: 20)) == nil)
    }

    @Test func inATransformLayerTheNearerLayerIsHit() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let group = CATransformLayer()
        group.frame = root.bounds
        root.addSublayer(group)
        let (front, back) = (CALayer(), CALayer())
        for (layer, depth) in [(front, 10), (back, -10)] {
            layer.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
            layer.transform = CATransform3DMakeTranslation(0, 0, CGFloat(depth))
            group.addSublayer(layer)
        }
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
        group.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    }

    @Test func aMovedRectangleKeepsItsSize() {
        let (parent, layer) = (CALayer(), CALayer())
        parent.addSublayer(layer)
        layer.bounds = CGRect(x: 0.1, y: 0.2, width: 100.3, height: 50.7)
        layer.position = CGPoint(x: 1000.7, y: 3.3)
        #expect(
            layer.convert(CGRect(x: 0.1, y: 0.7, width: 0.3, height: 0.1), to: parent).size
                == CGSize(width: 0.3, height: 0.1))
    }
}

/// Expects all edges of two rectangles to be the same up to rounding.
private func expectEqual(
    _ a: CGRect, _ b: CGRect, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
) {
    let edges = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
    #expect(edges.allSatisfy { abs($0) < 1e-9 }, comment, sourceLocation: sourceLocation)
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double {
        let (dx, dy) = (Double(other.x - x), Double(other.y - y))
        return (dx * dx + dy * dy).squareRoot()
    }
}
