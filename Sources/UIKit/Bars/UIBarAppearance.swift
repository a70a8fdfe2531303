/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// What fills the bar.
    open var backgroundColor: UIColor?
    /// What lies behind the bar is seen through this.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor?

    /// Makes the appearance that the system has.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// The system's background, through which the content shimmers.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemMaterial)
        (backgroundColor, shadowColor) = (nil, UIColor(white: 0, alpha: 0.3))
    }

    /// A background that nothing shows through.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        (backgroundColor, shadowColor) = (.systemBackground, UIColor(white: 0, alpha: 0.3))
    }

    /// No background.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        (backgroundColor, shadowColor) = (nil, nil)
    }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
