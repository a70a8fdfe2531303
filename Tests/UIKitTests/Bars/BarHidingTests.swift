import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// Bars that make room for the content.
@MainActor
struct BarHidingTests {
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let screen = BarScene.screen("Inbox")
    private let navigation: UINavigationController
    private let scene: BarScene

    init() throws {
        list.contentSize = CGSize(width: 390, height: 3000)
        screen.view = list
        navigation = UINavigationController(rootViewController: screen)
        scene = try BarScene(navigation)
    }

    private var isHidden: Bool { navigation.isNavigationBarHidden }

    @Test func aSwipeUpHidesAndOneDownShows() {
        scene.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        #expect(!isHidden)
        navigation.hidesBarsOnSwipe = true
        scene.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        #expect(isHidden)
        scene.settle()
        #expect(navigation.navigationBar.isHidden && screen.view.safeAreaInsets.top == 47)
        scene.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
        #expect(!isHidden)
        scene.settle()
        #expect(!navigation.navigationBar.isHidden && screen.view.safeAreaInsets.top == 91)
    }

    @Test func aTapHidesAndTheNextShows() {
        navigation.hidesBarsOnTap = true
        scene.tap(CGPoint(x: 200, y: 500))
        #expect(isHidden)
        scene.settle()
        scene.tap(CGPoint(x: 200, y: 500))
        #expect(!isHidden)
        scene.settle()
        // A control has its taps to itself, and so has the bar.
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        list.addSubview(button)
        scene.tap(button)
        #expect(taps == 1 && !isHidden)
        scene.tap(CGPoint(x: 200, y: 70))
        #expect(!isHidden)
    }

    @Test func barsComeAndGoWithinAFifthOfASecond() throws {
        scene.stage.advance(by: 0)
        navigation.setNavigationBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        let bar = navigation.navigationBar
        let shown = try #require(bar.layer.presentation()).frame.minY
        #expect(shown < 47 && shown > -44 && !bar.isHidden)
        scene.stage.advance(by: 0.1)
        #expect(bar.isHidden && bar.layer.animationKeys() == nil)
        navigation.setNavigationBarHidden(false, animated: true)
        scene.settle()
        #expect(!bar.isHidden && bar.frame.minY == 47)
    }

    @Test func aBarHasALookForLittleRoom() {
        let (bar, flat, own) = (
            navigation.navigationBar, UINavigationBarAppearance(), UINavigationBarAppearance()
        )
        flat.backgroundColor = .orange
        own.backgroundColor = .green
        (bar.compactAppearance, bar.compactScrollEdgeAppearance) = (flat, flat)
        scene.stage.advance(by: 0)
        #expect(bar.appearance(for: screen.navigationItem).backgroundColor != .orange)
        scene.window.screen.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        scene.stage.advance(by: 0)
        #expect(bar.ground.appearance?.backgroundColor == .orange)
        screen.navigationItem.compactScrollEdgeAppearance = own
        #expect(bar.appearance(for: screen.navigationItem).backgroundColor == .green)
        scene.window.screen.resize(to: BarScene.phone)
        scene.stage.advance(by: 0)
        #expect(bar.ground.appearance?.backgroundColor != .orange)
    }

    @Test func littleRoomHidesThem() {
        navigation.hidesBarsWhenVerticallyCompact = true
        scene.window.screen.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        #expect(isHidden)
        scene.tap(CGPoint(x: 200, y: 200))
        #expect(!isHidden)
        scene.tap(CGPoint(x: 200, y: 200))
        #expect(isHidden)
        scene.window.screen.resize(
            to: BarScene.phone, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(!isHidden)
        scene.tap(CGPoint(x: 200, y: 500))
        #expect(!isHidden)
    }
}
