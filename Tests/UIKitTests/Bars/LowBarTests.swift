import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// Bars are low on a phone that is held on its side.
@MainActor
struct LowBarTests {
    private let a = BarScene.screen("Inbox")
    private let b = BarScene.screen("Message", .yellow)
    private static let side = CGSize(width: 844, height: 390)
    /// A display that shows all of a phone, however it is held.
    private static let square = CGSize(width: 926, height: 926)
    private static let largeSide = CGSize(width: 926, height: 428)

    private func turn(_ scene: BarScene, to size: CGSize) {
        let isOnSide = size.width > size.height
        scene.window.screen.resize(
            to: size,
            safeAreaInsets: isOnSide
                ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
                : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scene.stage.advance(by: 0)
    }

    @Test func navigationBarAndToolbarAreLow() throws {
        let navigation = UINavigationController(rootViewController: a)
        a.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
        navigation.isToolbarHidden = false
        let scene = try BarScene(navigation, size: Self.square)
        turn(scene, to: BarScene.phone)
        #expect(navigation.navigationBar.frame.height == 44 && navigation.toolbar.frame.height == 78)
        let before = scene.picture
        turn(scene, to: Self.side)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 390 - 53, width: 844, height: 53))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
        let page = try #require(navigation.navigationBar.page)
        #expect(abs(page.titleHolder.frame.midY - 16) <= 0.5 && page.rightButtons[0].frame.height == 32)
        #expect(navigation.toolbar.buttons.map(\.frame.height) == [32, 32, 32])
        TestScreen.keepPicture(scene.stage, "low-bars")
        // There is room enough on a large one.
        turn(scene, to: Self.largeSide)
        #expect(navigation.navigationBar.frame.height == 44 && navigation.toolbar.frame.height == 65)
        turn(scene, to: BarScene.phone)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func tabsHaveTheirTitlesBeside() throws {
        let tabs = UITabBarController()
        for (screen, symbol) in [(a, "envelope"), (b, "magnifyingglass")] {
            screen.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: symbol), tag: 0)
        }
        tabs.viewControllers = [a, b]
        let scene = try BarScene(tabs, size: Self.square)
        turn(scene, to: BarScene.phone)
        func parts() -> (picture: CGRect, label: CGRect) {
            let button = tabs.tabBar.buttons[0]
            return (
                BarScene.all(UIImageView.self, in: button)[0].frame, BarScene.all(UILabel.self, in: button)[0].frame
            )
        }
        let before = scene.picture
        #expect(tabs.tabBar.frame.height == 83 && parts().label.minY > parts().picture.maxY - 4)
        turn(scene, to: Self.side)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 390 - 53, width: 844, height: 53))
        #expect(a.view.safeAreaInsets.bottom == 53)
        let low = parts()
        #expect(low.picture.maxX < low.label.minX && abs(low.picture.midY - 16) <= 1 && abs(low.label.midY - 16) <= 1)
        #expect(abs((low.picture.minX + low.label.maxX) / 2 - tabs.tabBar.buttons[0].bounds.midX) <= 1)
        TestScreen.keepPicture(scene.stage, "low-tabs")
        turn(scene, to: Self.largeSide)
        #expect(tabs.tabBar.frame.height == 70)
        let large = parts()
        #expect(large.picture.maxX < large.label.minX && large.label.height > low.label.height)
        turn(scene, to: BarScene.phone)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test(arguments: [0, 0.1, 0.2, 0.34]) func turningOnTheWayEndsAsTurningBefore(time: Double) throws {
        func pushed(turnsFirst: Bool) throws -> [UInt8] {
            let (a, b) = (BarScene.screen("Inbox"), BarScene.screen("Message", .yellow))
            let navigation = UINavigationController(rootViewController: a)
            b.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            navigation.isToolbarHidden = false
            let scene = try BarScene(navigation, size: Self.square)
            turn(scene, to: BarScene.phone)
            if turnsFirst { turn(scene, to: Self.side) }
            navigation.pushViewController(b, animated: true)
            scene.stage.advance(by: time)
            if !turnsFirst { turn(scene, to: Self.side) }
            scene.settle()
            #expect(b.view.frame == CGRect(origin: .zero, size: Self.side))
            #expect(navigation.navigationBar.frame.height == 32 && b.view.safeAreaInsets.top == 32)
            #expect(scene.issues.isEmpty)
            return scene.picture
        }
        #expect(try pushed(turnsFirst: false) == pushed(turnsFirst: true))
    }

    @Test func aBarOnItsOwnFollowsTheRoom() throws {
        let scene = try BarScene(a)
        let bar = UINavigationBar(frame: .zero)
        a.view.addSubview(bar)
        bar.items = [UINavigationItem(title: "Alone")]
        #expect(bar.sizeThatFits(.zero).height == 44)
        turn(scene, to: Self.side)
        #expect(bar.sizeThatFits(.zero).height == 32 && bar.intrinsicContentSize.height == 32)
        turn(scene, to: BarScene.phone)
        #expect(bar.sizeThatFits(.zero).height == 44)
    }
}
