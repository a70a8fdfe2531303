/// Something that can be done with a row, on a button that a swipe uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the button looks like.
    public enum Style: Int, Sendable {
        /// Grey.
        case normal
        /// Red.
        case destructive
    }

    /// Does it, and says with the last argument that it is done, and whether it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the button looks like.
    public let style: Style
    /// What a tap does.
    public let handler: Handler
    /// The text on the button.
    open var title: String?
    /// The colour of the button; that of its style unless set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// The picture on the button.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

/// The actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, that at the row's end first.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row does the first of them.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
