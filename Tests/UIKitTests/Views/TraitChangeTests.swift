import InterludeStage
import Testing

@testable import UIKit

/// Changes of traits are told to those who have asked for them.
@MainActor
struct TraitChangeTests {
    final class Screen: UIViewController {
        var heard: [String] = []

        override func viewDidLoad() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.heard.append(
                    "style \(previous.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)"
                )
            }
            registerForTraitChanges(
                [UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self],
                action: Selector("roomDidChange", Screen.roomDidChange))
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { heard.append("any") }

        func roomDidChange() { heard.append("room") }
    }

    private let stage: Stage
    private let window: UIWindow
    private let screen = Screen()

    init() throws {
        stage = try Stage(size: CGSize(width: 390, height: 844))
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    @Test func aControllerHearsOfWhatItAskedFor() {
        #expect(screen.heard.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        #expect(screen.heard == ["any", "style 1 to 2"])
        window.screen.resize(to: CGSize(width: 844, height: 390))
        #expect(screen.heard == ["any", "style 1 to 2", "any", "room"])
        window.screen.resize(to: CGSize(width: 800, height: 390))
        #expect(screen.heard.count == 4)
    }

    @Test func aViewDoesUntilItHasHadEnough() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(view)
        let counter = Target()
        var target = Target()
        let registration = view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (view: UIView, previous: UITraitCollection) in counter.changed(view, previous)
        }
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target, action: Selector("changed", Target.changed))
        window.overrideUserInterfaceStyle = .dark
        #expect(counter.views.count == 1 && target.views == [view] && target.styles == [.light])
        view.unregisterForTraitChanges(registration)
        window.overrideUserInterfaceStyle = .light
        #expect(counter.views.count == 1 && target.views.count == 2)
        // It is not kept.
        weak let old = target
        target = Target()
        window.overrideUserInterfaceStyle = .dark
        #expect(old == nil && target.views.isEmpty)
    }

    @MainActor
    final class Target: NSObject {
        var views: [UIView] = []
        var styles: [UIUserInterfaceStyle] = []
        func changed(_ view: UIView, _ previous: UITraitCollection) {
            views.append(view)
            styles.append(previous.userInterfaceStyle)
        }
    }
}
