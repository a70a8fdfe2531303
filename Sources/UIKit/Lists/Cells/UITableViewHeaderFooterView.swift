/// What is above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The kind of view, by which it is used again.
    open private(set) var reuseIdentifier: String?
    private let content = UIView()
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var configured: (any UIView & UIContentView)?
    /// Whether the view stands above its section.
    var isHeader = true
    var tableStyle = UITableView.Style.plain

    /// Makes a view of some kind.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addContent()
    }

    /// Makes a view that is of no kind.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        content.frame = bounds
        // Constraints are solved for all of the table at once, before each of its parts is laid out.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view for what the header or footer shows.
    open var contentView: UIView { content }

    /// The view's text.
    open var textLabel: UILabel? {
        if let label { return label }
        let new = UILabel()
        label = new
        content.addSubview(new)
        updateLook()
        return new
    }

    /// Another text; in tables it does not show.
    open var detailTextLabel: UILabel? {
        if let detailLabel { return detailLabel }
        let new = UILabel()
        detailLabel = new
        return new
    }

    /// What the view shows, in place of its labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let configuration = contentConfiguration else {
                configured?.removeFromSuperview()
                configured = nil
                return
            }
            if let configured, configured.supports(configuration) {
                configured.configuration = configuration
            } else {
                configured?.removeFromSuperview()
                let view = configuration.makeContentView()
                content.addSubview(view)
                configured = view
            }
            setNeedsLayout()
        }
    }

    /// The description of contents as the table shows them, to be filled and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tableStyle == .plain, isHeader) {
        case (true, true): .plainHeader()
        case (true, false): .plainFooter()
        case (false, true): .groupedHeader()
        case (false, false): .groupedFooter()
        }
    }

    /// What is behind the contents.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view is about to be used again.
    open func prepareForReuse() {}

    /// Takes over the fonts and colours of a table.
    func updateLook() {
        guard let label else { return }
        let look = defaultContentConfiguration().textProperties
        label.font = look.font
        label.textColor = look.color
        label.numberOfLines = 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        content.frame = bounds
        configured?.frame = content.bounds
        guard let label else { return }
        let room = bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
        let height = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
        // Titles of groups stand close to their group.
        let y =
            tableStyle == .plain
            ? ((bounds.height - height) / 2).rounded() : isHeader ? bounds.height - height - 7 : 7
        label.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if let configured {
            return configured.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        if let label, !(label.text ?? "").isEmpty {
            let room = targetSize.width - 2 * UITableViewCell.margin
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            return CGSize(width: targetSize.width, height: (height + (tableStyle == .plain ? 8 : 22)).rounded(.up))
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
