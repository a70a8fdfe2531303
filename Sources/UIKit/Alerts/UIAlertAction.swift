/// A choice that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a choice is.
    public enum Style: Int, Sendable {
        /// One among others.
        case `default`
        /// To leave all as it is.
        case cancel
        /// To destroy something.
        case destructive
    }

    /// The title.
    public let title: String?
    /// What the choice is.
    public let style: Style
    /// Whether it can be made.
    open var isEnabled = true { didSet { onChange?() } }

    let handler: ((UIAlertAction) -> Void)?
    /// What shows the choice, to be told of changes.
    var onChange: (() -> Void)?

    /// Makes a choice.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}
