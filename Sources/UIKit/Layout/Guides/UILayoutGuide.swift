/// A rectangle for constraints to refer to that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view that the guide belongs to.
    open internal(set) weak var owningView: UIView?
    /// A name for messages.
    open var identifier: String = ""
    /// What of the owning view the guide stands for.
    let region: Region?
    /// The constraints that refer to the guide.
    var references: [NSLayoutConstraint] = []
    private(set) lazy var reference = LayoutReference(self)

    /// A part of a view that guides stand for.
    enum Region { case safeArea, margins, readable, keyboard, content, frame }

    /// Makes a guide that constraints place.
    public override init() {
        region = nil
        super.init()
    }

    /// Makes a guide as an archive describes it.
    public required init?(coder: NSCoder) {
        region = nil
        super.init()
    }

    init(_ region: Region, of view: UIView) {
        self.region = region
        owningView = view
        super.init()
    }

    /// Where the guide is in the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.frame(of: self)
    }

    /// The side where lines begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The side where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The guide in words.
    var text: String {
        let owner = owningView.map { "\(type(of: $0))" } ?? "nil"
        switch region {
        case nil: return identifier.isEmpty ? "\(type(of: self))" : "\(type(of: self)):'\(identifier)'"
        case .safeArea: return "\(owner).safeAreaLayoutGuide"
        case .margins: return "\(owner).layoutMarginsGuide"
        case .readable: return "\(owner).readableContentGuide"
        case .keyboard: return "\(owner).keyboardLayoutGuide"
        case .content: return "\(owner).contentLayoutGuide"
        case .frame: return "\(owner).frameLayoutGuide"
        }
    }
}
