/// Something that can be done, as a block: by a control, a button in a bar, or an entry of a menu.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The picture.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// More about it, where there is room.
    open var discoverabilityTitle: String?
    /// What is special about it.
    open var attributes: UIMenuElement.Attributes
    /// Whether it is on.
    open var state: UIMenuElement.State
    /// A name that no other action has, unless one was given.
    public let identifier: Identifier
    /// Who has it done, while it is done.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Makes an action from a block.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Does it.
    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
