import Testing

@testable import UIKit

/// Demands that never come to rest: they are said, and things go on.
@MainActor
struct NestedChangeTests {
    private final class AlwaysAnother: NSObject, UINavigationControllerDelegate {
        let early: Bool
        var count = 0

        init(early: Bool) { self.early = early }

        func navigationController(
            _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
        ) { if early { change(navigation, animated: true) } }

        func navigationController(
            _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
        ) { if !early { change(navigation, animated: false) } }

        private func change(_ navigation: UINavigationController, animated: Bool) {
            count += 1
            navigation.setViewControllers([UIViewController()], animated: animated)
        }
    }

    /// A screen that goes when it comes and comes when it goes.
    private final class Restless: UIViewController {
        override func viewWillAppear(_ animated: Bool) { navigationController?.popViewController(animated: true) }
        override func viewWillDisappear(_ animated: Bool) {
            navigationController?.pushViewController(self, animated: true)
        }
    }

    private func screen(_ navigation: UINavigationController) throws -> TestScreen {
        try TestScreen(navigation, size: CGSize(width: 200, height: 400))
    }

    @Test(arguments: [true, false]) func aDelegateThatAsksForOtherScreensEachTimeEnds(early: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let test = try screen(navigation)
        let delegate = AlwaysAnother(early: early)
        TransitionIssue.handler = { _ in }
        defer { TransitionIssue.handler = nil }
        navigation.delegate = delegate
        navigation.pushViewController(UIViewController(), animated: true)
        test.stage.advance(by: 1)
        #expect(delegate.count > 1)
        navigation.delegate = nil
        let last = UIViewController()
        navigation.setViewControllers([last], animated: false)
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers == [last] && navigation.topViewController === last)
    }

    @Test func aScreenThatGoesWhenItComesEnds() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let test = try screen(navigation)
        TransitionIssue.handler = { _ in }
        defer { TransitionIssue.handler = nil }
        navigation.pushViewController(Restless(), animated: true)
        test.stage.advance(by: 1)
        #expect(!navigation.viewControllers.isEmpty)
    }

    @Test func completionsThatAnimateNothingGoOnInTheirTurn() throws {
        let test = try screen(UINavigationController(rootViewController: UIViewController()))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        test.window.addSubview(view)
        var count = 0
        func again() {
            count += 1
            UIView.animate(withDuration: 0) {
                view.alpha = 0.4
            } completion: { _ in
                if count < 5000 { again() }
            }
        }
        again()
        for _ in 0..<200 where count < 5000 { test.stage.advance(by: 0.01) }
        #expect(count == 5000)
    }
}
