import InterludeStage
import Testing
import UIKit

/// The drag from the leading edge that takes a screen off, by fingers from outside.
@MainActor
struct EdgeDragTests {
    private let stage: Stage
    private let window: UIWindow
    private let navigation: UINavigationController
    private let root = UIViewController()
    private let top = UIViewController()

    init() throws {
        stage = try Stage(size: CGSize(width: 390, height: 300))
        window = UIWindow(frame: UIScreen.main.bounds)
        root.view.backgroundColor = .systemRed
        top.view.backgroundColor = .systemBlue
        navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(top, animated: false)
        stage.advance(by: 1)
    }

    @Test func aDragAcrossTheScreenPops() {
        stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 350, y: 150), duration: 0.5)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root])
        #expect(top.view.superview == nil && root.view.window === window)
    }

    @Test func aShortDragThatRestsDoesNot() {
        let before = stage.frame()
        stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 80, y: 150), duration: 0.5, pace: .ease, hold: 0.3)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root, top])
        #expect(top.view.window === window)
        #expect(UIImage(cgImage: stage.frame()).pngData() == UIImage(cgImage: before).pngData())
    }

    @Test func aFlickPops() {
        stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 120, y: 150), duration: 0.1)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root])
    }

    @Test func aDragWithinOneFrameNeitherSticksNorJumps() {
        for _ in 0..<3 {
            stage.touchDown(at: CGPoint(x: 5, y: 150))
            stage.touchMove(to: CGPoint(x: 40, y: 150))
            stage.touchUp()
            stage.advance(by: 2)
            #expect(navigation.viewControllers == [root, top])
            #expect(top.view.window === window && root.view.superview == nil)
        }
        stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 350, y: 150), duration: 0.5)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root])
    }

    @Test func aTouchDuringThePopGoesNowhere() {
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        stage.drag(from: CGPoint(x: 5, y: 150), to: CGPoint(x: 350, y: 150), duration: 0.1)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window === window)
    }

    @Test func aDragOutsideOfTheEdgeDoesNothing() {
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 380, y: 150), duration: 0.3)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [root, top])
    }
}
