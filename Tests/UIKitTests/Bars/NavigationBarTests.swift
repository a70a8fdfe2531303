import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor
@Suite struct NavigationBarTests {
    private let a = BarScene.screen("Inbox")
    private let b = BarScene.screen("Message", .yellow)

    private func page(_ navigation: UINavigationController) throws -> NavigationBarPage {
        try #require(navigation.navigationBar.page)
    }

    private func text(_ view: UIView) -> String? { BarScene.all(UILabel.self, in: view).first?.text }

    @Test func theTitleIsInTheMiddle() throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation)
        let page = try page(navigation)
        #expect(text(page.titleHolder) == "Inbox")
        #expect(abs(scene.center(of: page.titleHolder).x - 195) < 0.6)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(!page.hasBackButton)
        #expect(a.view.safeAreaInsets.top == 91)
        a.title = "Outbox"
        #expect(text(page.titleHolder) == "Outbox")
        #expect(scene.issues.isEmpty)
    }

    @Test(arguments: [false, true], [false, true])
    func aTitleThatIsTakenAwayIsSeenNoMore(isLarge: Bool, isTheControllers: Bool) throws {
        let (untitled, titled) = (UIViewController(), a)
        untitled.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: untitled)
        navigation.navigationBar.prefersLargeTitles = isLarge
        let scene = try BarScene(navigation)
        #expect(untitled.navigationItem.title == nil)
        let empty = scene.picture
        navigation.setViewControllers([titled], animated: false)
        scene.settle()
        #expect(scene.picture != empty)
        if isTheControllers { titled.title = nil } else { titled.navigationItem.title = nil }
        scene.settle()
        #expect(titled.navigationItem.title == nil && scene.picture == empty)
        titled.title = "Outbox"
        scene.settle()
        #expect(try text(page(navigation).titleHolder) == "Outbox")
    }

    /// A large title becomes the name of the way back, and nothing cuts it on its way there.
    @Test(arguments: [false, true]) func aLargeTitleGoesWholeToTheWayBack(isLowAfterwards: Bool) throws {
        let navigation = UINavigationController(rootViewController: a)
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        if isLowAfterwards { b.navigationItem.largeTitleDisplayMode = .never }
        let scene = try BarScene(navigation)
        func center(of view: UIView, in page: NavigationBarPage) -> CGPoint {
            view.superview?.convert(view.center, to: bar) ?? .zero
        }
        /// Whether there is something grey, which the blue name is not, in the lower part of the row of buttons.
        func isInRow() -> Bool {
            let frame = scene.stage.frame()
            return (Int(frame.height) * 80 / 844..<Int(frame.height) * 91 / 844).contains { y in
                (Int(frame.width) * 30 / 390..<Int(frame.width) * 200 / 390).contains { x in
                    let pixel = frame.bitmap.pixels[y * frame.width + x]
                    let (red, blue) = (Int(pixel >> 16 & 255), Int(pixel & 255))
                    return abs(red - blue) < 3 && red < 200
                }
            }
        }
        let large = try page(navigation).largeTitle
        #expect(!isInRow())
        navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0)
        let (below, above) = try (#require(bar.leavingPages.first), page(navigation))
        let (end, label) = (center(of: large, in: below), center(of: above.backButton.label, in: above))
        #expect(end.x + large.transform.tx == label.x && end.y + large.transform.ty == label.y)
        var wasInRow = false
        for _ in 0..<30 {
            scene.stage.advance(by: 1 / 60)
            wasInRow = wasInRow || isInRow()
        }
        #expect(wasInRow)
        scene.settle()
        navigation.popViewController(animated: true)
        scene.settle()
        #expect(try page(navigation).largeTitle.superview?.clipsToBounds == true)
        #expect(scene.issues.isEmpty)
    }

    @Test func aLongTitleLeavesRoomForButtons() throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation)
        navigation.pushViewController(b, animated: false)
        b.title = String(repeating: "Long ", count: 20)
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        scene.stage.advance(by: 0)
        let page = try page(navigation)
        #expect(page.titleHolder.frame.minX >= page.backButton.frame.maxX)
        #expect(page.titleHolder.frame.maxX <= page.rightButtons[0].frame.minX)
        #expect(page.rightButtons[0].frame.maxX == 374)
    }

    @Test(arguments: [true, false]) func aTapOnTheWayBackPops(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation)
        let before = scene.picture
        navigation.pushViewController(b, animated: animated)
        scene.settle()
        let page = try page(navigation)
        #expect(page.hasBackButton && page.backButton.label.text == "Inbox")
        #expect(scene.picture != before)
        scene.tap(page.backButton)
        #expect(navigation.viewControllers == [a])
        scene.settle()
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func anAnimatedPushEndsAsOneWithoutAnimation() throws {
        func pushed(animated: Bool) throws -> [UInt8] {
            let (a, b) = (BarScene.screen("Inbox"), BarScene.screen("Message", .yellow))
            let navigation = UINavigationController(rootViewController: a)
            navigation.navigationBar.prefersLargeTitles = true
            b.navigationItem.largeTitleDisplayMode = .never
            b.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            let scene = try BarScene(navigation)
            navigation.pushViewController(b, animated: animated)
            scene.settle()
            #expect(scene.issues.isEmpty)
            return scene.picture
        }
        #expect(try pushed(animated: true) == pushed(animated: false))
    }

    @Test func aCancelledPopLeavesTheBarAsItWas() throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation)
        navigation.pushViewController(b, animated: false)
        scene.settle()
        let before = scene.picture
        scene.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 150, y: 400), lifts: false)
        let page = try page(navigation)
        #expect(page.item === a.navigationItem)
        // Titles follow the finger: the new one has come a part of the way.
        let shown = try #require(page.titleHolder.layer.presentation())
        #expect(shown.opacity > 0.1 && shown.opacity < 0.9)
        scene.stage.touchMove(to: CGPoint(x: 40, y: 400))
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.settle()
        #expect(navigation.topViewController === b)
        #expect(navigation.navigationBar.items?.count == 2)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func aFinishedDragPops() throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation)
        let before = scene.picture
        navigation.pushViewController(b, animated: false)
        scene.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400))
        scene.settle()
        #expect(navigation.viewControllers == [a])
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func buttonsSendWhatTheyAreToldTo() throws {
        let navigation = UINavigationController(rootViewController: a)
        let counter = Counter()
        let item = UIBarButtonItem(
            title: "Edit", style: .plain, target: counter, action: Selector("tapped:", Counter.tapped))
        var actions = 0
        let other = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in actions += 1 })
        a.navigationItem.rightBarButtonItem = item
        a.navigationItem.leftBarButtonItem = other
        let scene = try BarScene(navigation)
        let page = try page(navigation)
        scene.tap(page.rightButtons[0])
        #expect(counter.senders == [item])
        scene.tap(page.leftButtons[0])
        #expect(actions == 1)
        item.isEnabled = false
        scene.tap(page.rightButtons[0])
        // A finger that slides away does nothing.
        scene.drag(from: scene.center(of: page.leftButtons[0]), to: CGPoint(x: 200, y: 500))
        #expect(counter.senders.count == 1 && actions == 1)
    }

    @Test func rightToLeftIsMirrored() throws {
        let navigation = UINavigationController(rootViewController: a)
        let scene = try BarScene(navigation, isRightToLeft: true)
        b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        navigation.pushViewController(b, animated: false)
        scene.stage.advance(by: 0)
        let page = try page(navigation)
        #expect(page.backButton.frame.maxX == 390)
        #expect(page.backButton.convert(page.backButton.arrow.frame, to: page).maxX == 382)
        #expect(page.rightButtons[0].frame.minX == 16)
    }

    @Test func largeTitlesGoUpAsTheContentIsScrolled() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        a.view = scroll
        let navigation = UINavigationController(rootViewController: a)
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        let scene = try BarScene(navigation)
        #expect(bar.frame.height == 96 && scroll.contentOffset.y == -143)
        #expect(bar.page?.titleHolder.alpha == 0)
        #expect(bar.ground.alpha == 0 || bar.ground.appearance?.backgroundEffect == nil)
        scroll.contentOffset.y += 20
        #expect(bar.frame.height == 76)
        scroll.contentOffset.y += 60
        scene.settle()
        #expect(bar.frame.height == 44 && bar.page?.titleHolder.alpha == 1)
        #expect(bar.ground.alpha == 1 && bar.ground.appearance?.backgroundEffect != nil)
        scroll.contentOffset.y = -143
        scene.settle()
        #expect(bar.frame.height == 96)
    }
}
