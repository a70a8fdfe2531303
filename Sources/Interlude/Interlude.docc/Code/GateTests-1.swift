import Interlude
import InterludeStage
import Testing
import UIKit

@MainActor @Test func theGateOpens() throws {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: First())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.transition = .gate
}
