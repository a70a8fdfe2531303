/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title.
    open var title: String?
    /// The picture.
    open var image: UIImage?
    /// Whether it can be used.
    open var isEnabled = true
    /// A number by which an app can find the item.
    open var tag = 0

    override init() { super.init() }
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How the button looks.
    public enum Style: Int, Sendable {
        /// As the bar's others.
        case plain
        /// In bold, for what completes a task.
        case done = 2
    }

    /// Buttons that the system has words or pictures for.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// A plus sign.
        case add
        /// Space that grows.
        case flexibleSpace
        /// Space of a fixed width.
        case fixedSpace
        /// A pen on paper.
        case compose
        /// An arrow.
        case reply
        /// An arrow out of a box.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A circle of arrows.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A cross.
        case close = 24
    }

    /// How the button looks.
    open var style = Style.plain
    /// The width of a fixed one, in points.
    open var width: CGFloat = 0
    /// Who is told.
    open weak var target: AnyObject?
    /// What is sent.
    open var action: Selector?
    /// The view shown instead of a button.
    open var customView: UIView?
    /// What is done when it is tapped.
    open var primaryAction: UIAction?
    /// The colour.
    open var tintColor: UIColor?
    /// Which of the system's buttons it is.
    private(set) var systemItem: SystemItem?

    /// Makes a button with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.title = title
        (self.style, self.action) = (style, action)
        self.target = target as AnyObject?
    }

    /// Makes a button with a picture.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.image = image
        (self.style, self.action) = (style, action)
        self.target = target as AnyObject?
    }

    /// Makes one of the system's buttons.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        super.init()
        self.systemItem = systemItem
        self.action = action
        self.target = target as AnyObject?
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes one of the system's buttons that does something.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// Makes a button that does something.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init(title: title, style: .plain, target: nil, action: nil)
        self.image = image
        self.primaryAction = primaryAction
    }

    /// Shows a view.
    public init(customView: UIView) {
        super.init()
        self.customView = customView
    }

}

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// The number in a red spot.
    open var badgeValue: String?
    private var hasOwnTitle = false

    /// Makes an item with a title and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
        hasOwnTitle = title != nil
    }

    /// Makes an item with a title and two pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
        hasOwnTitle = title != nil
    }

    func controllerTitleDidChange(_ title: String?) { if !hasOwnTitle { self.title = title } }
}
