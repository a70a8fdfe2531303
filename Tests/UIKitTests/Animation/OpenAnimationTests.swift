import InterludeStage
import Testing

@testable import UIKit

/// The way of animating that is older than blocks.
@MainActor
struct OpenAnimationTests {
    private let stage: Stage
    private let window: UIWindow
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    final class Listener: NSObject {
        var heard: [String] = []
        func started(_ name: String) { heard.append("started \(name)") }
        func stopped(_ name: String) { heard.append("stopped \(name)") }
    }

    init() throws {
        stage = try Stage(size: CGSize(width: 100, height: 100))
        window = UIWindow(frame: UIScreen.main.bounds)
        view.backgroundColor = .red
        window.addSubview(view)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    private var x: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

    @Test func changesBetweenBeginAndCommitAreAnimated() {
        stage.advance(by: 0)
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("started:", Listener.started))
        UIView.setAnimationDidStop(Selector("stopped:", Listener.stopped))
        view.frame.origin.x = 80
        UIView.commitAnimations()
        #expect(listener.heard == ["started move"])
        stage.advance(by: 0.25)
        #expect(x == 20)
        stage.advance(by: 0.75)
        #expect(x == 80 && listener.heard == ["started move", "stopped move"])
        view.frame.origin.x = 0
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func settersCountForWhatComesAfterThem() {
        stage.advance(by: 0)
        let other = UIView(frame: view.frame)
        window.addSubview(other)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 80
        UIView.setAnimationDuration(2)
        UIView.setAnimationDelay(1)
        other.frame.origin.x = 80
        UIView.commitAnimations()
        stage.advance(by: 0.1)
        #expect(x == 40 && other.layer.presentation()?.frame.minX == 0)
        stage.advance(by: 1.9)
        #expect(x == 80 && other.layer.presentation()?.frame.minX == 40)
    }

    @Test func groupsNestAndHaveTheirOwnLengths() {
        stage.advance(by: 0)
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(1)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 80
        UIView.commitAnimations()
        UIView.commitAnimations()
        stage.advance(by: 0.25)
        #expect(x == 40)
        stage.advance(by: 0.25)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func changesRepeatThereAndBack() {
        stage.advance(by: 0)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.frame.origin.x = 80
        UIView.commitAnimations()
        stage.advance(by: 1.25)
        #expect(x == 60)
        stage.advance(by: 1)
        #expect(x == 20)
        stage.advance(by: 2)
        #expect(x == 80 && view.layer.animationKeys() == nil)
    }

    @Test func aPictureTurnsLikeASheet() throws {
        stage.advance(by: 0)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.flipFromLeft, for: window, cache: true)
        view.backgroundColor = .blue
        UIView.commitAnimations()
        let transition = try #require(window.layer.animation(forKey: kCATransition) as? CATransition)
        #expect(transition.type == .oglFlip && transition.subtype == .fromLeft && transition.duration == 1)
        stage.advance(by: 2)
        #expect(window.layer.animationKeys() == nil)
    }
}
