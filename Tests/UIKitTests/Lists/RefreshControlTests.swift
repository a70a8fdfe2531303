import InterludeStage
import Testing

@testable import UIKit

/// Pulling a list down to have it loaded anew.
@MainActor
struct RefreshControlTests {
    private let stage: Stage
    private let window: UIWindow
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let control = UIRefreshControl()

    private final class Counter {
        var value = 0
    }
    private let refreshes = Counter()

    init() throws {
        stage = try Stage(
            size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        window = UIWindow(frame: UIScreen.main.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        list.backgroundColor = .systemGroupedBackground
        list.refreshControl = control
        control.addAction(UIAction { [refreshes] _ in refreshes.value += 1 }, for: .valueChanged)
        window.addSubview(list)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    private func pull(by distance: CGFloat) {
        stage.touchDown(at: CGPoint(x: 200, y: 200))
        for step in 1...20 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: 200, y: 200 + distance * CGFloat(step) / 20))
        }
        stage.advance(by: 0.3)
    }

    @Test func aLongPullAsksForARefresh() {
        #expect(list.contentOffset.y == -47 && !control.isRefreshing)
        pull(by: 400)
        #expect(control.isRefreshing && refreshes.value == 1)
        let held = list.contentOffset.y
        stage.touchMove(to: CGPoint(x: 200, y: 601))
        // What the finger holds goes on without a jump.
        #expect(abs(list.contentOffset.y - held) < 2)
        TestScreen.keepPicture(stage, "refresh")
        stage.touchUp()
        stage.advance(by: 2)
        // The wheel stays in view until the app says that it is done.
        #expect(list.contentOffset.y == -107 && list.adjustedContentInset.top == 107 && list.contentInset.top == 0)
        TestScreen.keepPicture(stage, "refreshing")
        control.endRefreshing()
        stage.advance(by: 1)
        #expect(list.contentOffset.y == -47 && list.adjustedContentInset.top == 47 && refreshes.value == 1)
    }

    @Test func aShortPullDoesNot() {
        pull(by: 100)
        #expect(!control.isRefreshing && refreshes.value == 0 && control.alpha > 0)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(list.contentOffset.y == -47 && control.alpha == 0)
    }

    @Test func oneThatEndsUnderTheFingerIsNotAskedForAgain() {
        pull(by: 400)
        control.endRefreshing()
        stage.touchMove(to: CGPoint(x: 200, y: 620))
        stage.advance(by: 0.1)
        #expect(!control.isRefreshing && refreshes.value == 1)
        stage.touchUp()
        stage.advance(by: 2)
        #expect(list.contentOffset.y == -47)
    }

    @Test func beginningByCodeTellsNobodyAndMovesNothing() {
        stage.advance(by: 0)
        control.beginRefreshing()
        stage.advance(by: 0)
        #expect(refreshes.value == 0 && list.contentOffset.y == -47 && list.adjustedContentInset.top == 107)
        list.refreshControl = nil
        #expect(control.superview == nil && list.adjustedContentInset.top == 47)
    }
}
