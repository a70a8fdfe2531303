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
    open var style = Style.plain { didSet { itemDidChange() } }
    /// The width of a fixed one, in points.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// Who is told.
    open weak var target: AnyObject?
    /// What is sent.
    open var action: Selector?
    /// The view shown instead of a button.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// What is done when it is tapped.
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction, title == nil, image == nil { takeLook(of: primaryAction) }
        }
    }
    /// What it offers when it is tapped.
    open var menu: UIMenu?
    /// Titles it might have, to keep its width for.
    open var possibleTitles: Set<String>?
    /// Whether it is shown at all.
    open var isHidden = false { didSet { itemDidChange() } }
    /// Whether it looks pressed.
    open var isSelected = false { didSet { itemDidChange() } }
    /// The colour.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// Which of the system's buttons it is.
    var systemItem: SystemItem? { didSet { itemDidChange() } }

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

    /// Space of a fixed width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Space that grows.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// The view that shows the button, to point at.
    weak var shownView: UIView?

    /// Does what a tap does.
    /// - Parameter view: the view that was tapped; where there is no target, what is sent goes up the responders from there.
    func trigger(from view: UIView) {
        primaryAction?.perform(for: self)
        guard let action else { return }
        if let target {
            if !action.perform(on: target, with: [self]) { action.perform(on: target) }
            return
        }
        var responder: UIResponder? = view
        while let current = responder {
            if action.perform(on: current, with: [self]) { return }
            responder = current.next
        }
    }
}
