/// A cell of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    private var configured: (any UIView & UIContentView)?
    private var needsConfiguration = false
    /// The segue of a storyboard that selecting the cell follows.
    var selectionSegue: (@MainActor (Any?) -> Void)?

    /// Makes a cell with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }
    /// Makes a cell as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view for what the cell shows.
    open var contentView: UIView { content }

    /// Whether the cell is selected.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether the cell is touched.
    open var isHighlighted = false { didSet { stateDidChange() } }

    /// The view behind the contents.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            fill(backgroundView, at: 0)
        }
    }
    /// The view behind the contents of a selected or touched cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            fill(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            stateDidChange()
        }
    }

    private func fill(_ view: UIView?, at index: Int) {
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    private func stateDidChange() {
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
        if contentConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    /// What the cell shows, by a description.
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
                view.frame = content.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                content.addSubview(view)
                configured = view
            }
        }
    }
    /// How the cell is at the moment.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    /// Whether the content configuration adapts itself to the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Updates the configurations in place of a subclass.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Has the configurations updated before the cell is next shown.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    /// Updates the configurations for the cell's state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    open override func layoutSubviews() {
        if needsConfiguration {
            needsConfiguration = false
            let state = configurationState
            if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
                contentConfiguration = configuration.updated(for: state)
            }
            if let handler = configurationUpdateHandler {
                handler(self, state)
            } else {
                updateConfiguration(using: state)
            }
        }
        super.layoutSubviews()
    }

    override func fittingSize(for layoutAttributes: UICollectionViewLayoutAttributes) -> CGSize {
        if let configured {
            return configured.systemLayoutSizeFitting(
                CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
