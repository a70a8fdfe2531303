import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor
@Suite struct TabBarTests {
    private let a = BarScene.screen("Mail")
    private let b = BarScene.screen("Search", .yellow)

    private func tabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: a), b]
        return tabs
    }

    @Test func aTapSelects() throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "Search"])
        scene.tap(tabs.tabBar.buttons[1])
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem)
        scene.tap(tabs.tabBar.buttons[0])
        #expect(tabs.selectedIndex == 0)
        #expect(scene.issues.isEmpty)
    }

    @Test func aTabFollowsItsControllersTitle() throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        b.title = "Find"
        #expect(b.tabBarItem.title == "Find" && tabs.tabBar.items?.last?.title == "Find")
        scene.stage.advance(by: 0)
        let named = scene.picture
        b.title = nil
        scene.stage.advance(by: 0)
        #expect(b.tabBarItem.title == nil && scene.picture != named)
        b.title = "Find"
        scene.stage.advance(by: 0)
        #expect(scene.picture == named)
        // One of its own keeps the title that it was made with.
        b.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        b.title = "Search"
        #expect(b.tabBarItem.title == "Own")
    }

    @Test func theChosenTabHasTheTint() throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        let before = scene.picture
        tabs.tabBar.tintColor = .red
        scene.stage.advance(by: 0)
        #expect(scene.picture != before)
        tabs.tabBar.tintColor = nil
        scene.stage.advance(by: 0)
        #expect(scene.picture == before)
        a.tabBarItem.badgeValue = "3"
        scene.stage.advance(by: 0)
        #expect(scene.picture != before)
        a.tabBarItem.badgeValue = nil
        scene.stage.advance(by: 0)
        #expect(scene.picture == before)
    }

    @Test(arguments: [true, false]) func theBarLeavesAndReturnsWithAScreen(animated: Bool) throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        let before = scene.picture
        let c = BarScene.screen("Message", .green)
        c.hidesBottomBarWhenPushed = true
        a.navigationController?.pushViewController(c, animated: animated)
        if animated {
            scene.stage.advance(by: 0.1)
            // It moves along with the screen that it belongs to.
            #expect(tabs.tabBar.isDescendant(of: a.view))
        }
        scene.settle()
        #expect(tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
        #expect(c.view.safeAreaInsets.bottom == 34 && a.view.safeAreaInsets.bottom == 83)
        a.navigationController?.popViewController(animated: animated)
        scene.settle()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func aCancelledPopKeepsTheBarAway() throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        let c = BarScene.screen("Message", .green)
        c.hidesBottomBarWhenPushed = true
        a.navigationController?.pushViewController(c, animated: false)
        scene.settle()
        let before = scene.picture
        scene.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 100, y: 400))
        scene.settle()
        #expect(tabs.tabBar.isHidden && tabs.tabBar.superview === tabs.view)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func aTabIsThatOfTheStacksFirstScreen() throws {
        let tabs = tabs()
        let scene = try BarScene(tabs)
        let c = BarScene.screen("Message", .green)
        a.navigationController?.setViewControllers([c, BarScene.screen("Reply")], animated: false)
        #expect(tabs.tabBar.items?.first === c.tabBarItem && tabs.tabBar.items?.first?.title == "Message")
        #expect(tabs.tabBar.selectedItem === c.tabBarItem)
        scene.settle()
        #expect(scene.issues.isEmpty)
    }

    @Test func spaceInAToolbarGrows() throws {
        let navigation = UINavigationController(rootViewController: a)
        a.toolbarItems = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .fixedSpace(30),
            UIBarButtonItem(systemItem: .edit),
        ]
        navigation.isToolbarHidden = false
        let scene = try BarScene(navigation)
        let frames = navigation.toolbar.buttons.map(\.frame)
        #expect(frames[0].minX == 16 && abs(frames[4].maxX - 374) < 0.01)
        #expect(abs(frames[4].minX - frames[2].maxX - 30) < 0.01)
        #expect(navigation.toolbar.frame.maxY == 844 && a.view.safeAreaInsets.bottom == 78)
        #expect(scene.issues.isEmpty)
    }
}
