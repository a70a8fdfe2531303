/// A view or a guide: what constraints place.
@MainActor
protocol LayoutItem: NSObject {
    /// The view in whose coordinates the item is placed, for a guide, or the view itself.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

/// One side of a constraint: a part of an item, or the distance between two.
@MainActor
struct LayoutOperand {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// What is taken away from the first part, for a distance.
    let subtrahend: Part?

    /// The part that a distance begins at.
    struct Part {
        weak var item: (any LayoutItem)?
        let attribute: NSLayoutConstraint.Attribute
    }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, minus subtrahend: Part? = nil) {
        (self.item, self.attribute, self.subtrahend) = (item, attribute, subtrahend)
    }

    /// What kind of quantity it is.
    var kind: NSLayoutConstraint.Attribute.Kind { subtrahend == nil ? attribute.kind : .length }

    /// The views in whose coordinates the items are.
    var views: [UIView] { [item?.layoutView, subtrahend?.item?.layoutView].compactMap { $0 } }
}
