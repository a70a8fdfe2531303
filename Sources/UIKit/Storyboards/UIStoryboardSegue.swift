/// A way from one screen of a storyboard to another. Subclasses draw their own transition in `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name in the storyboard.
    public internal(set) var identifier: String?
    /// The controller that it leads from.
    public let source: UIViewController
    /// The controller that it leads to.
    public let destination: UIViewController
    private var handler: (() -> Void)?

    /// Makes a segue between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// Makes a segue that does something when it is followed.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. A subclass of one's own does it its own way and does not call this.
    open func perform() { if let handler { handler() } else { source.show(destination, sender: self) } }
}
