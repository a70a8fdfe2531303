/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title.
    open var title: String? { didSet { itemDidChange() } }
    /// The picture.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// Whether it can be used.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// A number by which an app can find the item.
    open var tag = 0

    /// How the picture is moved from its place.
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }

    /// What shows the item, to be told of changes.
    var onChange: (() -> Void)?
    /// The attributes of the title by the raw values of control states.
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }

    override init() { super.init() }

    func itemDidChange() { onChange?() }
}
