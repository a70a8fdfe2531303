import InterludeStage
import Testing

@testable import UIKit

/// Taps at the very top of the screen.
@MainActor
struct StatusBarTapTests {
    private let stage: Stage
    private let window: UIWindow
    private let root = UIViewController()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let judge = Judge()

    private final class Judge: NSObject, UIScrollViewDelegate {
        var allows = true
        var arrivals = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
    }

    init() throws {
        stage = try Stage(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        window = UIWindow(frame: UIScreen.main.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        list.delegate = judge
        root.view.addSubview(list)
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        list.contentOffset.y = 500
    }

    private func tapStatusBar() {
        stage.tap(at: CGPoint(x: 200, y: 20))
        stage.advance(by: 1)
    }

    @Test func aTapTakesTheListToItsTop() {
        tapStatusBar()
        #expect(list.contentOffset.y == -47 && judge.arrivals == 1)
        stage.tap(at: CGPoint(x: 200, y: 60))
        list.contentOffset.y = 300
        stage.tap(at: CGPoint(x: 200, y: 60))
        stage.advance(by: 1)
        #expect(list.contentOffset.y == 300)
    }

    @Test func theDelegateAndTheListMayRefuse() {
        judge.allows = false
        tapStatusBar()
        judge.allows = true
        list.scrollsToTop = false
        tapStatusBar()
        #expect(list.contentOffset.y == 500 && judge.arrivals == 0)
    }

    @Test func ofSeveralListsNoneIsMeant() {
        let other = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
        root.view.addSubview(other)
        tapStatusBar()
        #expect(list.contentOffset.y == 500)
        other.scrollsToTop = false
        tapStatusBar()
        #expect(list.contentOffset.y == -47)
    }

    @Test func aListBehindWhatIsPresentedStays() {
        stage.advance(by: 0)
        let front = UIViewController()
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        other.contentSize = CGSize(width: 390, height: 3000)
        front.view.addSubview(other)
        front.modalPresentationStyle = .overFullScreen
        root.present(front, animated: false)
        stage.advance(by: 0)
        other.contentOffset.y = 200
        tapStatusBar()
        #expect(list.contentOffset.y == 500 && other.contentOffset.y == -47)
    }
}
