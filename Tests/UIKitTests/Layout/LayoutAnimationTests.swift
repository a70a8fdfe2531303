import InterludeStage
import Testing

@testable import UIKit

/// Layout on a screen: animations, scrolled content, controllers.
@MainActor struct LayoutAnimationTests {
    /// A window with a controller on a stage of 200×400 points.
    private func screen() throws -> (Stage, UIView) {
        let stage = try Stage(size: CGSize(width: 200, height: 400))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (stage, try #require(controller.view))
    }

    @Test func laidOutInABlockViewsMoveTheirWay() throws {
        let (stage, root) = try screen()
        let view = child(of: root)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        _ = stage.frame()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            top.constant = 200
            root.layoutIfNeeded()
        }
        #expect(view.frame.minY == 200)
        stage.advance(by: 0.25)
        let shown = try #require(view.layer.presentation()?.frame)
        #expect(abs(shown.minY - 50) < 1e-6)
        stage.advance(by: 1)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
        // Without a block nothing is animated, and nobody has to ask for the layout.
        top.constant = 30
        _ = stage.frame()
        #expect(view.frame.minY == 30 && view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func hiddenViewsOfAStackCollapseBeforeTheyAreGone() throws {
        let (stage, root) = try screen()
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in SizedView(50, 40) })
        stack.axis = .vertical
        _ = child(of: root, stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        _ = stage.frame()
        #expect(stack.frame.height == 120)
        let (middle, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            middle.isHidden = true
            root.layoutIfNeeded()
        }
        #expect(stack.frame.height == 80 && last.frame.minY == 40)
        stage.advance(by: 0.5)
        #expect(middle.layer.presentation()?.isHidden == false)
        #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - 60) < 1e-6)
        #expect(abs((middle.layer.presentation()?.frame.height ?? 0) - 20) < 1e-6)
        stage.advance(by: 0.6)
        _ = stage.frame()
        #expect((middle.layer.presentation()?.isHidden ?? middle.isHidden) && last.frame.minY == 40)
    }

    @Test func contentsSizeWhatIsScrolled() throws {
        let (stage, root) = try screen()
        let scroll = UIScrollView()
        _ = child(of: root, scroll)
        let content = child(of: scroll)
        let header = child(of: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -100),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 970),
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            header.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
            header.heightAnchor.constraint(equalToConstant: 20),
        ])
        let beside = child(of: root)
        beside.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
        _ = stage.frame()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(scroll.contentSize == CGSize(width: 200, height: 1000))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 970) && beside.frame.minY == 10)
        #expect(header.frame == CGRect(x: 50, y: 5, width: 100, height: 20))
        scroll.contentOffset.y = 100
        _ = stage.frame()
        #expect(header.frame.minY == 105 && content.frame.minY == 10 && beside.frame.minY == -90)
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 1000))
    }

    @Test func controllersUpdateTheirConstraintsBeforeLayout() throws {
        final class Controller: UIViewController {
            var steps: [String] = []
            override func updateViewConstraints() {
                steps.append("constraints")
                super.updateViewConstraints()
            }
            override func viewDidLayoutSubviews() { steps.append("layout") }
        }
        let stage = try Stage(size: CGSize(width: 200, height: 400))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = Controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = stage.frame()
        #expect(controller.steps.first == "constraints" && controller.steps.last == "layout")
        controller.steps = []
        controller.view.setNeedsUpdateConstraints()
        _ = stage.frame()
        #expect(controller.steps == ["constraints", "layout"])
    }

    @Test func safeAreasOfAScreenReachItsControllers() throws {
        let stage = try Stage(
            size: CGSize(width: 200, height: 400), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        let root: UIView = controller.view
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
        ])
        window.makeKeyAndVisible()
        _ = stage.frame()
        #expect(view.frame == CGRect(x: 16, y: 47, width: 168, height: 319))
        controller.additionalSafeAreaInsets.top = 10
        _ = stage.frame()
        #expect(view.frame.minY == 57)
    }
}
