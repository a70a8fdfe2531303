/// A side, a middle or a length of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let anchored: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// Where a distance begins, for one.
    let start: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)?

    init(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        minus start: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)? = nil
    ) {
        (anchored, self.attribute, self.start) = (item, attribute, start)
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { anchored }
    /// What the anchor is.
    open var name: String { operand.text }
    /// Whether more than one constraint solution exists for the anchor's item.
    open var hasAmbiguousLayout: Bool { anchored.layoutReference.layoutView?.hasAmbiguousLayout ?? false }

    var operand: LayoutOperand {
        LayoutOperand(
            anchored, attribute, minus: start.map { LayoutOperand.Part(item: $0.item, attribute: $0.attribute) })
    }

    /// Equal to another anchor.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor.operand)
    }
    /// At least another anchor.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.operand)
    }
    /// At most another anchor.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.operand)
    }
    /// Equal to another anchor and a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor.operand, constant: c)
    }
    /// At least another anchor and a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor.operand, constant: c)
    }
    /// At most another anchor and a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor.operand, constant: c)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
    }
}

/// What UIKit leaves between neighbours, in points.
let systemSpacing: CGFloat = 8
