/// A description of a view's contents, from which the view is made and updated.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that the description is of.
    func makeContentView() -> any UIView & UIContentView
    /// The description for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that is made from a description of its contents.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The description.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a description.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether it is of the same type as the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// How a view is at the moment.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// The view's traits.
    var traitCollection: UITraitCollection { get set }
}

/// How a cell is at the moment.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's traits.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether it is touched.
    public var isHighlighted = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether it cannot be used.
    public var isDisabled = false

    /// Makes the state of a cell that nothing happens to.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
