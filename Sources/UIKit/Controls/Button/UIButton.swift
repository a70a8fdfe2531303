/// A control with a title and a picture that does something when it is tapped.
///
/// It looks as its type and the settings for each state say or, where it has one, as its configuration does.
@preconcurrency @MainActor
open class UIButton: UIControl {
    var kind = ButtonType.custom
    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var shadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

    let ownTitleLabel = UILabel()
    let ownSubtitleLabel = UILabel()
    let ownImageView = UIImageView(frame: .zero)
    let backgroundView = UIImageView(frame: .zero)
    var activity: UIActivityIndicatorView?
    private var needsConfigurationUpdate = false
    /// Whether the subviews show something else than they should.
    var needsLooks = true

    /// Makes a button of the type `custom` with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let type = (coder as? StoryboardCoder)?.buttonType { setUp(as: type) }
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setUp(as: buttonType)
    }

    /// Makes a button with the title and the picture of what it does.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a button of the type `system` with the title and the picture of what it does.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    /// Makes a button that looks as a configuration says.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    // MARK: The looks of each state

    /// The type that the button was made with.
    open var buttonType: ButtonType { kind }

    /// Sets the title for a state; the normal one's counts for all that have none.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentsDidChange()
    }
    /// Sets the title with styles of its own for a state. It counts more than a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentsDidChange()
    }
    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        contentsDidChange()
    }
    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        shadowColors[state] = color
        contentsDidChange()
    }
    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentsDidChange()
    }
    /// Sets the picture behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentsDidChange()
    }
    /// Sets how a picture that is a symbol is drawn in a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentsDidChange()
    }

    /// The title for a state.
    open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    /// The title with styles for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    /// The colour of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) }
    /// The colour of the title's shadow for a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { shadowColors.value(for: state) }
    /// The picture for a state.
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    /// The picture behind everything for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
    /// How a picture that is a symbol is drawn in a state.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    /// The title as the state is now.
    open var currentTitle: String? { title(for: state) }
    /// The title with styles as the state is now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title as the state is now.
    open var currentTitleColor: UIColor { shownTitleColor }
    /// The colour of the title's shadow as the state is now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture as the state is now.
    open var currentImage: UIImage? { image(for: state) }
    /// The picture behind everything as the state is now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows the title.
    open var titleLabel: UILabel? { ownTitleLabel }
    /// The label that shows a configuration's subtitle.
    open var subtitleLabel: UILabel? { ownSubtitleLabel }
    /// The view that shows the picture.
    open var imageView: UIImageView? { ownImageView }

    /// Whether a picture is darker while the button is pressed.
    open var adjustsImageWhenHighlighted = true
    /// Whether a picture is paler while the button cannot be used.
    open var adjustsImageWhenDisabled = true
    /// Whether the title's shadow falls the other way while the button is pressed.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the button glows while it is pressed. Changes nothing, as on later systems.
    open var showsTouchWhenHighlighted = false
    /// What the button means in a dialog.
    open var role = Role.normal
    /// What there is to choose from.
    open var menu: UIMenu?
    /// Whether a tap turns the button on and off.
    open var changesSelectionAsPrimaryAction = false
    /// Whether a pointer changes the button's looks. There is none here.
    open var isPointerInteractionEnabled = false

    // MARK: Layout

    /// The room around the contents.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
    /// How the title is moved and shrunk from its place.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }
    /// How the picture is moved and shrunk from its place.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentsDidChange() } }

    /// The rectangle of the picture behind everything.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of title and picture.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
    }
    /// The rectangle of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { plainLayout.titleRect(in: contentRect) }
    /// The rectangle of the picture.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { plainLayout.imageRect(in: contentRect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        updateLooksIfNeeded()
        if configuration != nil { layOutConfiguration() } else { layOutPlainly() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        updateLooksIfNeeded()
        return configuration != nil ? configuredSize : plainSize
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    // MARK: Configuration

    /// What the button looks like as a whole; nil where the settings for each state count.
    open var configuration: Configuration? {
        didSet {
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
            contentsDidChange()
        }
    }
    /// Changes the configuration when the state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration's colours follow the state.
    open var automaticallyUpdatesConfiguration = true

    /// A block that changes a button's configuration.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    private var isUpdatingConfiguration = false
    private var wasPressed = false

    /// Has the configuration brought up to date before the button is next shown.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration up to date with the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    // MARK: State

    override func stateDidChange() {
        setNeedsUpdateConfiguration()
        contentsDidChange()
        // Let go, a button gets its looks back gradually.
        if kind != .custom, wasPressed, !isHighlighted, window != nil { fadeBack() }
        wasPressed = isHighlighted
    }

    override func didTouchUpInside(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(.primaryActionTriggered, event)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentsDidChange()
    }

    open override var forFirstBaselineLayout: UIView { ownTitleLabel }
    open override var forLastBaselineLayout: UIView { ownTitleLabel }
}

extension UIButton {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom
        /// In the tint colour, paler while it is pressed.
        case system
        /// More about something.
        case detailDisclosure
        /// More about something.
        case infoLight
        /// More about something.
        case infoDark
        /// Something to be added.
        case contactAdd
        /// As `system`.
        case plain
        /// Closes a panel.
        case close
        /// As `system`.
        public static let roundedRect = ButtonType.system
    }

    /// What a button means in a dialog.
    public enum Role: Int, Sendable {
        /// Nothing special.
        case normal
        /// What one mostly chooses.
        case primary
        /// It calls something off.
        case cancel
        /// It destroys something.
        case destructive
    }
}
