import InterludeStage
import Testing
import UIKit

/// Screens pushed, popped, presented, dismissed, dragged and turned at random times leave nothing behind.
@MainActor
@Suite(.serialized)
struct RandomWalkTests {
    /// How many operations the suite walks; the environment variable `INTERLUDE_WALK` asks for more.
    static let operations = ProcessInfo.processInfo.environment["INTERLUDE_WALK"].flatMap(Int.init) ?? 20_000

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func aWalkLeavesNothingBehind(seed: UInt64) throws {
        try go(Walk(seed: seed), seed, operations: RandomWalkTests.operations / 4)
    }

    /// Bars take long to draw, so that fewer steps are taken, and only some of the frames are compared.
    @Test(arguments: [5, 6] as [UInt64]) func norDoesOneWithBars(seed: UInt64) throws {
        try go(Walk(seed: seed, hasBars: true), seed, operations: RandomWalkTests.operations / 20)
    }

    private func go(_ walk: Walk, _ seed: UInt64, operations: Int) throws {
        var issues: [TransitionIssue] = []
        TransitionIssue.handler = { issues.append($0) }
        defer { TransitionIssue.handler = nil }
        for step in 0..<operations {
            walk.step()
            if step % 40 == 39 { walk.settle() }
            if !walk.complaints.isEmpty || !issues.isEmpty { break }
        }
        walk.settle()
        #expect(
            walk.complaints == [],
            "seed \(seed), after \(walk.count): \(walk.history.suffix(45).joined(separator: "; "))")
        #expect(issues == [], "seed \(seed), after \(walk.count): \(walk.history.suffix(45).joined(separator: "; "))")
    }
}

/// A screen that checks that what it is told makes sense.
final class WalkScreen: UIViewController {
    enum Phase { case gone, coming, here, going }

    let number: Int
    let walk: Walk
    var phase = Phase.gone
    var presentsWhenLoaded: UIViewController?

    init(_ number: Int, _ walk: Walk) {
        (self.number, self.walk) = (number, walk)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = UIColor(hue: CGFloat(number % 17) / 17, saturation: 1, brightness: 1, alpha: 1)
        let mark = UIView(frame: CGRect(x: CGFloat(number % 5), y: 2, width: 3, height: 4))
        mark.backgroundColor = .black
        view.addSubview(mark)
        let band = UIView(frame: CGRect(x: 0, y: 8, width: view.bounds.width, height: 2))
        band.backgroundColor = .white
        band.autoresizingMask = [.flexibleWidth]
        view.addSubview(band)
        if let other = presentsWhenLoaded { present(other, animated: true) }
        presentsWhenLoaded = nil
    }

    private func move(to next: Phase, from allowed: Phase...) {
        if !allowed.contains(phase) { walk.complain("screen \(number) goes from \(phase) to \(next)") }
        phase = next
    }

    override func viewWillAppear(_ animated: Bool) { move(to: .coming, from: .gone, .going) }
    override func viewDidAppear(_ animated: Bool) { move(to: .here, from: .coming) }
    override func viewWillDisappear(_ animated: Bool) { move(to: .going, from: .here, .coming) }
    override func viewDidDisappear(_ animated: Bool) { move(to: .gone, from: .going) }
}

/// A random walk over a window's screens.
@MainActor
final class Walk {
    private(set) var complaints: [String] = []
    private(set) var history: [String] = []
    private(set) var count = 0
    private var random: SeededGenerator
    private let stage: Stage
    private let window: UIWindow
    private let tabs = UITabBarController()
    private let director = Director(Log())
    private var finger: UIPercentDrivenInteractiveTransition?
    private var screens: [Weak] = []
    private var made = 0
    private var size: CGSize
    private let hasBars: Bool
    private var settles = 0

    private struct Weak {
        weak var screen: WalkScreen?
    }

