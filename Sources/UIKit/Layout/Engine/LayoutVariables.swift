/// What an engine knows of a view or a guide: its place in the view around it, and its size.
@MainActor
final class LayoutVariables {
    /// The view or guide.
    private(set) weak var object: (any LayoutItem)?
    let identity: ObjectIdentifier
    let x: LayoutSolver.Variable
    let y: LayoutSolver.Variable
    let width: LayoutSolver.Variable
    let height: LayoutSolver.Variable
    /// How many constraints refer to the item.
    var uses = 0
    var isQueued = false
    /// Whether the frame is what the constraints find, not what they begin with.
    var isPlacedByConstraints = false

    /// The item's own constraints: that its frame is what was set, that a region's sides are where they are, or that no
    /// length is negative.
    var own: [LayoutSolver.Constraint] = []
    /// What the own constraints mean.
    var rule = Rule.none
    /// The constraints for the size of the contents: hugging and compression resistance, horizontal and vertical.
    var content: [ContentConstraint?] = [nil, nil, nil, nil]
    /// The width that the contents were last asked to fit.
    var contentWidth: CGFloat?

    enum Rule { case none, frame, region, positive, size }

    /// A constraint for one side of the size of the contents.
    struct ContentConstraint {
        var handle: LayoutSolver.Constraint
        var length: CGFloat
        var priority: Float
    }

    init(_ object: any LayoutItem, _ solver: inout LayoutSolver) {
        self.object = object
        identity = ObjectIdentifier(object)
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    /// The four variables.
    var all: [LayoutSolver.Variable] { [x, y, width, height] }

    /// Whether the view has a frame already.
    func isInPlace(_ frame: CGRect) -> Bool {
        guard let view = object as? UIView else { return true }
        let (layer, anchor) = (view.layer, view.layer.anchorPoint)
        let (size, position) = (layer.bounds.size, layer.position)
        return abs(size.width - frame.width) < 1e-7 && abs(size.height - frame.height) < 1e-7
            && abs(position.x - frame.minX - anchor.x * frame.width) < 1e-7
            && abs(position.y - frame.minY - anchor.y * frame.height) < 1e-7
    }
}

/// A constraint as a part of the solver.
@MainActor
struct InstalledConstraint {
    var handle: LayoutSolver.Constraint
    /// The items that it refers to.
    var items: [LayoutVariables]
    var constant: Double
    var priority: Float
    /// The summands; they tell whether a change is one of the constant only.
    var isRightToLeft: Bool
}
