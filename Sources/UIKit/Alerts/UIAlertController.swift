/// Asks the user something: as a small panel in the middle, or as a list of choices at the lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// How it asks.
    public enum Style: Int, Sendable {
        /// As a list of choices at the lower edge; where there is room, in a bubble.
        case actionSheet
        /// As a panel in the middle.
        case alert
    }

    /// How it asks.
    public private(set) var preferredStyle = Style.alert
    /// More about it.
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }
    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields to type in.
    open private(set) var textFields: [UITextField]?
    /// The choice that is set off from the others.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    private lazy var panel = AlertPanel(self)

    /// Makes a question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        (self.message, self.preferredStyle) = (message, preferredStyle)
        super.modalPresentationStyle = .custom
    }

    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set { super.modalPresentationStyle = newValue }
    }

    /// Adds a choice.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.onChange = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// Adds a field to type in.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private func contentDidChange() { if isViewLoaded { panel.rebuild() } }

    open override func loadView() {
        view = panel
        panel.rebuild()
    }

    /// The user has made a choice.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        let dismissed: () -> Void = { action.handler?(action) }
        guard let presenter = presentingViewController else { return dismissed() }
        presenter.dismiss(animated: true, completion: dismissed)
    }

    override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }
}