    init(seed: UInt64, hasBars: Bool = false) throws {
        random = SeededGenerator(seed)
        self.hasBars = hasBars
        size = hasBars ? CGSize(width: 120, height: 160) : CGSize(width: 12, height: 16)
        stage = try Stage(size: CGSize(width: size.height, height: size.height), threads: 1)
        // What other tests on this thread left over ends here.
        stage.advance(by: 0)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        UIScreen.main.resize(to: size)
        tabs.delegate = director
        tabs.tabBar.isHidden = !hasBars
        tabs.viewControllers = [makeStack(), makeScreen(), makeStack()]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    func complain(_ what: String) { complaints.append(what) }

    private func makeScreen() -> WalkScreen {
        made += 1
        let screen = WalkScreen(made, self)
        if hasBars { screen.title = "\(made)" }
        screens.append(Weak(screen: screen))
        return screen
    }

    private func makeStack() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: makeScreen())
        navigation.isNavigationBarHidden = !hasBars
        if flip() { navigation.delegate = director }
        return navigation
    }

    private func flip(_ chance: Double = 0.5) -> Bool { Double.random(in: 0..<1, using: &random) < chance }

    /// The controller that is in front of all others.
    private var top: UIViewController {
        var controller: UIViewController = tabs
        while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller
    }

    /// The stack that is seen, if there is one.
    private var stack: UINavigationController? {
        let top = top
        return top as? UINavigationController ?? (top as? UITabBarController)?.selectedViewController
            as? UINavigationController
    }

    private func isFree(_ navigation: UINavigationController) -> Bool {
        navigation.transitionCoordinator.map(\.isInteractive) ?? true
    }

    // MARK: Operations

    func step() {
        count += 1
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1, 2: advance()
        case 3, 4: push()
        case 5: pop()
        case 6: popFar()
        case 7: replace()
        case 8, 9: present()
        case 10, 11: dismiss()
        case 12: changeTab()
        case 13: drag()
        case 14: moveFinger()
        default: if flip(0.3) { turn() } else { release() }
        }
    }

    private func note(_ what: String) { history.append(what) }

    private func advance() {
        let time = Double.random(in: 0...0.4, using: &random)
        note("advance \(time)")
        stage.advance(by: time)
    }

    private func push() {
        guard let stack, isFree(stack), stack.viewControllers.count < 6 else { return }
        let (screen, animated) = (makeScreen(), flip(0.7))
        note("push \(screen.number) \(animated)")
        if flip(0.1) {
            screen.presentsWhenLoaded = makeScreen()
            screen.presentsWhenLoaded?.modalPresentationStyle = .fullScreen
        }
        stack.pushViewController(screen, animated: animated)
    }

    private func pop() {
        guard let stack, isFree(stack) else { return }
        note("pop")
        stack.popViewController(animated: flip(0.7))
    }

    private func popFar() {
        guard let stack, isFree(stack) else { return }
        note("pop far")
        if flip(), let target = stack.viewControllers.randomElement(using: &random) {
            stack.popToViewController(target, animated: flip())
        } else {
            stack.popToRootViewController(animated: flip())
        }
    }

    private func replace() {
        guard let stack, isFree(stack) else { return }
        var list = stack.viewControllers.shuffled(using: &random)
        if flip() { list.append(makeScreen()) }
        list = Array(list.prefix(3))
        note("set \(list.count)")
        stack.setViewControllers(list, animated: flip())
    }

    private func present() {
        let presenter = top
        guard presenter.presentedViewController == nil || presenter.presentedViewController?.isBeingDismissed == true,
            presenter.presentingViewController?.presentingViewController?.presentingViewController == nil
        else { return }
        let other: UIViewController = flip(0.3) ? makeStack() : makeScreen()
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .overCurrentContext]
        other.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
        if other.modalPresentationStyle == .custom { other.transitioningDelegate = director }
        other.modalTransitionStyle = flip() ? .coverVertical : .crossDissolve
        note("present \(other.modalPresentationStyle)")
        presenter.present(other, animated: flip(0.7))
    }

    private func dismiss() {
        let top = top
        guard top !== tabs else { return }
        let animated = flip(0.7)
        note("dismiss \(animated)")
        if flip(0.2) { tabs.dismiss(animated: animated) } else { top.dismiss(animated: animated) }
    }

    private func changeTab() {
        let index = Int.random(in: 0..<3, using: &random)
        note("tab \(index)")
        tabs.selectedIndex = index
    }

    private func drag() {
        guard finger == nil, let stack, stack.delegate != nil, isFree(stack), stack.viewControllers.count > 1 else {
            return
        }
        note("drag")
        let finger = UIPercentDrivenInteractiveTransition()
        self.finger = finger
        director.interactor = finger
        stack.popViewController(animated: true)
        director.interactor = nil
        finger.update(0.1)
    }

    private func moveFinger() {
        let part = CGFloat.random(in: -0.2...1.2, using: &random)
        note("move \(part)")
        finger?.update(part)
    }

    private func release() {
        note("release")
        if flip() { finger?.finish() } else { finger?.cancel() }
        finger = nil
    }

    private func turn() {
        size = CGSize(width: size.height, height: size.width)
        note("turn")
        UIScreen.main.resize(to: size)
    }

    // MARK: What must hold

    /// Lets everything come to rest and looks at what is there.
    func settle() {
        release()
        stage.advance(by: 3)
        if window.layer.animationCount > 0 { complain("something still moves") }
        checkAppearance(tabs, isSeen: true)
        checkContainers(tabs)
        checkMemory()
        settles += 1
        guard !hasBars || settles % 5 == 0 else { return }
        let frame = stage.shot()
        if complaints.isEmpty, let fresh = try? freshFrame(), fresh != frame {
            complain("the frame differs from a fresh one \(frame.differences(from: fresh))")
        }
        CurrentDisplay.clock = stage
    }

    private func checkAppearance(_ controller: UIViewController, isSeen: Bool) {
        var isSeen = isSeen
        if let presented = controller.presentedViewController, controller.parent == nil {
            checkAppearance(presented, isSeen: isSeen)
            if presented.modalPresentationStyle == .fullScreen { isSeen = false }
        }
        switch controller {
        case let screen as WalkScreen:
            if screen.phase != (isSeen ? .here : .gone) {
                complain("screen \(screen.number) is \(screen.phase), seen: \(isSeen)")
            }
            if isSeen && screen.view.window !== window { complain("screen \(screen.number) is not in the window") }
        case let navigation as UINavigationController:
            for child in navigation.viewControllers {
                checkAppearance(child, isSeen: isSeen && child === navigation.topViewController)
            }
            if navigation.children != navigation.viewControllers { complain("children \(navigation.children)") }
        case let tabs as UITabBarController:
            for child in tabs.viewControllers ?? [] {
                checkAppearance(child, isSeen: isSeen && child === tabs.selectedViewController)
            }
        default: break
        }
    }

    private func checkContainers(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController, let view = navigation.viewIfLoaded {
            let holder = view.subviews[0]
            if holder.subviews != [navigation.topViewController?.view].compactMap({ $0 }) {
                complain("a stack holds \(holder.subviews.count) views")
            }
            if !holder.isUserInteractionEnabled { complain("a stack takes no touches") }
        }
        for child in controller.children { checkContainers(child) }
        if let presented = controller.presentedViewController, controller.parent == nil { checkContainers(presented) }
        if controller === tabs {
            var presentations = 0
            var next = controller.presentedViewController
            while let current = next {
                presentations += current.modalPresentationStyle == .overCurrentContext ? 0 : 1
                next = current.presentedViewController
            }
            let isCovered = tabs.view.window == nil
            let expected = presentations + (isCovered ? 0 : 1)
            let covered = expected - window.subviews.count
            // Presenters that are taken away take nothing but themselves along.
            if covered < 0 { complain("the window holds \(window.subviews.count) views, not \(expected)") }
        }
    }

    private func checkMemory() {
        var alive = Set<ObjectIdentifier>()
        func collect(_ controller: UIViewController) {
            alive.insert(ObjectIdentifier(controller))
            for child in controller.children { collect(child) }
            if let presented = controller.presentedViewController, controller.parent == nil { collect(presented) }
        }
        collect(tabs)
        for screen in screens.compactMap(\.screen) where !alive.contains(ObjectIdentifier(screen)) {
            complain("screen \(screen.number) is gone but not released")
        }
        screens.removeAll { $0.screen == nil }
    }

    /// The same screens, set up without any animation.
    private func freshFrame() throws -> Shot {
        let other = try Stage(size: stage.size, threads: 1)
        let copy = UIWindow(frame: CGRect(origin: .zero, size: size))
        UIScreen.main.resize(to: size)
        let root = fresh(tabs)
        copy.rootViewController = root
        copy.makeKeyAndVisible()
        var (original, clone) = (tabs as UIViewController, root)
        while let presented = original.presentedViewController {
            let next = fresh(presented)
            clone.present(next, animated: false)
            (original, clone) = (presented, next)
        }
        other.advance(by: 0)
        let frame = other.shot()
        copy.isHidden = true
        return frame
    }

    private func fresh(_ controller: UIViewController) -> UIViewController {
        let copy: UIViewController
        switch controller {
        case let navigation as UINavigationController:
            let stack = UINavigationController()
            stack.isNavigationBarHidden = !hasBars
            stack.viewControllers = navigation.viewControllers.map(fresh)
            copy = stack
        case let tabs as UITabBarController:
            let bar = UITabBarController()
            bar.tabBar.isHidden = !hasBars
            bar.viewControllers = (tabs.viewControllers ?? []).map(fresh)
            bar.selectedIndex = tabs.selectedIndex
            copy = bar
        default:
            copy = WalkScreen((controller as? WalkScreen)?.number ?? 0, self)
            copy.title = controller.title
        }
        copy.modalPresentationStyle = controller.modalPresentationStyle
        return copy
    }
}
