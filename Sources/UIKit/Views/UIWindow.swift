/// The outermost view: what a screen shows, and where its touches come in.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The screen that shows the window.
    open private(set) var screen: UIScreen
    /// Where the window stands among others: higher ones are in front.
    open var windowLevel: UIWindow.Level = .normal {
        didSet { if isVisible { screen.show(self) } }
    }
    private var isVisible = false

    /// Makes a window with a frame on the main screen. It is hidden until it is made visible.
    public override init(frame: CGRect) {
        screen = UIScreen.main
        super.init(frame: frame)
        setUpWindow()
    }

    /// Makes a window that fills a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        screen = windowScene.screen
    }

    /// Makes a window that fills the main screen.
    public required init?(coder: NSCoder) {
        screen = UIScreen.main
        super.init(coder: coder)
        setUpWindow()
        frame = screen.bounds
    }

    private func setUpWindow() {
        CATransaction.withoutActions { layer.isHidden = true }
        layer.actions = ["sublayers": NSNull(), kCAOnOrderIn: NSNull(), kCAOnOrderOut: NSNull()]
    }

    /// The scene that the window is in.
    open var windowScene: UIWindowScene? {
        get { screen.scene }
        set { if newValue == nil { isHidden = true } }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
    }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        isHidden = false
        screen.show(self)
        makeKey()
    }

    /// Makes the window the one that gets what is typed.
    open func makeKey() {
        guard canBecomeKey, screen.keyWindow !== self else { return }
        screen.keyWindow?.resignKey()
        screen.keyWindow = self
        becomeKey()
    }

    /// Whether the window may become the key window.
    open var canBecomeKey: Bool { true }
    /// Whether this is the key window.
    open var isKeyWindow: Bool { screen.keyWindow === self }
    /// The window has become the key window.
    open func becomeKey() {}
    /// The window is the key window no more.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            guard isVisible == newValue else { return }
            isVisible = !newValue
            if isVisible { appear() } else { disappear() }
        }
    }

    private func appear() {
        screen.show(self)
        traitsMayHaveChanged()
        tellSafeAreaChange()
        installRoot()
    }

    private func disappear() {
        if let root = rootViewController {
            root.beginAppearance(.disappearing, animated: false)
            root.endAppearance()
        }
        screen.hide(self)
    }

    private func replaceRoot(_ old: UIViewController?) {
        if let old {
            old.removePresentations()
            old.beginAppearance(.disappearing, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearance()
        }
        if isVisible { installRoot() }
    }

    /// Puts the root controller's view into the window.
    private func installRoot() {
        guard let root = rootViewController else { return }
        root.loadViewIfNeeded()
        root.beginAppearance(.appearing, animated: false)
        if let view = root.viewIfLoaded {
            if view.superview !== self {
                view.frame = bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(view, at: 0)
            }
            root.tellIsAppearing()
        }
        root.endAppearance()
    }

    /// The screen has another size.
    func screenDidResize(to size: CGSize) {
        let coordinator = SizeTransition(window: self)
        rootViewController?.viewWillTransition(to: size, with: coordinator)
        frame = CGRect(origin: .zero, size: size)
        coordinator.run()
        traitsMayHaveChanged()
        tellSafeAreaChange()
        layoutIfNeeded()
    }

    open override var safeAreaInsets: UIEdgeInsets {
        let (insets, area) = (screen.safeAreaInsets, screen.bounds)
        if insets == .zero { return .zero }
        return UIEdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (area.maxY - frame.maxY)),
            right: max(0, insets.right - (area.maxX - frame.maxX)))
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }

    /// Hands an event to the views and recognizers whose it is.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    /// A point of this window in another one's coordinates, nil for the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        layer.convert(point, to: window?.layer ?? screen.layer)
    }
    /// A point of another window, nil for the screen, in this one's coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        layer.convert(point, from: window?.layer ?? screen.layer)
    }
}

extension UIWindow {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number; higher is further in front.
        public var rawValue: CGFloat
        /// Makes a level from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Where an app's screens are.
        public static let normal = Level(0)
        /// In front of the status bar.
        public static let statusBar = Level(1000)
        /// Where alerts are.
        public static let alert = Level(2000)

        /// Whether one level is behind another.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }
}
