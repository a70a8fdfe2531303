/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// How the buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How the buttons that complete a task look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the button that leads back looks.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The picture on the button that leads back; nil for the system's.
    open private(set) var backIndicatorImage: UIImage?
    /// The shape of that picture while titles move.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture on the button that leads back.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    }

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        (backButtonAppearance, titlePositionAdjustment) = (other.backButtonAppearance, other.titlePositionAdjustment)
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    func appearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? doneButtonAppearance : buttonAppearance
    }
}

/// How the buttons in a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// As they are.
    public let normal = UIBarButtonItemStateAppearance()
    /// Under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Where they cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Makes an appearance that changes nothing.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// How a button in a bar looks in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// A picture behind the button.
    open var backgroundImage: UIImage?
    override init() { super.init() }
}
