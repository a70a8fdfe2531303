/// What an engine knows of a view or a guide: its place in the view around it, and its size.
@MainActor
final class LayoutVariables {
    /// The view or guide.
    let reference: LayoutReference
    /// The number of the engine that knows it, which may be gone.
    let engine: Int
    let x: LayoutSolver.Variable
    let y: LayoutSolver.Variable
    let width: LayoutSolver.Variable
    let height: LayoutSolver.Variable
    /// How many constraints refer to the item.
    var uses = 0
    var isQueued = false
    var isRemoved = false
    /// The variables of the view that a region belongs to.
    var outer: LayoutVariables?
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

    /// Whether the contents may depend on the width.
    let isWidthDependent: Bool
    /// Whether it is what a scroll view scrolls.
    let isContent: Bool

    init(_ reference: LayoutReference, _ engine: LayoutEngine, _ solver: inout LayoutSolver) {
        (self.reference, self.engine) = (reference, engine.serial)
        isContent = reference.guide?.region == .content
        isWidthDependent = reference.view is any WidthDependentContent
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    /// The four variables.
    var all: [LayoutSolver.Variable] { [x, y, width, height] }

    /// Whether the view has a frame already.
    func isInPlace(_ frame: CGRect) -> Bool {
        guard let view = reference.view else { return true }
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
    /// The engine's number.
    let engine: Int
    var handle: LayoutSolver.Constraint
    /// The items that it refers to.
    var items: [LayoutVariables]
    var constant: Double
    var priority: Float
    var isRightToLeft: Bool
}
