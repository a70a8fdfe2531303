/// A row of a table: contents, what is at their right, and how it all looks when it is touched or selected.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    let style: CellStyle
    /// The kind of cell, by which it is used again.
    open private(set) var reuseIdentifier: String?
    var parts = CellParts()

    /// Makes a cell of some style and kind.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    /// Makes a cell of the usual style that is of no kind.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell as an archive describes it.
    public required init?(coder: NSCoder) {
        style = (coder as? StoryboardCoder)?.cellStyle ?? .default
        super.init(coder: coder)
        setUpCell()
    }

    /// Gives a cell that was made otherwise its kind.
    func setReuseIdentifier(_ identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }

    // MARK: Contents

    /// The view for what the cell shows; it leaves room for the accessory.
    open var contentView: UIView { parts.contentView }
    /// The cell's text.
    open var textLabel: UILabel? { madeTextLabel }
    /// The cell's other text; nil in cells of the usual style.
    open var detailTextLabel: UILabel? { madeDetailLabel }
    /// The cell's picture; nil in cells of the style `value2`.
    open var imageView: UIImageView? { madeImageView }

    /// What the cell shows, in place of its labels.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationDidChange() } }
    /// The description of contents in the cell's style, to be filled and set.
    open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration }
    /// What is behind the contents.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { updateBackgrounds() } }
    /// How the cell is at the moment.
    open var configurationState: UICellConfigurationState { currentConfigurationState }
    /// Has the configurations updated before the cell is next shown.
    open func setNeedsUpdateConfiguration() {
        parts.needsConfiguration = true
        setNeedsLayout()
    }
    /// Updates the configurations for the cell's state; by default they adapt themselves.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Updates the configurations in place of a subclass.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the content configuration adapts itself to the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration adapts itself to the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The cell is about to be used again: what does not belong to its contents goes back to what it was.
    open func prepareForReuse() {}

    // MARK: Backgrounds

    /// The view behind the contents.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// The view behind the contents of a selected cell.
    open var selectedBackgroundView: UIView? {
        didSet { replaceSelectedBackground(oldValue, by: selectedBackgroundView) }
    }
    /// The view behind the contents of a selected cell where more than one can be selected.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Selection

    /// How the cell shows that it is selected.
    open var selectionStyle = SelectionStyle.default { didSet { updateBackgrounds() } }
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { parts.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is touched.
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Has the cell show that it is selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        parts.isSelected = selected
        stateDidChange(animated: animated)
    }
    /// Has the cell show that it is touched.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        parts.isHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    // MARK: Accessories

    /// What is at the right.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { updateAccessory() } } }
    /// The view at the right, in place of the accessory.
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
    /// What is at the right while the table is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { updateAccessory() } }
    /// The view at the right while the table is edited.
    open var editingAccessoryView: UIView? { didSet { replace(oldValue, by: editingAccessoryView) } }
    /// How many levels the contents are indented by.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How far a level is indented, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// How far the line below the cell stays away from the sides, in points.
    open var separatorInset: UIEdgeInsets {
        get { parts.ownSeparatorInset ?? parts.separatorInset }
        set {
            parts.ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// Whether the cell shows how it can be edited.
    open var isEditing: Bool {
        get { parts.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Has the cell show how it can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// What editing does with the row.
    open var editingStyle: EditingStyle { parts.editingStyle }
    /// Whether the contents are indented while the table is edited.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether a button shows that asks again before the row is deleted; it never does here.
    open var showingDeleteConfirmation: Bool { false }
    /// The cell is about to show other controls.
    open func willTransition(to state: StateMask) {}
    /// The cell shows other controls.
    open func didTransition(to state: StateMask) {}

    // MARK: View

    open override func layoutSubviews() {
        layOutCell()
        super.layoutSubviews()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingCellSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingCellSize(CGSize(width: size.width, height: 0), .required, .fittingSizeLevel)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.accessory?.update(tint: tintColor, traits: traitCollection)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        parts.accessory?.update(tint: tintColor, traits: traitCollection)
        updateSeparator()
    }
}
