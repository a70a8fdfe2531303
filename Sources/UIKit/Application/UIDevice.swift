/// The machine that an app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The one that the app runs on.
    public static let current = UIDevice()
    /// The kind of device, as the screen suggests.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// The version of the system whose behaviour is rebuilt.
    public var systemVersion: String { "18.0" }
    /// The system.
    public var systemName: String { "Interlude" }
    /// The kind of device, in words.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The device's name.
    public var name: String { model }
    private override init() {}
}

/// What helps people use the app.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the user would like to see less motion.
    public static var isReduceMotionEnabled: Bool { reducesMotion }
    /// Whether the user would like to see less through things.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the screen is read out.
    public static var isVoiceOverRunning: Bool { false }
    /// What `isReduceMotionEnabled` says; a stage sets it.
    package static var reducesMotion = false
}
