import CClassInit

extension UIApplication {
    /// The app has been launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The app is in front and gets touches.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The app is about to get no more touches.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The app is seen no more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to be seen again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Makes a delegate of a class that need not be known here.
    static func makeDelegate(of type: any UIApplicationDelegate.Type) -> (any UIApplicationDelegate)? {
        make(type as AnyClass) as? any UIApplicationDelegate
    }

    static func make(_ type: AnyClass) -> AnyObject? {
        guard type is NSObject.Type else { return nil }
        // Sound: the class inherits from NSObject, so that it has `init()`, and what that returns is an object with one
        // reference which is handed on here.
        return class_init(unsafeBitCast(type, to: UnsafeRawPointer.self)).map {
            Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
        }
    }

    /// Launches an app on the current display: tells the delegate, connects the scene, brings it to the front.
    package func launch(_ delegate: (any UIApplicationDelegate)?) {
        self.delegate = delegate
        applicationState = .inactive
        let isWilling = delegate?.application(self, willFinishLaunchingWithOptions: nil) ?? true
        guard isWilling, delegate?.application(self, didFinishLaunchingWithOptions: nil) ?? true else { return }
        delegate?.applicationDidFinishLaunching(self)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        UIScreen.main.scene.connect(for: delegate)
        becomeActive()
    }

    /// The app comes to the front again.
    package func enterForeground() {
        guard applicationState == .background else { return }
        applicationState = .inactive
        delegate?.applicationWillEnterForeground(self)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
        UIScreen.main.scene.enterForeground()
        becomeActive()
    }

    /// The app leaves the front: its touches are cancelled.
    package func enterBackground() {
        guard applicationState != .background else { return }
        UIScreen.main.touchInput.cancelAll()
        UIScreen.main.scene.resignActive()
        delegate?.applicationWillResignActive(self)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
        applicationState = .background
        UIScreen.main.scene.enterBackground()
        delegate?.applicationDidEnterBackground(self)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
    }

    /// The app ends, from the background.
    package func terminate() {
        enterBackground()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
    }

    private func becomeActive() {
        applicationState = .active
        UIScreen.main.scene.becomeActive()
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    /// Keys of how an address was opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Runs an app: with the delegate of a class of a name, as "Module.Class". Returns when the display is closed.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplication.run {
        guard let delegateClassName else { return nil }
        let delegate = NSClassFromString(delegateClassName).flatMap(UIApplication.make) as? any UIApplicationDelegate
        if delegate == nil { reportMisuse("there is no application delegate of the class \(delegateClassName)") }
        return delegate
    }
}
