import InterludeStage
import Testing
import UIKit

/// The order in which controllers, presentations and delegates hear of a transition, as seen on iOS.
@MainActor
@Suite(.serialized)
struct CallbackOrderTests {
    let log = Log()

    private func screen(_ name: String) -> RecordingScreen { RecordingScreen(name, log) }

    /// What is told during an operation and until everything has come to rest.
    private func told(_ stage: Stage, _ operation: () -> Void) -> [String] {
        _ = log.take()
        operation()
        stage.advance(by: 2)
        return log.take()
    }

    @Test(arguments: [true, false]) func pushAndPop(animated: Bool) throws {
        let (a, b) = (screen("a"), screen("b"))
        let navigation = UINavigationController(rootViewController: a)
        let director = Director(log)
        let test = try TestScreen(navigation)
        navigation.delegate = director
        #expect(log.take() == ["a willMove", "a didMove", "a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
        let push = told(test.stage) { navigation.pushViewController(b, animated: animated) }
        #expect(
            push == [
                "b willMove", "b didLoad", "a willDisappear", "willShow b", "b willAppear", "b isAppearing",
                "a didDisappear", "b didAppear", "b didMove", "didShow b",
            ])
        let pop = told(test.stage) { navigation.popViewController(animated: animated) }
        #expect(
            pop == [
                "b willLeave", "b willDisappear", "willShow a", "a willAppear", "a isAppearing", "b didDisappear",
                "a didAppear", "b didLeave", "didShow a",
            ])
    }

    @Test func theFirstScreen() throws {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        let navigation = UINavigationController(rootViewController: a)
        let director = Director(log)
        navigation.delegate = director
        let test = try TestScreen(navigation)
        #expect(
            log.take() == [
                "a willMove", "a didMove", "a didLoad", "willShow a", "a willAppear", "a isAppearing", "a didAppear",
                "didShow a",
            ])
        #expect(director.animated == [false, false])
        // It is told once, not whenever the stack comes back.
        c.modalPresentationStyle = .fullScreen
        navigation.present(c, animated: false)
        let back = told(test.stage) { navigation.dismiss(animated: false) }
        #expect(back == ["c willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear"])
        let push = told(test.stage) { navigation.pushViewController(b, animated: true) }
        #expect(push.filter { $0.contains("Show") } == ["willShow b", "didShow b"])
        #expect(director.animated == [false, false, true, true])
    }

    @Test func whatIsPushedBeforeTheStackIsSeenIsShownOnce() throws {
        let (a, b) = (screen("a"), screen("b"))
        let navigation = UINavigationController()
        let director = Director(log)
        navigation.delegate = director
        navigation.viewControllers = [a]
        navigation.pushViewController(b, animated: true)
        let test = try TestScreen(navigation)
        test.stage.advance(by: 1)
        #expect(log.take().filter { $0.contains("Show") } == ["willShow b", "didShow b"])
        let empty = UINavigationController()
        empty.delegate = director
        test.window.rootViewController = empty
        #expect(log.take().filter { $0.contains("Show") } == [])
        let first = told(test.stage) { empty.pushViewController(a, animated: true) }
        #expect(first.filter { $0.contains("Show") } == ["willShow a", "didShow a"])
        #expect(director.animated == [false, false, false, false])
    }

    @Test func interactivePopFinished() throws {
        let (a, b) = (screen("a"), screen("b"))
        let navigation = UINavigationController(rootViewController: a)
        let director = Director(log)
        let test = try TestScreen(navigation)
        navigation.delegate = director
        navigation.pushViewController(b, animated: false)
        let finger = UIPercentDrivenInteractiveTransition()
        director.interactor = finger
        let pop = told(test.stage) {
            navigation.popViewController(animated: true)
            finger.update(0.4)
            test.stage.advance(by: 0.2)
            finger.finish()
        }
        #expect(
            pop == [
                "b willLeave", "b willDisappear", "willShow a", "a willAppear", "a isAppearing", "b didDisappear",
                "a didAppear", "b didLeave", "didShow a",
            ])
    }

    @Test func interactivePopCancelled() throws {
        let (a, b) = (screen("a"), screen("b"))
        let navigation = UINavigationController(rootViewController: a)
        let director = Director(log)
        let test = try TestScreen(navigation)
        navigation.delegate = director
        navigation.pushViewController(b, animated: false)
        let finger = UIPercentDrivenInteractiveTransition()
        director.interactor = finger
        for _ in 0..<2 {
            let pop = told(test.stage) {
                navigation.popViewController(animated: true)
                finger.update(0.4)
                test.stage.advance(by: 0.2)
                finger.cancel()
            }
            #expect(
                pop == [
                    "b willLeave", "b willDisappear", "willShow a", "a willAppear", "a isAppearing", "a willDisappear",
                    "a didDisappear", "b willAppear", "b isAppearing", "b didAppear",
                ])
            #expect(navigation.viewControllers == [a, b])
        }
    }

    @Test func replacingTheStack() throws {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        let navigation = UINavigationController(rootViewController: a)
        let test = try TestScreen(navigation)
        let change = told(test.stage) { navigation.setViewControllers([b, c], animated: true) }
        #expect(
            change == [
                "b willMove", "c willMove", "a willLeave", "c didLoad", "a willDisappear", "c willAppear",
                "c isAppearing", "a didDisappear", "c didAppear", "b didMove", "c didMove", "a didLeave",
            ])
        let back = told(test.stage) { navigation.popToRootViewController(animated: true) }
        #expect(
            back == [
                "c willLeave", "b didLoad", "c willDisappear", "b willAppear", "b isAppearing", "c didDisappear",
                "b didAppear", "c didLeave",
            ])
    }

    @Test(arguments: [true, false]) func fullScreenPresentation(animated: Bool) throws {
        let (a, b) = (screen("a"), screen("b"))
        let test = try TestScreen(a)
        b.modalPresentationStyle = .fullScreen
        let present = told(test.stage) {
            a.present(b, animated: animated) { log.entries.append("presented") }
        }
        #expect(
            present == [
                "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear",
                "presented",
            ])
        let dismiss = told(test.stage) {
            a.dismiss(animated: animated) { log.entries.append("dismissed") }
        }
        #expect(
            dismiss == [
                "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear", "dismissed",
            ])
    }

    @Test(arguments: [true, false]) func customPresentation(animated: Bool) throws {
        let (a, b) = (screen("a"), screen("b"))
        let director = Director(log)
        let test = try TestScreen(a)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        let present = told(test.stage) {
            a.present(b, animated: animated) { log.entries.append("presented") }
            a.transitionCoordinator?.animate(alongsideTransition: { _ in log.entries.append("along") }) { _ in
                log.entries.append("coordinator")
            }
        }
        let along = animated ? ["along"] : []
        #expect(
            present == ["b didLoad", "presentation willBegin", "b willAppear", "b isAppearing"] + along
                + ["b didAppear", "presentation didEnd true"] + (animated ? ["coordinator"] : []) + ["presented"])
        let dismiss = told(test.stage) { b.dismiss(animated: animated) }
        #expect(
            dismiss == ["dismissal willBegin", "b willDisappear", "b didDisappear", "dismissal didEnd true"])
    }

    @Test func interactiveDismissalCancelled() throws {
        let (a, b) = (screen("a"), screen("b"))
        let director = Director(log)
        let test = try TestScreen(a)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        a.present(b, animated: false)
        let finger = UIPercentDrivenInteractiveTransition()
        director.interactor = finger
        for _ in 0..<3 {
            let dismiss = told(test.stage) {
                a.dismiss(animated: true)
                finger.update(0.3)
                test.stage.advance(by: 0.1)
                finger.cancel()
            }
            #expect(
                dismiss == [
                    "dismissal willBegin", "b willDisappear", "b willAppear", "b isAppearing", "b didAppear",
                    "dismissal didEnd false",
                ])
            #expect(a.presentedViewController === b)
        }
    }

    @Test func nestedPresentation() throws {
        let (a, b, c) = (screen("a"), screen("b"), screen("c"))
        let test = try TestScreen(a)
        b.modalPresentationStyle = .fullScreen
        c.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        b.present(c, animated: false)
        let dismiss = told(test.stage) { a.dismiss(animated: true) }
        #expect(
            dismiss == ["c willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear"])
        #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    }

    @Test(arguments: [true, false]) func tabChange(animated: Bool) throws {
        let (a, b) = (screen("a"), screen("b"))
        let director = Director(log)
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let test = try TestScreen(tabs)
        if animated { tabs.delegate = director }
        let change = told(test.stage) { tabs.selectedIndex = 1 }
        #expect(
            change == [
                "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
            ])
    }

    @Test func childTransition() throws {
        let (parent, a, b) = (screen("parent"), screen("a"), screen("b"))
        parent.addChild(a)
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        let test = try TestScreen(parent)
        parent.addChild(b)
        let change = told(test.stage) {
            a.willMove(toParent: nil)
            parent.transition(from: a, to: b, duration: 0.3, options: [], animations: {}) { _ in
                a.removeFromParent()
                b.didMove(toParent: parent)
            }
        }
        #expect(
            change == [
                "a willLeave", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
                "b didAppear", "a didLeave", "b didMove",
            ])
    }

    @Test func aChildComesAndGoesWithItsView() throws {
        let (parent, a) = (screen("parent"), screen("a"))
        let test = try TestScreen(parent)
        let comes = told(test.stage) {
            parent.addChild(a)
            parent.view.addSubview(a.view)
            a.didMove(toParent: parent)
        }
        #expect(comes == ["a willMove", "a didLoad", "a willAppear", "a isAppearing", "a didAppear", "a didMove"])
        let goes = told(test.stage) {
            a.willMove(toParent: nil)
            a.view.removeFromSuperview()
            a.removeFromParent()
        }
        #expect(goes == ["a willLeave", "a willDisappear", "a didDisappear", "a didLeave"])
    }
}
