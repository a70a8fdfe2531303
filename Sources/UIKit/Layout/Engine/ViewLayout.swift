/// What a view that takes part in layout with constraints keeps for that.
@MainActor
final class ViewLayout {
    /// The constraints that are installed on the view.
    var constraints: [NSLayoutConstraint] = []
    /// The constraints that refer to the view, wherever they are installed.
    var references: [NSLayoutConstraint] = []
    /// The guides that the app has added.
    var guides: [UILayoutGuide] = []
    /// The guides for the safe area and the like, as far as somebody has asked.
    var regions: [UILayoutGuide] = []
    /// Whether constraints are installed here or further inside, or once were.
    var hasConstraintsInside = false
    /// What constraints keep of the view.
    private var reference: LayoutReference?
    /// How much the view resists growing over the size of its contents, horizontally and vertically.
    var hugging = (UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
    /// How much it resists shrinking under that size.
    var compressionResistance = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)
    /// Whether an engine knows the view.
    var isKnown: Bool { reference?.variables != nil }

    /// What constraints keep of the view, which is the one that this belongs to.
    func reference(to view: UIView) -> LayoutReference {
        if let reference { return reference }
        let made = LayoutReference(view)
        reference = made
        return made
    }

    /// What solves the constraints of everything in the view, if it is in no other view.
    var engine: LayoutEngine?
}

extension UIView {
    /// What the view keeps for layout with constraints, if it has come to that.
    var layoutIfMade: ViewLayout? { settings.layout }

    /// What the view keeps for layout with constraints.
    var layout: ViewLayout {
        if let layout = settings.layout { return layout }
        let layout = ViewLayout()
        settings.layout = layout
        return layout
    }

    /// The engine for everything in the view's tree, made if need be.
    var layoutEngine: LayoutEngine {
        let root = layoutRoot
        if let engine = root.layout.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.layout.engine = engine
        return engine
    }
}

/// A view whose contents need more height the narrower they are.
@MainActor
protocol WidthDependentContent: UIView {
    /// Whether the height depends on the width now.
    var dependsOnWidth: Bool { get }
    /// The size that the contents ask for when they are given a width; 0 for as much as they like.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize
}

/// A view with lines of text in its middle.
@MainActor
protocol TextBaselines: UIView {
    /// How high the lines are together, and where in that the first and the last one's baseline are, in points.
    var lineBox: (height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat) { get }
}
