/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look whose title is under their picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look whose title is beside their picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// How such tabs look where there is little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    }
}

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// As they are.
    public let normal = UITabBarItemStateAppearance()
    /// The chosen one.
    public let selected = UITabBarItemStateAppearance()
    /// Where they cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// Makes an appearance that changes nothing.
    public override init() { super.init() }
}

/// How a tab looks in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture; nil for the bar's.
    open var iconColor: UIColor?
    /// The colour of the spot with the number; nil for red.
    open var badgeBackgroundColor: UIColor?
    override init() { super.init() }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How the buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the buttons that complete a task look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    }
}
