/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// A second line.
    open var subtitle: String?
    /// The picture.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }

    /// Whether an entry is on.
    public enum State: Int, Sendable {
        /// It is not.
        case off
        /// It is.
        case on
        /// It is for some.
        case mixed
    }

    /// What is special about an entry.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays after it was chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
}
