import InterludeStage
import Testing

@testable import UIKit

/// A list whose cells come from the storyboard's prototype.
final class BoardList: UITableViewController {
    let songs = ["Night Drive", "Low Tide", "Paper Boats"]
    var chosen: [IndexPath] = []
    var order: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row]
        cell.detailTextLabel?.text = "The Lighthouse Keepers"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { order.append("selected") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        order.append(segue.identifier ?? "")
        if let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) { chosen.append(path) }
    }
}

/// A form of cells that the storyboard lists, with an outlet into one of them.
final class BoardSettings: UITableViewController, StoryboardConnectable {
    var notifications: UISwitch!
    var toggles = 0

    func toggled(_ sender: UISwitch) { toggles += 1 }

    class var connections: [StoryboardConnection] {
        [
            .outlet("notifications", \BoardSettings.notifications),
            .action("toggled:", BoardSettings.toggled),
        ]
    }
}

/// Two pages.
final class BoardPages: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
}

/// Whole storyboards as versions of Xcode save them.
@MainActor
@Suite(.serialized)
struct BoardFixtureTests {
    private let size = CGSize(width: 393, height: 852)

    private func open<Controller: UIViewController>(
        _ xml: String, as type: Controller.Type = Controller.self
    ) throws -> (TestScreen, Controller, [StoryboardIssue]) {
        var issues: [StoryboardIssue] = []
        StoryboardIssue.handler = { issues.append($0) }
        defer { StoryboardIssue.handler = nil }
        let board = try UIStoryboard(data: Data(xml.utf8), name: "Fixture")
        let root = try #require(board.instantiateInitialViewController() as? Controller)
        return (try TestScreen(root, size: size), root, issues)
    }

    @Test func aLaunchScreenIsLaidOut() throws {
        let (test, root, issues) = try open(BoardFixtures.launch)
        #expect(issues.isEmpty)
        let (picture, label) = (root.view.subviews[0], root.view.subviews[1])
        #expect(picture.frame.size == CGSize(width: 120, height: 120))
        #expect(abs(picture.center.x - 196.5) <= 0.5 && abs(picture.center.y - 426) <= 0.5)
        #expect(abs(label.frame.minY - picture.frame.maxY - 16) <= 0.5)
        test.keepPicture("launch")
    }

    @Test func tabsHoldTheirScreens() throws {
        let (test, tabs, issues) = try open(BoardFixtures.tabs, as: UITabBarController.self)
        #expect(issues.isEmpty)
        #expect(tabs.viewControllers?.count == 3 && tabs.viewControllers?[2] is UIPageViewController)
        #expect(tabs.tabBar.items?.map(\.title) == ["Library", "Settings", "Favorites"])
        #expect(tabs.tabBar.tintColor == UIColor(red: 0.85, green: 0.25, blue: 0.4, alpha: 1))
        let pages = try #require(tabs.viewControllers?[2] as? UIPageViewController)
        #expect(pages.transitionStyle == .scroll && pages.spacing == 12 && pages.spineLocation == .none)
        test.keepPicture("tabs")
    }

