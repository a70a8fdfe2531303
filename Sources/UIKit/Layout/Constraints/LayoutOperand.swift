/// One side of a constraint: a part of an item, or the distance between two.
@MainActor
struct LayoutOperand {
    let reference: LayoutReference?
    let attribute: NSLayoutConstraint.Attribute
    /// What is taken away from the first part, for a distance.
    let subtrahend: Part?

    /// The part that a distance begins at.
    @MainActor
    struct Part {
        let reference: LayoutReference
        let attribute: NSLayoutConstraint.Attribute

        init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
            (reference, self.attribute) = (item.layoutReference, attribute)
        }
    }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, minus subtrahend: Part? = nil) {
        (reference, self.attribute, self.subtrahend) = (item?.layoutReference, attribute, subtrahend)
    }

    /// The view or guide.
    var item: NSObject? { reference?.object }

    /// What kind of quantity it is.
    var kind: NSLayoutConstraint.Attribute.Kind { subtrahend == nil ? attribute.kind : .length }

    /// Whether the items still exist, and guides belong to views.
    var isComplete: Bool { reference?.layoutView != nil && (subtrahend.map { $0.reference.layoutView != nil } ?? true) }

    /// The view in whose coordinates both parts are.
    var commonView: UIView? {
        guard let subtrahend else { return reference?.layoutView }
        guard let view = reference?.layoutView, let other = subtrahend.reference.layoutView else { return nil }
        return view.nearestCommonAncestor(with: other)
    }

    /// Visits the items.
    func forEachReference(_ body: (LayoutReference) -> Void) {
        if let reference { body(reference) }
        if let subtrahend { body(subtrahend.reference) }
    }
}
