import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// What is true of every ready transition, in every kind of container.
@MainActor
@Suite(.serialized)
struct ReadyTransitionTests {
    nonisolated static let names = Transition.catalogue.map(\.name)

    private func ready(_ name: String) throws -> Transition.Ready {
        try #require(Transition.catalogue.first { $0.name == name })
    }

    private func navigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: SampleScreen(0))
        navigation.isNavigationBarHidden = true
        return navigation
    }

    @Test(arguments: names) func firstAndLastFramesAreExactThereAndBack(name: String) throws {
        let ready = try ready(name)
        // Right and down go the way of left and up, by a sign.
        for direction in ready.directions.isEmpty ? [.left] : [TransitionDirection.right, .up] {
            let transition = ready.make(direction)
            let navigation = navigation()
            let test = try TestStage(navigation)
            let old = test.pixels()
            navigation.transition = transition
            navigation.pushViewController(SampleScreen(1), animated: true)
            test.stage.advance(by: 0)
            #expect(test.pixels() == old, "\(name) \(direction): first frame")
            let foreseen = test.pixels(after: transition.duration)
            let middle = test.pixels(after: transition.duration * 0.4)
            test.stage.advance(by: transition.duration)
            let new = test.pixels()
            #expect(foreseen == new, "\(name) \(direction): last frame")
            #expect(middle != old && middle != new, "\(name) \(direction): nothing between")
            #expect(navigation.viewControllers.count == 2 && navigation.screensView.subviews.count == 1)

            navigation.popViewController(animated: true)
            test.stage.advance(by: 0)
            #expect(test.pixels() == new, "\(name) \(direction): first frame back")
            let duration = transition.returnDuration ?? transition.duration
            let foreseenOld = test.pixels(after: duration)
            test.stage.advance(by: duration)
            #expect(test.pixels() == old, "\(name) \(direction): last frame back")
            #expect(foreseenOld == old, "\(name) \(direction): foreseen last frame back")
            #expect(navigation.screensView.subviews.count == 1)
            #expect(test.issues.isEmpty, "\(name) \(direction): \(test.issues)")
        }
    }

    @Test(arguments: names) func aCancelledDragLeavesEverythingAsItWas(name: String) throws {
        let ready = try ready(name)
        var progress: [CGFloat?] = []
        let transition = ready.make(.left).dragged(by: .pan(.right).reporting { progress.append($0) })
        let navigation = navigation()
        let test = try TestStage(navigation)
        navigation.transition = transition
        navigation.pushViewController(SampleScreen(1), animated: true)
        test.stage.advance(by: 2)
        let before = test.pixels()
        for round in 1...2 {
            test.stage.touchDown(at: CGPoint(x: 20, y: 80))
            for step in 1...6 {
                test.stage.advance(by: 0.1)
                test.stage.touchMove(to: CGPoint(x: 20 + 6 * CGFloat(step), y: 80))
            }
            test.stage.advance(by: 0.2)
            #expect(test.pixels() != before, "\(name): does not follow")
            test.stage.touchUp()
            test.stage.advance(by: 2)
            #expect(test.pixels() == before, "\(name): cancelled, round \(round)")
            #expect(navigation.viewControllers.count == 2)
        }
        let reported = try #require(progress.compactMap { $0 }.max())
        #expect(abs(reported - 0.4) < 0.01 && progress.last == .some(nil))
        // And once more to the end.
        test.stage.touchDown(at: CGPoint(x: 10, y: 80))
        for step in 1...7 {
            test.stage.advance(by: 0.1)
            test.stage.touchMove(to: CGPoint(x: 10 + 11 * CGFloat(step), y: 80))
        }
        test.stage.advance(by: 0.2)
        test.stage.touchUp()
        test.stage.advance(by: 2)
        #expect(navigation.viewControllers.count == 1)
        #expect(test.issues.isEmpty, "\(name): \(test.issues)")
    }

    @Test(arguments: names) func presentsAndDismisses(name: String) throws {
        let transition = try ready(name).make(.left)
        let root = SampleScreen(0)
        let test = try TestStage(root)
        let old = test.pixels()
        let other = SampleScreen(1)
        other.presentation = transition
        root.present(other, animated: true)
        test.stage.advance(by: 0)
        #expect(test.pixels() == old, "\(name): first frame")
        test.stage.advance(by: transition.duration)
        #expect(test.pixels() == reference(1), "\(name): last frame")
        root.dismiss(animated: true)
        test.stage.advance(by: 0)
        #expect(test.pixels() == reference(1), "\(name): first frame back")
        test.stage.advance(by: transition.returnDuration ?? transition.duration)
        #expect(test.pixels() == old, "\(name): last frame back")
        #expect(root.presentedViewController == nil && test.issues.isEmpty, "\(name): \(test.issues)")
    }

    private func reference(_ number: Int) -> Pixels? { try? TestStage(SampleScreen(number)).pixels() }

    @Test(arguments: names) func changesTabsAndChildren(name: String) throws {
        let transition = try ready(name).make(.left)
        let tabs = UITabBarController()
        tabs.viewControllers = [SampleScreen(0), SampleScreen(1)]
        let test = try TestStage(tabs)
        tabs.transition = transition
        let old = test.pixels()
        tabs.selectedIndex = 1
        test.stage.advance(by: 0)
        #expect(test.pixels() == old, "\(name): first frame")
        test.stage.advance(by: 2)
        tabs.selectedIndex = 0
        test.stage.advance(by: 2)
        #expect(test.pixels() == old, "\(name): last frame back")
        #expect(tabs.screensView.subviews.count == 1 && test.issues.isEmpty, "\(name): \(test.issues)")

        let (parent, a, b) = (UIViewController(), SampleScreen(2), SampleScreen(3))
        let children = try TestStage(parent)
        parent.addChild(a)
        a.view.frame = parent.view.bounds
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        children.stage.advance(by: 0)
        let first = children.pixels()
        var ended = false
        parent.replace(a, with: b, using: transition) { ended = true }
        children.stage.advance(by: 0)
        #expect(children.pixels() == first, "\(name): first frame of a child")
        children.stage.advance(by: transition.duration)
        #expect(ended && parent.children == [b] && parent.view.subviews == [b.view], "\(name): child")
        let second = children.pixels()
        parent.replace(b, with: a, using: transition, isReturning: true)
        children.stage.advance(by: 0)
        #expect(children.pixels() == second, "\(name): first frame of a child back")
        children.stage.advance(by: 2)
        #expect(children.pixels() == first && parent.children == [a], "\(name): child back")
    }

    @Test(arguments: names) func changesAViewsContents(name: String) throws {
        let transition = try ready(name).make(.left)
        let root = UIViewController()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 70, height: 100))
        view.backgroundColor = .purple
        root.view.backgroundColor = .white
        root.view.addSubview(view)
        let test = try TestStage(root)
        let old = test.pixels()
        view.change(with: transition) { view.backgroundColor = .orange }
        test.stage.advance(by: 0)
        #expect(test.pixels() == old, "\(name): first frame")
        #expect(test.pixels(after: transition.duration * 0.4) != old)
        test.stage.advance(by: transition.duration)
        let new = test.pixels()
        view.change(with: transition, isReturning: true) { view.backgroundColor = .purple }
        test.stage.advance(by: 0)
        #expect(test.pixels() == new, "\(name): first frame back")
        test.stage.advance(by: 2)
        #expect(test.pixels() == old, "\(name): last frame back")
        #expect(root.view.layer.sublayers?.count == 1 && view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test(arguments: names) func lessMotionIsAFade(name: String) throws {
        func middle(_ transition: Transition, _ reducesMotion: Bool) throws -> Pixels {
            UIAccessibility.reducesMotion = reducesMotion
            defer { UIAccessibility.reducesMotion = false }
            let navigation = navigation()
            let test = try TestStage(navigation)
            navigation.transition = transition
            navigation.pushViewController(SampleScreen(1), animated: true)
            test.stage.advance(by: 0)
            return test.pixels(after: 0.12)
        }
        let transition = try ready(name).make(.left)
        #expect(try middle(transition, true) == middle(.fade, false))
        #expect(try middle(transition.keepingMotion(), true) == middle(transition, false))
    }

    @Test(arguments: Transition.catalogue.filter { !$0.directions.isEmpty }.map(\.name))
    func rightToLeftMirrors(name: String) throws {
        let transition = try ready(name).make(.left)
        func middle(isRightToLeft: Bool) throws -> Pixels {
            let navigation = UINavigationController(rootViewController: SymmetricScreen(.systemTeal))
            navigation.isNavigationBarHidden = true
            let test = try TestStage(navigation, isRightToLeft: isRightToLeft)
            defer { UIScreen.main.layoutDirection = .leftToRight }
            navigation.transition = transition
            navigation.pushViewController(SymmetricScreen(.systemOrange), animated: true)
            test.stage.advance(by: 0)
            return test.pixels(after: transition.duration * 0.4)
        }
        let (plain, mirrored) = (try middle(isRightToLeft: false), try middle(isRightToLeft: true))
        // Edges are rounded to the left for both.
        let difference = plain.difference(to: mirrored.mirrored, by: 40)
        #expect(difference < plain.bytes.count / 40, "\(name): \(difference) pixels")
    }
}

/// A screen that looks the same in a mirror.
@MainActor
final class SymmetricScreen: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let band = UIView(frame: CGRect(x: 30, y: 20, width: 30, height: 60))
        band.backgroundColor = .white
        view.addSubview(band)
    }
}