    @Test func aCellFollowsItsSegueBeforeTheDelegateIsTold() throws {
        let (test, tabs, _) = try open(BoardFixtures.tabs, as: UITabBarController.self)
        let navigation = try #require(tabs.viewControllers?[0] as? UINavigationController)
        let list = try #require(navigation.topViewController as? BoardList)
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.style == .subtitle && cell.accessoryType == .disclosureIndicator)
        #expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.textColor == .secondaryLabel)
        test.stage.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
        test.stage.advance(by: 1)
        #expect(list.order == ["detail", "selected"] && list.chosen == [IndexPath(row: 1, section: 0)])
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.navigationItem.title == "Song")
        test.keepPicture("detail")
        let cover = try #require(navigation.topViewController?.view.subviews[0].subviews[0])
        #expect(cover.bounds.size == CGSize(width: 240, height: 240))
        UIScreen.main.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero)
        test.stage.advance(by: 0)
        #expect(cover.bounds.size == CGSize(width: 120, height: 120))
        UIScreen.main.resize(to: size)
        test.stage.advance(by: 0)
        #expect(cover.bounds.size == CGSize(width: 240, height: 240))
    }

    @Test func aBarButtonPresents() throws {
        let (test, tabs, _) = try open(BoardFixtures.tabs, as: UITabBarController.self)
        let list = (tabs.viewControllers?[0] as? UINavigationController)?.topViewController as? BoardList
        list?.performSegue(withIdentifier: "add", sender: nil)
        test.stage.advance(by: 1)
        #expect(tabs.presentedViewController?.title == "New")
        test.keepPicture("add")
    }

    @Test func aFormHasTheCellsThatTheFileLists() throws {
        let (test, tabs, _) = try open(BoardFixtures.tabs, as: UITabBarController.self)
        tabs.selectedIndex = 1
        test.stage.advance(by: 1)
        let navigation = try #require(tabs.viewControllers?[1] as? UINavigationController)
        let settings = try #require(navigation.topViewController as? BoardSettings)
        let table = try #require(settings.tableView)
        #expect(table.style == .insetGrouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Ada" && first.style == .value1)
        #expect(table.footerView(forSection: 1)?.textLabel?.text == "Large text is easier to read from afar.")
        test.keepPicture("settings")
        let toggle = try #require(settings.notifications)
        #expect(toggle.isOn)
        test.stage.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: nil))
        test.stage.advance(by: 1)
        #expect(!toggle.isOn && settings.toggles == 1)
        test.stage.tap(at: first.convert(CGPoint(x: 60, y: 20), to: nil))
        test.stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func whatIsNotKnownIsSaidAndStoodInFor() throws {
        var issues: [StoryboardIssue] = []
        StoryboardIssue.handler = { issues.append($0) }
        defer { StoryboardIssue.handler = nil }
        let board = try UIStoryboard(data: Data(BoardFixtures.tabs.utf8), name: "Fixture")
        _ = board.instantiateViewController(withIdentifier: "split")
        #expect(issues.map(\.element) == ["splitViewController spl-00-vcs"])
    }

    @Test func sizeClassesSayWhatIsThere() throws {
        let (test, root, issues) = try open(BoardFixtures.sizes, as: UIViewController.self)
        #expect(issues.isEmpty)
        func check(isWide: Bool) throws {
            let stack = try #require(root.view.subviews.first as? UIStackView)
            #expect(root.view.subviews.count == (isWide ? 2 : 1))
            #expect(stack.axis == (isWide ? .horizontal : .vertical) && stack.spacing == (isWide ? 20 : 8))
            let margins = root.view.layoutMargins
            let right = root.view.bounds.width - margins.right - (isWide ? 200 : 0)
            #expect(stack.frame.minX == margins.left && stack.frame.maxX == right)
            // The guides end where the bars do.
            #expect(stack.frame.minY == root.view.safeAreaInsets.top + 16)
            #expect(stack.frame.maxY == root.view.bounds.height - root.view.safeAreaInsets.bottom - 20)
            guard isWide else { return }
            let label = try #require(root.view.subviews.last as? UILabel)
            #expect(label.font.pointSize == 12 && label.frame.minX == stack.frame.maxX + 10)
        }
        try check(isWide: false)
        test.keepPicture("sizes")
        for _ in 0..<2 {
            UIScreen.main.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: .zero)
            test.stage.advance(by: 0)
            try check(isWide: true)
            test.keepPicture("sizes-wide")
            UIScreen.main.resize(to: size)
            test.stage.advance(by: 0)
            try check(isWide: false)
        }
    }

    @Test func storyboardsReferToOthers() throws {
        var issues: [StoryboardIssue] = []
        StoryboardIssue.handler = { issues.append($0) }
        defer { StoryboardIssue.handler = nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        UIStoryboard.folders.append(folder.path)
        defer { UIStoryboard.folders.removeLast() }
        func write(_ name: String, _ body: String) throws {
            let xml =
                "<document initialViewController=\"a\"><scenes><scene sceneID=\"s\"><objects>\(body)"
                + "</objects></scene></scenes></document>"
            try xml.write(
                to: folder.appendingPathComponent("\(name).storyboard"), atomically: true, encoding: .utf8)
        }
        let holder = { (name: String) in
            """
            <navigationController id="a"><connections><segue destination="p" kind="relationship" id="r"/></connections>
            </navigationController><viewControllerPlaceholder storyboardName="\(name)" id="p" sceneMemberID="viewController"/>
            """
        }
        try write("Detail", "<viewController id=\"a\" title=\"Detail\"/>")
        try write("First", holder("Detail"))
        try write("Endless", holder("Endless"))
        let first = UIStoryboard(name: "First", bundle: nil).instantiateInitialViewController()
        #expect((first as? UINavigationController)?.topViewController?.title == "Detail" && issues.isEmpty)
        #expect(UIStoryboard(name: "Endless", bundle: nil).instantiateInitialViewController() != nil)
        #expect(issues.count == 1)
    }
}

extension TestScreen {
    /// Keeps a picture of the screen where a folder for it is named.
    func keepPicture(_ name: String) { TestScreen.keepPicture(stage, name) }

    static func keepPicture(_ stage: Stage, _ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
        try? PictureFile.write(stage.frame(), to: "\(folder)/\(name).png")
    }
}
