import Testing

@testable import QuartzCore

struct CALayerCodingTests {
    @Test func propertiesAreReadAndSetByKey() {
        let layer = CALayer()
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(NSNumber(value: true), forKey: "hidden")
        layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "bounds")
        layer.setValue("resizeAspect", forKey: "contentsGravity")
        layer.setValue("one", forKey: "name")
        #expect(layer.opacity == 0.5 && layer.isHidden && layer.name == "one")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.contentsGravity == .resizeAspect)
        #expect(layer.value(forKey: "opacity") as? Double == 0.5 && layer.value(forKey: "opacity") as? CGFloat == 0.5)
        #expect(layer.value(forKey: "hidden") as? Bool == true)
        #expect(layer.value(forKey: "backgroundColor") == nil)
        layer.setValue(nil, forKey: "opacity")
        #expect(layer.opacity == 1)
        layer.setValue("no number", forKey: "opacity")
        #expect(layer.opacity == 1)
    }

    @Test func componentsAreReadAndSetByKeyPath() {
        let layer = CALayer()
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue(CGSize(width: 8, height: 9), forKeyPath: "bounds.size")
        layer.setValue(10, forKeyPath: "bounds.origin.y")
        layer.setValue(-1, forKeyPath: "shadowOffset.width")
        layer.setValue(0.25, forKeyPath: "anchorPoint.y")
        #expect(layer.position == CGPoint(x: 7, y: 0) && layer.anchorPoint == CGPoint(x: 0.5, y: 0.25))
        #expect(layer.bounds == CGRect(x: 0, y: 10, width: 8, height: 9))
        #expect(layer.shadowOffset == CGSize(width: -1, height: -3))
        #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 9)
        let mask = CALayer()
        layer.mask = mask
        layer.setValue(0.5, forKeyPath: "mask.opacity")
        #expect(mask.opacity == 0.5 && layer.value(forKeyPath: "mask.opacity") as? Double == 0.5)
        layer.setValue(1, forKeyPath: "nothing.here")
        #expect(layer.value(forKeyPath: "nothing.here") == nil)
    }

    @Test func partsOfATransformAreReadAndSet() {
        let layer = CALayer()
        layer.setValue(2, forKeyPath: "transform.scale")
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        layer.setValue(3, forKeyPath: "transform.scale.x")
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 0), 0.5, 0, 0, 1)
        expectEqual(layer.transform, CATransform3DScale(turned, 3, 2, 2))
        func number(_ keyPath: String) -> Double { layer.value(forKeyPath: keyPath) as? Double ?? .nan }
        #expect(abs(number("transform.rotation") - 0.5) < 1e-12)
        #expect(abs(number("transform.scale") - 7.0 / 3) < 1e-12 && abs(number("transform.scale.y") - 2) < 1e-12)
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 3, height: 4))
        for axis in ["x", "y", "z"] {
            let layer = CALayer()
            layer.setValue(-0.75, forKeyPath: "sublayerTransform.rotation.\(axis)")
            let rotation = CATransform3DMakeRotation(
                -0.75, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
            expectEqual(layer.sublayerTransform, rotation)
            let read = layer.value(forKeyPath: "sublayerTransform.rotation.\(axis)") as? Double ?? .nan
            #expect(abs(read + 0.75) < 1e-12)
        }
    }

    @Test func partsOfFramesAndOfValuesOfOnesOwnAreReadAndSet() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.value(forKeyPath: "frame.origin.y") as? CGFloat == 2)
        #expect(layer.value(forKeyPath: "frame.size") as? CGSize == CGSize(width: 30, height: 40))
        layer.setValue(5, forKeyPath: "frame.size.width")
        layer.setValue(CGPoint(x: 7, y: 8), forKeyPath: "frame.origin")
        #expect(layer.frame == CGRect(x: 7, y: 8, width: 5, height: 40) && layer.position == CGPoint(x: 9.5, y: 28))
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
        layer.setValue(3, forKeyPath: "place.y")
        #expect(layer.value(forKey: "place") as? CGPoint == CGPoint(x: 1, y: 3))
        let told = misuse {
            layer.setValue(3, forKeyPath: "frame.origin.z")
            layer.setValue("wide", forKeyPath: "frame.size.width")
        }
        #expect(told.count == 2 && layer.frame.width == 5)
        #expect(layer.value(forKeyPath: "frame.origin.z") == nil)
    }

    @Test func keysOfOnesOwnKeepTheirValues() {
        final class Layer: CALayer {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "progress" ? 0.25 : super.defaultValue(forKey: key)
            }
        }
        let layer = Layer()
        #expect(layer.value(forKey: "progress") as? Double == 0.25)
        #expect(Layer.defaultValue(forKey: "shadowRadius") as? Double == 3)
        layer.setValue(CGFloat(0.5), forKey: "progress")
        #expect(layer.value(forKey: "progress") as? CGFloat == 0.5)
        #expect(layer.value(forKey: "progress") as? Double == 0.5)
        layer.setValue(["a"], forKey: "list")
        #expect(layer.value(forKey: "list") as? [String] == ["a"])
        #expect(layer.value(forKey: "unknown") == nil)
    }

    @Test func specialLayersHaveKeysOfTheirOwn() {
        let shape = CAShapeLayer()
        shape.setValue(0.5, forKey: "strokeEnd")
        shape.setValue("round", forKey: "lineCap")
        #expect(shape.strokeEnd == 0.5 && shape.lineCap == .round)
        #expect(CAShapeLayer.defaultValue(forKey: "miterLimit") as? Double == 10)
        let plain = CALayer()
        plain.setValue(0.5, forKey: "strokeEnd")
        #expect(plain.value(forKey: "strokeEnd") as? Double == 0.5)
        let gradient = CAGradientLayer()
        gradient.setValue([CGColor.black, CGColor.white], forKey: "colors")
        gradient.setValue(1, forKeyPath: "startPoint.x")
        #expect(gradient.colors as? [CGColor] == [.black, .white] && gradient.startPoint == CGPoint(x: 1, y: 0))
        let replicator = CAReplicatorLayer()
        replicator.setValue(5, forKey: "instanceCount")
        replicator.setValue(1.5, forKeyPath: "instanceTransform.scale.x")
        #expect(replicator.instanceCount == 5 && replicator.instanceTransform == CATransform3DMakeScale(1.5, 1, 1))
    }
}
