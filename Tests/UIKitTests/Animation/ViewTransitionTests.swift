import InterludeStage
import Testing

@testable import UIKit

/// `transition(with:)` and `transition(from:to:)`.
@MainActor
struct ViewTransitionTests {
    private let transitions: [UIView.AnimationOptions] = [
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
        .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
    ]

    /// Two views in a container.
    private func views(_ scene: AnimationScene) -> (container: UIView, first: UIView, second: UIView) {
        let container = UIView(frame: CGRect(x: 50, y: 50, width: 120, height: 160))
        scene.window.addSubview(container)
        let (first, second) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
        (first.backgroundColor, second.backgroundColor) = (.orange, .blue)
        container.addSubview(first)
        scene.advance(0)
        return (container, first, second)
    }

    @Test func eachBeginsAndEndsWithThePictures() throws {
        for options in transitions {
            let scene = try AnimationScene()
            let (container, first, second) = views(scene)
            let before = Array(scene.stage.frame().bitmap.bytes)
            UIView.transition(from: first, to: second, duration: 1, options: options) { scene.log.append("\($0)") }
            #expect(container.subviews == [second] && scene.log.isEmpty)
            #expect(container.layer.animation(forKey: kCATransition) is CATransition)
            #expect(scene.stage.frame().bitmap.bytes.elementsEqual(before))
            scene.advance(0.4)
            let middle = Array(scene.stage.frame().bitmap.bytes)
            scene.advance(0.6)
            #expect(scene.log == ["true"] && container.layer.animationKeys() == nil)
            let after = Array(scene.stage.frame().bitmap.bytes)
            #expect(middle != before && middle != after && before != after)
        }
    }

    @Test func viewsMayBeHiddenAndShownInstead() throws {
        let scene = try AnimationScene()
        let (container, first, second) = views(scene)
        container.addSubview(second)
        second.isHidden = true
        UIView.transition(
            from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(container.subviews == [first, second] && first.isHidden && !second.isHidden)
    }

    @Test func contentsAreAnimatedOnlyWhereThatIsAllowed() throws {
        for options in [UIView.AnimationOptions.allowAnimatedContent, []] {
            let scene = try AnimationScene()
            let (container, first, _) = views(scene)
            UIView.transition(with: container, duration: 1, options: [.transitionCrossDissolve, options]) {
                first.center.x = 0
            } completion: {
                scene.log.append("\($0)")
            }
            #expect((first.layer.animation(forKey: "position") != nil) == (options == .allowAnimatedContent))
            #expect(container.layer.animation(forKey: kCATransition)?.duration == 1)
            scene.advance(1)
            #expect(scene.log == ["true"])
        }
    }

    @Test func withoutATransitionItIsABlock() throws {
        let scene = try AnimationScene()
        let (container, first, _) = views(scene)
        UIView.transition(with: container, duration: 1, options: []) { first.alpha = 0 }
        #expect(first.layer.animation(forKey: "opacity") != nil && container.layer.animationKeys() == nil)
    }

    @Test func whatNobodySeesChangesAtOnce() throws {
        let scene = try AnimationScene()
        let (container, first, _) = views(scene)
        UIView.transition(with: UIView(), duration: 1, options: .transitionCurlUp, animations: nil) {
            scene.log.append("\($0)")
        }
        UIView.performWithoutAnimation {
            UIView.transition(with: container, duration: 1, options: .transitionCurlUp) {
                first.alpha = 0
            } completion: {
                scene.log.append("\($0)")
            }
        }
        #expect(scene.log == ["true", "true"] && container.layer.animationKeys() == nil)
    }
}
