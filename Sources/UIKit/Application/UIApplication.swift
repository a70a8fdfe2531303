/// The app: the end of the responder chain, and where its windows are found.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The one application.
    public static let shared = UIApplication()

    /// Is told of the app's life.
    open var delegate: (any UIApplicationDelegate)?

    /// The window that gets what is typed.
    open var keyWindow: UIWindow? { UIScreen.main.keyWindow }
    /// The windows that are visible, from back to front.
    open var windows: [UIWindow] { UIScreen.main.windows }
    /// The scenes of the app: one for its screen.
    open var connectedScenes: Set<UIScene> { [UIScreen.main.scene] }
    /// Whether the status bar is left out.
    open var isStatusBarHidden: Bool { statusBarController?.prefersStatusBarHidden ?? true }
    /// How the status bar looks.
    open var statusBarStyle: UIStatusBarStyle { statusBarController?.preferredStatusBarStyle ?? .default }
    /// The status bar's rectangle: as high as what the device covers of the top.
    open var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
    }
    /// Whether the app is in front.
    open internal(set) var applicationState = State.active
    /// The reading direction.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.layoutDirection }
    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false

    /// Opens an address. Nothing here can, so nothing happens.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends a message.
    /// - Parameters:
    ///   - target: who gets it; nil for the first that can take it of the first responder or the sender and those after
    ///     it in the responder chain.
    ///   - sender: who sends it.
    /// - Returns: whether somebody took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let arguments = [sender as Any, event as Any]
        if let target {
            let isTaken = action.perform(on: target, with: arguments)
            if !isTaken { reportMisuse("\(type(of: target)) cannot carry out \(action)") }
            return isTaken
        }
        var responder = UIResponder.first ?? sender as? UIResponder
        while let current = responder {
            if action.perform(on: current, with: arguments) { return true }
            responder = current.next
        }
        return false
    }

    /// Keeps touches that begin from now on away from all windows, until `endIgnoringInteractionEvents()` was called as
    /// often.
    open func beginIgnoringInteractionEvents() { UIScreen.main.touchInput.ignores += 1 }

    /// Lets touches in again.
    open func endIgnoringInteractionEvents() {
        UIScreen.main.touchInput.ignores = max(0, UIScreen.main.touchInput.ignores - 1)
    }

    /// Whether touches are kept away.
    open var isIgnoringInteractionEvents: Bool { UIScreen.main.touchInput.ignores > 0 }

    /// Hands an event to the windows whose it is.
    open func sendEvent(_ event: UIEvent) { for window in event.changedWindows { window.sendEvent(event) } }

    private var statusBarController: UIViewController? {
        var controller = keyWindow?.rootViewController
        while let next = controller?.presentedViewController ?? controller?.childForStatusBarStyle { controller = next }
        return controller
    }
}

extension UIApplication {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// In front.
        case active
        /// In front, but without touches.
        case inactive
        /// Not seen.
        case background
    }

    /// Keys of why the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Keys of how an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
