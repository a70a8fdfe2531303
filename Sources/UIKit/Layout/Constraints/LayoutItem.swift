/// A view or a guide: what constraints place.
@MainActor
protocol LayoutItem: NSObject {
    /// What constraints keep of the item.
    var layoutReference: LayoutReference { get }
}

extension UIView: LayoutItem {
    var layoutReference: LayoutReference { layout.reference(to: self) }
}

extension UILayoutGuide: LayoutItem {
    var layoutReference: LayoutReference { reference }
}

/// What constraints keep of a view or guide, which may go away before they do.
///
/// There is one for each item. It is what makes looking an item up cheap: the item's variables are here.
@MainActor
final class LayoutReference {
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    let isGuide: Bool
    /// The item's variables in the engine of its tree.
    weak var variables: LayoutVariables?

    init(_ view: UIView) {
        self.view = view
        isGuide = false
    }

    init(_ guide: UILayoutGuide) {
        self.guide = guide
        isGuide = true
    }

    /// The view or guide.
    var object: NSObject? { isGuide ? guide : view }

    /// The view in whose coordinates a guide is placed, or the view itself.
    var layoutView: UIView? { isGuide ? guide?.owningView : view }
}
