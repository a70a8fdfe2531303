/// A bar with a field for what one looks for, and perhaps a button that calls it off.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How much the bar stands out.
    public enum Style: UInt, Sendable {
        /// As usual.
        case `default`
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }

    private let field = UISearchTextField(frame: .zero)
    private let cancel = SearchCancelButton(frame: .zero)

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        field.delegate = self
        field.placeholder = nil
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancel.addAction(UIAction { [weak self] _ in self?.callOff() }, for: .touchUpInside)
        cancel.isHidden = true
        addSubview(field)
        addSubview(cancel)
    }

    /// Who is asked and told of what is done with the bar.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field.
    open var searchTextField: UISearchTextField { field }

    /// The text.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// What stands in the field while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// How much the bar stands out.
    open var searchBarStyle = Style.default

    /// What fills the bar; nil for nothing.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }

    /// Whether what lies behind the bar shows.
    open var isTranslucent = true

    /// Whether there is a button that calls the search off.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }

    /// Shows or hides that button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated else {
            self.showsCancelButton = showsCancelButton
            return
        }
        UIView.animate(withDuration: 0.25) {
            self.showsCancelButton = showsCancelButton
            self.layoutIfNeeded()
        }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override var isFirstResponder: Bool { field.isFirstResponder }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: 8, dy: 0)
        let width = cancel.sizeThatFits(.zero).width
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let taken = showsCancelButton ? width + 10 : 0
        field.frame = CGRect(
            x: isLeftToRight ? room.minX : room.minX + taken, y: bounds.midY - 18, width: max(room.width - taken, 0),
            height: 36)
        cancel.isHidden = !showsCancelButton
        cancel.frame = CGRect(
            x: isLeftToRight ? room.maxX - width : room.minX, y: bounds.midY - 18, width: width, height: 36)
    }

    private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }

    private func callOff() {
        delegate?.searchBarCancelButtonClicked(self)
    }
}

extension UISearchBar: UITextFieldDelegate {
    /// Asks the bar's delegate.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    /// Tells the bar's delegate.
    public func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }

    /// Asks the bar's delegate.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }

    /// Tells the bar's delegate.
    public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }

    /// Tells the bar's delegate.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }
}
