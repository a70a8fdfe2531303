import InterludeStage
import Testing
@testable import UIKit

/// What blocks of changes become, and when they complete.
@MainActor
struct BlockAnimationTests {
    @Test func eachChangeIsAnAnimationUnderItsPropertysKey() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
            view.center = CGPoint(x: 150, y: 50)
            view.bounds.size.width = 40
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.backgroundColor = .red
            view.layer.cornerRadius = 4
            view.layer.shadowOpacity = 1
        }
        #expect(
            view.layer.animationKeys() == [
                "opacity", "position", "bounds", "transform", "backgroundColor", "cornerRadius", "shadowOpacity",
            ])
        let move = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(move.isAdditive && move.duration == 1)
        #expect(move.fromValue as? CGPoint == CGPoint(x: -100, y: 0) && move.toValue as? CGPoint == .zero)
        #expect(move.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
        #expect(view.alpha == 0.5 && view.center.x == 150)
        scene.advance(1)
        #expect(view.layer.animationKeys() == nil)
    }

    /// The curves' values at some times, as frames on Apple's systems had them.
    @Test func pacesAreThoseOfTheOptions() throws {
        let cases: [(UIView.AnimationOptions, Double, Double)] = [
            ([], 0.1, 0.0197224535), ([], 0.25, 0.1291619310), ([], 0.4, 0.3318838701), ([], 0.75, 0.8708380690),
            (.curveEaseIn, 0.5, 0.3153568126), (.curveEaseOut, 0.25, 0.3781381308), (.curveLinear, 0.3, 0.3),
        ]
        for (options, time, progress) in cases {
            let scene = try AnimationScene()
            let view = scene.addView(at: .zero)
            UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1000 }
            scene.advance(time)
            #expect(abs(view.shown.position.x / 1000 - progress) < 1e-6, "\(options) at \(time)")
        }
    }

    /// Read off frames on Apple's systems.
    @Test func aSpringIsWhereItShouldBe() throws {
        for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)] {
            let scene = try AnimationScene()
            let view = scene.addView(at: CGPoint(x: 50, y: 50))
            UIView.animate(
                withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: []
            ) {
                view.center.x = 150
            }
            #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
            scene.advance(time)
            #expect(abs(view.shown.position.x - x) < 0.2, "at \(time)")
        }
    }

    @Test func springsHaveTheStiffnessThatUIKitChooses() throws {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [
            (0.35, 0, 286.40942818911714), (0.5, 0, 161.7195025042016), (0.8, 0, 80.89737200360506),
            (1, 0, 85.25592900599884), (1, 1, 83.13803615388531), (0.5, 1, 152.86841381792456),
        ]
        for (ratio, velocity, stiffness) in cases {
            let scene = try AnimationScene()
            let view = scene.addView()
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity, options: []
            ) {
                view.alpha = 0
            }
            let spring = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
            #expect(abs(spring.stiffness - stiffness) < stiffness * 1e-6, "\(ratio), \(velocity)")
            #expect(spring.mass == 1 && spring.initialVelocity == velocity && spring.duration == 1)
        }
    }

    @Test func aSpringByItsFeelLastsUntilItIsAtRest() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        UIView.animate(springDuration: 0.5, bounce: 0.2) { view.alpha = 0 }
        let spring = try #require(view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        #expect(abs(spring.stiffness - pow(4 * .pi, 2)) < 1e-9)
        #expect(abs(spring.damping - 2 * 0.8 * 4 * .pi) < 1e-9)
        #expect(spring.duration == spring.settlingDuration)
    }

    @Test func nothingMovesOutsideABlockOrWhereNothingChanges() throws {
        let scene = try AnimationScene()
        let view = scene.addView()
        view.alpha = 0.5
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
            view.isHidden = true
            UIView.performWithoutAnimation { view.center = .zero }
        }
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.alpha = 0.1 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && UIView.areAnimationsEnabled)
    }

    @Test func completionsComeOnceInOrderWithWhatHappened() throws {
        let scene = try AnimationScene()
        let (a, b, lost) = (scene.addView(), scene.addView(), scene.addView())
        func animate(_ name: String, _ duration: TimeInterval, delay: TimeInterval = 0, _ changes: @escaping () -> Void)
        {
            UIView.animate(withDuration: duration, delay: delay, options: [], animations: changes) {
                scene.log.append("\(name) \($0)")
            }
        }
        animate("long", 0.5) { a.alpha = 0 }
        animate("short", 0.2) { b.alpha = 0 }
        animate("late", 0.2, delay: 0.5) { b.center.x = 100 }
        animate("empty", 0.5) {}
        animate("at once", 0) { b.transform = CGAffineTransform(scaleX: 2, y: 2) }
        animate("detached", 0.5) { UIView().alpha = 0 }
        animate("lost", 0.5) { lost.alpha = 0 }
        animate("disabled", 0.5) { UIView.performWithoutAnimation { a.center = .zero } }
        #expect(scene.log == ["empty true", "at once true", "detached true", "disabled true"])
        scene.log = []
        scene.advance(0.1)
        lost.removeFromSuperview()
        scene.advance(0.3)
        #expect(scene.log == ["lost false", "short true"])
        scene.advance(10)
        #expect(scene.log == ["lost false", "short true", "long true", "late true"])
    }

    @Test func aDelayShowsTheValueBefore() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 50, y: 50))
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
        #expect(view.center.x == 150)
        for (step, x) in [(0.25, 50.0), (0.25, 50), (0.5, 100), (0.5, 150)] {
            scene.advance(step)
            #expect(abs(view.shown.position.x - x) < 1e-9)
        }
    }

    @Test func innerBlocksInheritUnlessTheyOverride() throws {
        let scene = try AnimationScene()
        let views = (0..<3).map { _ in scene.addView() }
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 1) { views[0].alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration]) { views[1].alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) {
                views[2].alpha = 0
            }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        let animations = views.compactMap { $0.layer.animation(forKey: "opacity") }
        #expect(animations.map(\.duration) == [2, 1, 2])
        let curves = [CAMediaTimingFunctionName.linear, .linear, .easeIn]
        #expect(animations.map(\.timingFunction) == curves.map { CAMediaTimingFunction(name: $0) })
    }

    @Test func repeatsEndAtTheModelValue() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 50, y: 50))
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
        } completion: {
            scene.log.append("\($0)")
        }
        for (time, x) in [(0.5, 100.0), (0.5, 150), (0.75, 75), (1, 125), (1.2, 55)] {
            scene.advance(time)
            #expect(abs(view.shown.position.x - x) < 1e-6)
        }
        scene.advance(0.05)
        #expect(view.shown.position.x == 150 && scene.log == ["true"])
    }

    @Test func layoutWithinABlockMoves() throws {
        final class Half: UIView {
            let child = UIView()
            override func layoutSubviews() {
                if child.superview == nil { addSubview(child) }
                child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10)
            }
        }
        for (options, isAnimated) in [(UIView.AnimationOptions.layoutSubviews, true), ([], false)] {
            let scene = try AnimationScene()
            let half = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scene.window.addSubview(half)
            scene.advance(0)
            UIView.animate(withDuration: 1, delay: 0, options: options) { half.frame.size.width = 200 }
            scene.advance(0)
            #expect((half.child.layer.animation(forKey: "bounds") != nil) == isAnimated)
            #expect(half.child.frame.width == 100)
        }
    }

    @Test func layersOfTheirOwnKeepTheirImplicitAnimations() throws {
        let scene = try AnimationScene()
        let (view, layer) = (scene.addView(), CALayer())
        view.layer.addSublayer(layer)
        scene.advance(0.3)
        UIView.animate(withDuration: 2) { layer.opacity = 0 }
        #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test func aRecordGivesTheValuesBack() throws {
        let scene = try AnimationScene()
        let view = scene.addView(at: CGPoint(x: 50, y: 50))
        let record = ViewAnimationRecord()
        view.alpha = 0.75
        UIView.recordingChanges(record) {
            view.layer.zPosition = 3
            UIView.animate(withDuration: 1) {
                view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                view.backgroundColor = .red
                view.alpha = 0
                view.alpha = 0.5
            }
        }
        #expect(record.changes.map(\.key) == ["bounds", "position", "backgroundColor", "opacity"])
        #expect(UIView.hasRunningAnimations(in: scene.window))
        record.restore()
        #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20) && view.alpha == 0.75)
        #expect(view.backgroundColor == .black && view.layer.zPosition == 3)
    }
}
