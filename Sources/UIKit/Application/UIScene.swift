/// A part of an app with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What the system keeps of the scene.
    public let session: UISceneSession
    /// Is told of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// The scene's title.
    open var title: String! = ""
    /// Whether the scene is in front.
    open internal(set) var activationState = ActivationState.foregroundActive

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not shown yet.
        case unattached = -1
        /// In front.
        case foregroundActive
        /// In front, but without touches.
        case foregroundInactive
        /// Not seen.
        case background
    }

    /// What a scene is made with.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        override init() {}
    }

    /// A scene is there.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene is in front and gets touches.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to get no more touches.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to be seen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A scene is seen no more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
    /// Makes the scene's delegate as the app's delegate says, and has it make its windows.
    func connect(for application: (any UIApplicationDelegate)?) {
        let options = ConnectionOptions()
        activationState = .unattached
        if let application {
            session.configuration = application.application(
                UIApplication.shared, configurationForConnecting: session, options: options)
        }
        if let type = session.configuration.delegateClass {
            delegate = UIApplication.make(type) as? any UISceneDelegate
        }
        delegate?.scene(self, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: self)
        enterForeground()
    }

    func enterForeground() {
        activationState = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    }

    func becomeActive() {
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }

    func resignActive() {
        delegate?.sceneWillResignActive(self)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
        activationState = .foregroundInactive
    }

    func enterBackground() {
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    }
}
