import InterludeStage
import Testing
import UIKit

/// A change of what already moves bends the motion and never breaks it.
@MainActor
struct RetargetingTests {
    /// All numbers that place and colour a layer as it is shown.
    private func numbers(_ view: UIView) -> [Double] {
        let layer = view.shown
        let (t, color) = (layer.transform, layer.backgroundColor)
        let place = [layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, layer.cornerRadius]
        let turn = [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42].map { $0 * 50 }
        return (place + turn + [CGFloat(layer.opacity) * 100, (color?.red ?? 0) * 100]).map { Double($0) }
    }

    @Test(arguments: 0..<40) func nothingJumps(seed: UInt64) throws {
        var random = SeededNumbers(seed)
        let scene = try AnimationScene()
        let view = scene.addView()
        func retarget() {
            let duration = Double.random(in: 0.2...1, using: &random)
            let spring = Bool.random(using: &random)
            let current = Int.random(in: 0..<4, using: &random) == 0
            let options: UIView.AnimationOptions = current ? .beginFromCurrentState : []
            let center = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...300, using: &random))
            let size = CGFloat.random(in: 10...60, using: &random)
            let angle = CGFloat.random(in: -1...1, using: &random)
            let scale = CGFloat.random(in: 0.5...1.5, using: &random)
            let alpha = CGFloat.random(in: 0...1, using: &random)
            let changes = {
                view.center = center
                view.bounds.size = CGSize(width: size, height: 2 * size)
                view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
                    .translatedBy(x: 10 * alpha, y: 5)
                view.alpha = alpha
                view.layer.cornerRadius = size / 4
                view.backgroundColor = UIColor(red: alpha, green: 0, blue: 0, alpha: 1)
            }
            if spring {
                UIView.animate(
                    withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                    options: options, animations: changes)
            } else {
                UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
            }
        }
        retarget()
        for _ in 0..<6 {
            scene.advance(.random(in: 0.02...0.4, using: &random))
            let before = numbers(view)
            retarget()
            scene.advance(0)
            let after = numbers(view)
            for (a, b) in zip(before, after) { #expect(abs(a - b) < 1e-6, "seed \(seed)") }
        }
        scene.advance(2)
        #expect(view.layer.animationKeys() == nil)
        #expect(view.shown.position == view.center)
    }

    @Test(arguments: 0..<20) func thePlaceKeepsItsVelocity(seed: UInt64) throws {
        var random = SeededNumbers(seed)
        let scene = try AnimationScene()
        let view = scene.addView()
        let step = 1e-4
        func retarget() {
            let end = CGPoint(x: .random(in: 0...300, using: &random), y: .random(in: 0...300, using: &random))
            UIView.animate(withDuration: .random(in: 0.3...1, using: &random)) { view.center = end }
        }
        retarget()
        var lastKeys = 0
        for _ in 0..<4 {
            scene.advance(.random(in: 0.05...0.2, using: &random))
            let a = view.shown.position
            scene.advance(step)
            let b = view.shown.position
            retarget()
            lastKeys = max(lastKeys, view.layer.animationKeys()?.count ?? 0)
            scene.advance(step)
            let c = view.shown.position
            #expect(abs((c.x - b.x) - (b.x - a.x)) < 0.002, "seed \(seed)")
            #expect(abs((c.y - b.y) - (b.y - a.y)) < 0.002, "seed \(seed)")
        }
        #expect(lastKeys > 1)
    }

    @Test func animationsOfOnePropertyHaveKeysOfTheirOwn() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        for x in [100, 200, 150] {
            UIView.animate(withDuration: 1) { view.center.x = CGFloat(x) }
            scene.advance(0.1)
        }
        #expect(view.layer.animationKeys() == ["position", "position-2", "position-3"])
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.center.x = 0 }
        #expect(view.layer.animationKeys() == ["position"])
    }

    @Test func twoChangesInOneBlockAreOne() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 50, y: 50))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 100
            view.center.x = 150
        }
        #expect(view.layer.animationKeys() == ["position"])
        scene.advance(0.5)
        #expect(view.shown.position.x == 100)
    }

    @Test func replacedAnimationsHaveNotFinished() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        func animate(_ name: String, _ options: UIView.AnimationOptions, _ alpha: CGFloat) {
            UIView.animate(withDuration: 1, delay: 0, options: options) {
                view.alpha = alpha
            } completion: {
                scene.log.append("\(name) \($0)")
            }
        }
        animate("first", [], 0)
        scene.advance(0.5)
        animate("beside", [], 0.5)
        scene.advance(0.2)
        animate("instead", .beginFromCurrentState, 0.25)
        #expect(scene.log == ["first false", "beside false"])
        scene.advance(1)
        #expect(scene.log == ["first false", "beside false", "instead true"])
    }

    @Test func aViewGrowsFromNothingAndVanishes() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        scene.advance(0.5)
        #expect(abs(view.shown.transform.m11 - 0.5) < 1e-9)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        scene.advance(0)
        #expect(abs(view.shown.transform.m11 - 0.5) < 1e-9)
        scene.advance(0.5)
        #expect(abs(view.shown.transform.m11 - 0.75) < 1e-9)
    }
}
