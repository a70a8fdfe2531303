/// A part of an app with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What the system keeps of the scene.
    public let session: UISceneSession
    /// Is told of the scene's life.
    open var delegate: (any UISceneDelegate)?

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// Whether the scene is in front.
    open var activationState: ActivationState { .foregroundActive }

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
}

/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen.
    public unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init(session: UISceneSession())
    }

    /// The windows that are visible, from back to front.
    open var windows: [UIWindow] { screen.windows }
    /// The window that gets what is typed.
    open var keyWindow: UIWindow? { screen.keyWindow }
    /// The traits that the scene's windows begin with.
    open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// What the system keeps of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// A name that no other session has.
    public let persistentIdentifier = UUID().uuidString
    override init() {}
}

/// Is told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is there; its windows are to be made.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// Is told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// No window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
