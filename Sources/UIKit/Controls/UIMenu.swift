/// A list of things to choose from.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// A name that no other menu has, unless one was given.
    public let identifier: Identifier
    /// How the entries are shown.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The entries that are on.
    open var selectedElements: [UIMenuElement] {
        children.filter { ($0 as? UIAction)?.state == .on }
    }

    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How the entries of a menu are shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Among those of the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// As something that destroys.
        public static let destructive = Options(rawValue: 2)
        /// At most one is on.
        public static let singleSelection = Options(rawValue: 32)
        /// As in a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }
}
