/// A text field for what one looks for: a rounded area with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Makes a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a field as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame.size = CGSize(width: 30, height: 36)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        borderStyle = .roundedRect
    }

    override func bordersDidChange() {
        super.bordersDidChange()
        parts.border.layer.borderWidth = 0
        parts.border.layer.cornerRadius = 10
        parts.border.backgroundColor = .tertiarySystemFill
    }
}
