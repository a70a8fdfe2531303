import InterludeStage
import QuartzCore
import UIKit

/// A scene on a stage, brought by a take to where it stands.
@MainActor
package final class Performance {
    /// The stage.
    package let stage: Stage
    /// How it came to where it stands.
    package private(set) var take: Take

    /// Begins a scene, and has everything in a take happen in it. Nothing is drawn on the way.
    package init(_ scene: PlayedScene, replaying take: Take = Take()) throws {
        stage = try scene.open()
        self.take = take
        for event in take.events { carryOut(event) }
    }

    /// Has something happen.
    package func append(_ event: Take.Event) {
        take.append(event)
        carryOut(event)
    }

    /// Where the fingers are that are down.
    package var fingers: [Int: CGPoint] {
        stage.becomeCurrent()
        let input = UIScreen.main.touchInput
        var fingers: [Int: CGPoint] = [:]
        for finger in Finger.all { fingers[finger] = input.location(ofFinger: finger) }
        return fingers
    }

    /// The screens that are seen, by the names of their controllers' types, from the bottom to the top.
    package var screens: [String] {
        stage.becomeCurrent()
        var names: [String] = []
        var next = UIScreen.main.keyWindow?.rootViewController
        while let controller = next {
            names.append("\(type(of: controller.visibleChild))")
            next = controller.presentedViewController
        }
        return names
    }

    private func carryOut(_ event: Take.Event) {
        switch event {
        case .time(let moment): stage.advance(by: moment.seconds - stage.time)
        case .touch(let change):
            stage.becomeCurrent()
            UIScreen.main.touchInput.handle([change])
            CATransaction.flush()
        case .script(let script):
            stage.schedule(script)
            CATransaction.flush()
        }
    }
}

extension UIViewController {
    /// The controller whose screen is seen of those in it.
    fileprivate var visibleChild: UIViewController {
        switch self {
        case let stack as UINavigationController: stack.topViewController?.visibleChild ?? stack
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleChild ?? tabs
        default: self
        }
    }
}
