/// What the system keeps of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// A name that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// The scene.
    open internal(set) weak var scene: UIScene?
    /// What the scene is for.
    open var role: Role { .windowApplication }
    /// What the scene was made with.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    /// What the app keeps with it.
    open var userInfo: [String: Any]?

    override init() {}

    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}

/// What a scene is made with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene: always `UIWindowScene` here.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
