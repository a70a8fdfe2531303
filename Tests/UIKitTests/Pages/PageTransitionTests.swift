import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// A book of recording screens, and what its delegate is told.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let screens: [UIViewController]
    var told: [String] = []

    init(_ screens: [UIViewController]) { self.screens = screens }

    private func neighbour(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        guard let place = screens.firstIndex(of: controller), screens.indices.contains(place + step) else { return nil }
        return screens[place + step]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, -1) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(viewController, 1) }
    var hasDots = false
    func presentationCount(for pageViewController: UIPageViewController) -> Int { hasDots ? screens.count : 0 }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { told.append("will") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append("did \(finished) \(completed)") }
}

@MainActor
@Suite struct PageTransitionTests {
    private let log = Log()

    private func make(
        _ style: UIPageViewController.TransitionStyle, isRightToLeft: Bool = false
    ) throws -> (BarScene, UIPageViewController, Book, [RecordingScreen]) {
        let screens = ["a", "b", "c"].map { RecordingScreen($0, log) }
        for (screen, color) in zip(screens, [UIColor.red, .green, .blue]) { screen.view.backgroundColor = color }
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let book = Book(screens)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([screens[0]], direction: .forward, animated: false)
        let scene = try BarScene(pages, isRightToLeft: isRightToLeft)
        _ = log.take()
        return (scene, pages, book, screens)
    }

    private func appearances() -> [String] { log.take().filter { $0.hasSuffix("ppear") && !$0.hasSuffix("Appearing") } }

    private static let turned: [UIPageViewController.TransitionStyle: [String]] = [
        .scroll: ["b willAppear", "a willDisappear", "b didAppear", "a didDisappear"],
        .pageCurl: ["b willAppear", "a willDisappear", "a didDisappear", "b didAppear"],
    ]
    private static let kept: [UIPageViewController.TransitionStyle: [String]] = [
        .scroll: [
            "b willAppear", "a willDisappear", "a willAppear", "a didAppear", "b willDisappear", "b didDisappear",
        ],
        .pageCurl: [
            "b willAppear", "a willDisappear", "b willDisappear", "a willAppear", "b didDisappear", "a didAppear",
        ],
    ]

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func aFingerTurns(_ style: UIPageViewController.TransitionStyle) throws {
        let (scene, pages, book, screens) = try make(style)
        scene.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 90, y: 400))
        scene.settle()
        #expect(appearances() == PageTransitionTests.turned[style])
        #expect(pages.viewControllers == [screens[1]] && pages.children == [screens[1]])
        #expect(book.told == ["will", "did true true"])
        let picture = scene.picture
        pages.setViewControllers([screens[0]], direction: .reverse, animated: false)
        pages.setViewControllers([screens[1]], direction: .forward, animated: false)
        #expect(scene.picture == picture)
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func aPageLetGoEarlyComesBack(_ style: UIPageViewController.TransitionStyle) throws {
        let (scene, pages, book, screens) = try make(style)
        let before = scene.picture
        scene.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 300, y: 400), lifts: false)
        #expect(scene.picture != before)
        scene.stage.touchUp()
        scene.settle()
        #expect(appearances() == PageTransitionTests.kept[style])
        #expect(pages.viewControllers == [screens[0]] && pages.children == [screens[0]])
        #expect(book.told == ["will", "did true false"] && scene.picture == before)
    }

    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func anAnimatedTurnEndsAsOneWithoutAnimation(_ style: UIPageViewController.TransitionStyle) throws {
        let (scene, pages, _, screens) = try make(style)
        let before = scene.picture
        var completions: [Bool] = []
        pages.setViewControllers([screens[1]], direction: .forward, animated: true) { completions.append($0) }
        #expect(scene.picture == before)
        scene.stage.advance(by: 0.2)
        let during = scene.picture
        scene.settle()
        #expect(completions == [true] && appearances() == PageTransitionTests.turned[style])
        let after = scene.picture
        #expect(during != before && during != after)
        pages.setViewControllers([screens[0]], direction: .reverse, animated: true)
        scene.settle()
        #expect(scene.picture == before)
        pages.setViewControllers([screens[1]], direction: .forward, animated: false)
        #expect(scene.picture == after)
    }

    @Test func aStripFollowsTheFinger() throws {
        let (scene, _, book, screens) = try make(.scroll)
        scene.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 280, y: 400), lifts: false)
        #expect(abs(screens[0].view.frame.minX + 100) < 0.01 && abs(screens[1].view.frame.minX - 290) < 0.01)
        // Turning round on the way goes to the other side, where there is no page.
        scene.stage.touchMove(to: CGPoint(x: 385, y: 400))
        scene.stage.advance(by: 0.1)
        scene.stage.touchUp()
        scene.settle()
        #expect(screens[0].view.frame.minX == 0 && book.told == ["will", "did false false"])
    }

    @Test func laterPagesAreToTheLeftFromRightToLeft() throws {
        let (scene, pages, book, screens) = try make(.scroll, isRightToLeft: true)
        scene.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400))
        scene.settle()
        #expect(pages.viewControllers == [screens[1]] && book.told == ["will", "did true true"])
    }

    @Test func aTapAtTheSideTurnsABook() throws {
        let (scene, pages, book, screens) = try make(.pageCurl)
        scene.tap(CGPoint(x: 195, y: 400))
        scene.settle()
        #expect(pages.viewControllers == [screens[0]])
        scene.tap(CGPoint(x: 370, y: 400))
        scene.settle()
        #expect(pages.viewControllers == [screens[1]] && book.told == ["will", "did true true"])
        scene.tap(CGPoint(x: 10, y: 400))
        scene.settle()
        #expect(pages.viewControllers == [screens[0]])
    }

    @Test func dotsSayWhichPageIsSeen() throws {
        let (scene, pages, book, _) = try make(.scroll)
        #expect(pages.dots == nil)
        book.hasDots = true
        pages.view.setNeedsLayout()
        scene.stage.advance(by: 0)
        #expect(pages.dots?.numberOfPages == 3 && pages.dots?.currentPage == 0)
        #expect(abs(pages.pagesView.frame.height - 773) < 1e-9)
        scene.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 90, y: 400))
        scene.settle()
        #expect(pages.dots?.currentPage == 1)
    }

    @Test func turningAgainEndsTheTurnBefore() throws {
        let (scene, pages, _, screens) = try make(.scroll)
        pages.setViewControllers([screens[1]], direction: .forward, animated: true)
        scene.stage.advance(by: 0.1)
        pages.setViewControllers([screens[2]], direction: .forward, animated: true)
        scene.settle()
        #expect(pages.viewControllers == [screens[2]] && pages.children == [screens[2]])
        #expect(screens[2].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
}
