/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// What fills the bar.
    open var backgroundColor: UIColor?
    /// What lies behind the bar is seen through this.
    open var backgroundEffect: UIBlurEffect?
    /// A picture that fills the bar.
    open var backgroundImage: UIImage?
    /// The colour of the line at the bar's edge.
    open var shadowColor: UIColor?
    /// A picture in the place of that line.
    open var shadowImage: UIImage?

    /// Makes the appearance that the system has.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance like another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeOver(barAppearance)
    }

    /// The system's background, through which the content shimmers.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        (backgroundColor, shadowColor) = (nil, UIBarAppearance.systemShadowColor)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    /// A background that nothing shows through.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        (backgroundColor, shadowColor) = (.systemBackground, UIBarAppearance.systemShadowColor)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    /// No background.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        (backgroundColor, shadowColor) = (nil, nil)
        (backgroundImage, shadowImage) = (nil, nil)
    }

    /// An appearance of the same kind and look.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.takeOver(self)
        return copy
    }

    func takeOver(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
        shadowColor = other.shadowColor
    }

    static let systemShadowColor = UIColor { traits in
        UIColor(
            white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
    }

    /// No background and no line.
    static func transparent<Appearance: UIBarAppearance>(_ type: Appearance.Type) -> Appearance {
        let appearance = type.init()
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// Whether the bar's ground looks the same as with another appearance.
    func hasSameBackground(as other: UIBarAppearance) -> Bool {
        backgroundColor == other.backgroundColor && backgroundEffect == other.backgroundEffect
            && backgroundImage === other.backgroundImage && shadowImage === other.shadowImage
            && shadowColor == other.shadowColor
    }
}
