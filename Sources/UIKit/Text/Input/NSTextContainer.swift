/// The room that a text view sets its text in.
open class NSTextContainer: NSObject {
    /// The size of the room in points; 0 for any.
    open var size = CGSize.zero
    /// How far text stays away from both sides, in points; 5 unless set.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
    /// What happens to text that there is no room for.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
    /// How many lines there may be; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { didChange?() } }
    /// Whether the room is as wide as the text view.
    open var widthTracksTextView = true
    /// Whether the room is as high as the text view.
    open var heightTracksTextView = false
    /// Tells the text view.
    var didChange: (() -> Void)?

    /// Makes a room.
    public init(size: CGSize) { self.size = size }
}
