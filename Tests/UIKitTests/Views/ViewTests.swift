import InterludeStage
import Testing
import UIKit

/// Views, their tree and their geometry.
@MainActor
struct ViewTests {
    final class Star: CALayer {
        var points = 5
    }

    final class StarView: UIView {
        override class var layerClass: AnyClass { Star.self }
    }

    final class Painted: UIView {
        var drawings = 0
        override func draw(_ rect: CGRect) { drawings += 1 }
    }

    @Test func aViewsLayerIsOfTheClassThatItAsksFor() {
        let view = StarView()
        #expect((view.layer as? Star)?.points == 5)
        #expect(view.layer.delegate === view)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test func onlyViewsThatDrawHaveAPicture() throws {
        let stage = try Stage(size: CGSize(width: 100, height: 100))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let painted = Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = UIView(frame: painted.frame)
        window.addSubview(painted)
        window.addSubview(plain)
        window.makeKeyAndVisible()
        _ = stage.frame()
        _ = stage.frame()
        #expect(painted.drawings == 1)
        #expect(painted.layer.contents != nil)
        #expect(plain.layer.contents == nil)
    }

    @Test func aWindowShowsItsRootControllersView() throws {
        let stage = try Stage(size: CGSize(width: 20, height: 10), scale: 2)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        root.view.backgroundColor = .red
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(stage.frame().width == 40)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(window.hitTest(CGPoint(x: 3, y: 3), with: nil) === root.view)
    }

    @Test func subviewsAndSublayersStandInTheSameOrder() {
        let parent = UIView()
        var views: [UIView] = []
        for step in 0..<500 {
            let view = step * step % 3 == 1 || views.isEmpty ? UIView() : views[step * 7 % views.count]
            if !views.contains(view) { views.append(view) }
            switch step % 7 {
            case 0: parent.addSubview(view)
            case 1: parent.insertSubview(view, at: step % 5)
            case 2: parent.bringSubviewToFront(view)
            case 3: parent.sendSubviewToBack(view)
            case 4:
                if let other = parent.subviews.first, other !== view { parent.insertSubview(view, aboveSubview: other) }
            case 5:
                if let other = parent.subviews.last, other !== view { parent.insertSubview(view, belowSubview: other) }
            default: parent.exchangeSubview(at: step % 3, withSubviewAt: step % 4)
            }
            if step % 11 == 0 { parent.subviews.first?.removeFromSuperview() }
            #expect(parent.subviews.map(\.layer) == (parent.layer.sublayers ?? []))
        }
    }

    @Test func flexibleSidesShareAChangeOfSize() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
        child.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 50)
        #expect(child.frame == CGRect(x: 10, y: 20, width: 150, height: 60))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.frame.size.width = 300
        // 10 and 40 points beside it share the 100 more as 1 to 4.
        #expect(child.frame == CGRect(x: 30, y: 20, width: 150, height: 60))
    }

    @Test func aShownWindowLivesAsLongAsItsStage() throws {
        weak var window: UIWindow?
        weak var screen: UIScreen?
        weak var plain: UIWindow?
        weak var top: UIViewController?
        weak var sheet: UIViewController?
        do {
            let stage = try Stage(size: CGSize(width: 100, height: 200))
            func show() {
                let shown = UIWindow(frame: UIScreen.main.bounds)
                let root = UIViewController()
                shown.rootViewController = UINavigationController(rootViewController: root)
                shown.makeKeyAndVisible()
                let other = UIWindow(frame: UIScreen.main.bounds)
                other.isHidden = false
                let presented = UIViewController()
                root.present(presented, animated: true)
                (window, screen, plain, top, sheet) = (shown, UIScreen.main, other, root, presented)
            }
            show()
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 50, y: 100))
            stage.touchDown(at: CGPoint(x: 20, y: 100))
            _ = stage.frame()
            #expect(window != nil && plain?.isHidden == false && top != nil && sheet != nil)
            #expect(UIScreen.main.windows.count == 2 && UIScreen.main.keyWindow === window)
        }
        #expect(window == nil && plain == nil)
        #expect(top == nil && sheet == nil)
        #expect(screen == nil)
    }

    @Test func aWindowOutlivesItsStage() throws {
        let window: UIWindow
        do {
            let stage = try Stage(size: CGSize(width: 100, height: 200))
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            stage.advance(by: 0)
        }
        #expect(window.screen.bounds.size == CGSize(width: 100, height: 200) && window.screen.windows == [])
        window.isHidden = true
        #expect(window.rootViewController?.view.window === window)
    }
}
