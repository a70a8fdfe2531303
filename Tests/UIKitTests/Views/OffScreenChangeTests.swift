import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// What changes where it is not seen looks right when it is; what moves by keeps its layout.
@MainActor
@Suite(.serialized)
struct OffScreenChangeTests {
    private let first = BarScene.screen("First", .systemBackground)
    private let second = BarScene.screen("Second", .systemBackground)

    private func label() -> UIView {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        (label.text, label.textColor, label.backgroundColor) = ("Hello", .systemGreen, .systemYellow)
        return label
    }

    /// The first screen's picture in the dark after a view was added to it, seen or not.
    private func picture(of make: () -> UIView, isSeen: Bool) throws -> [UInt8] {
        let (first, second) = (BarScene.screen("First", .systemBackground), BarScene.screen("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let scene = try BarScene(navigation)
        scene.window.overrideUserInterfaceStyle = .dark
        scene.stage.advance(by: 0)
        if !isSeen { navigation.pushViewController(second, animated: false) }
        scene.settle()
        first.view.addSubview(make())
        scene.settle()
        if !isSeen { navigation.popViewController(animated: false) }
        scene.settle()
        return scene.picture
    }

    @Test func aViewAddedOffScreenHasTheColorsOfTheWindow() throws {
        #expect(try picture(of: label, isSeen: false) == picture(of: label, isSeen: true))
        func turned() -> UIView {
            let view = label()
            view.overrideUserInterfaceStyle = .light
            return view
        }
        #expect(try picture(of: turned, isSeen: false) == picture(of: turned, isSeen: true))
    }

    @Test func aListLoadedOffScreenHasTheSeparatorsOfTheWindow() throws {
        func picture(isSeen: Bool) throws -> [UInt8] {
            let list = TenRows()
            let navigation = UINavigationController(rootViewController: list)
            let scene = try BarScene(navigation)
            if !isSeen { navigation.pushViewController(BarScene.screen("Second"), animated: false) }
            scene.settle()
            scene.window.overrideUserInterfaceStyle = .dark
            list.tableView.reloadData()
            scene.settle()
            if !isSeen { navigation.popViewController(animated: false) }
            scene.settle()
            return scene.picture
        }
        #expect(try picture(isSeen: false) == picture(isSeen: true))
    }

    /// A view that outlives the one that its constraints were solved in belongs to the next one.
    @Test func aViewOutlivesWhatItWasLaidOutIn() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        var outer: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        weak let gone = outer
        if let outer {
            outer.addSubview(inner)
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
            outer.layoutIfNeeded()
        }
        outer = nil
        #expect(gone == nil)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(other)
        other.widthAnchor.constraint(equalTo: host.widthAnchor).isActive = true
        host.layoutIfNeeded()
        host.addSubview(inner)
        inner.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
        host.layoutIfNeeded()
        #expect(inner.frame.minX == 60 && inner.frame.width == 30)
    }

    @Test func aSafeAreaFollowsAViewThatConstraintsMove() throws {
        let scene = try BarScene(first)
        let (above, below, content) = (UIView(), UIView(), UIView())
        for (view, parent) in [(above, first.view), (below, first.view), (content, below)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(view)
        }
        let height = above.heightAnchor.constraint(equalToConstant: 0)
        let root: UIView = first.view
        NSLayoutConstraint.activate([
            height, above.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: above.bottomAnchor),
            below.widthAnchor.constraint(equalTo: root.widthAnchor),
            content.topAnchor.constraint(equalTo: below.safeAreaLayoutGuide.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 10),
            content.bottomAnchor.constraint(equalTo: below.bottomAnchor),
        ])
        scene.settle()
        #expect(below.safeAreaInsets.top == 47 && content.frame.minY == 47 && below.bounds.height == 57)
        height.constant = 30
        scene.settle()
        #expect(below.safeAreaInsets.top == 17 && content.frame.minY == 17 && below.bounds.height == 27)
        height.constant = 60
        scene.settle()
        #expect(below.safeAreaInsets.top == 0 && content.frame.minY == 0 && below.bounds.height == 10)
    }

    /// On a phone on its side a screen keeps clear of the notch, and does so while it moves, too.
    @Test func screensKeepTheirSafeAreaWhileTheyMove() throws {
        let navigation = UINavigationController(rootViewController: first)
        let scene = try BarScene(navigation, size: CGSize(width: 844, height: 390))
        scene.window.screen.resize(
            to: CGSize(width: 844, height: 390),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        scene.settle()
        let insets = first.view.safeAreaInsets
        #expect(insets.left == 59 && insets.right == 59)
        navigation.pushViewController(second, animated: true)
        for _ in 0..<3 {
            scene.stage.advance(by: 0.1)
            #expect(first.view.safeAreaInsets == insets && second.view.safeAreaInsets == insets)
        }
        scene.settle()
        navigation.popViewController(animated: true)
        for _ in 0..<3 {
            scene.stage.advance(by: 0.1)
            #expect(first.view.safeAreaInsets == insets && second.view.safeAreaInsets == insets)
        }
        scene.settle()
        let shown = BarScene.screen("Shown")
        shown.modalPresentationStyle = .fullScreen
        navigation.present(shown, animated: true)
        scene.settle()
        let full = shown.view.safeAreaInsets
        shown.dismiss(animated: true)
        scene.stage.advance(by: 0.2)
        #expect(shown.view.safeAreaInsets == full && full.left == 59)
        scene.settle()
    }

    @Test func textTurnsWithTheDirection() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
        label.text = "abc"
        let left = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        label.semanticContentAttribute = .forceRightToLeft
        let right = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(left.minX == 0 && abs(right.maxX - 150) < 1 && right.width == left.width)
    }

    @Test func aListAtItsTopStaysThereWhenRowsGrow() throws {
        let list = TenRows()
        list.text = "A row whose text is long enough to need a second line where there is less room for it"
        list.tableView.rowHeight = UITableView.automaticDimension
        let scene = try BarScene(list, size: CGSize(width: 844, height: 390))
        let top = list.tableView.contentOffset.y
        scene.window.screen.resize(
            to: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scene.settle()
        #expect(top == -47 && list.tableView.contentOffset.y == -47)
    }

    @Test func theEditButtonTurnsEditingOnAndOff() throws {
        let list = TenRows()
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        let navigation = UINavigationController(rootViewController: list)
        let scene = try BarScene(navigation)
        scene.settle()
        let before = scene.picture
        scene.tap(CGPoint(x: 360, y: 69))
        scene.settle()
        #expect(list.isEditing && list.tableView.isEditing && list.editButtonItem.systemItem == .done)
        #expect(scene.picture != before)
        scene.tap(CGPoint(x: 360, y: 69))
        scene.settle()
        #expect(!list.isEditing && !list.tableView.isEditing && scene.picture == before)
    }

    @Test func tabsReturnOverAListAtTheBottom() throws {
        let list = TenRows()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: list)
        tabs.viewControllers = [navigation]
        let scene = try BarScene(tabs)
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: true)
        scene.settle()
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        let frame = scene.window.convert(tabs.tabBar.bounds, from: tabs.tabBar)
        #expect(tabs.tabBar.isDescendant(of: list.view) && !tabs.tabBar.isHidden)
        #expect(frame.minY == 844 - 83 && frame.height == 83)
        scene.settle()
        #expect(tabs.tabBar.superview === tabs.view)
    }
}

/// A list with a few rows.
private final class TenRows: UITableViewController {
    var text = "Row"
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "\(text) \(indexPath.row)"
        return cell
    }
}
