/// Everything that a layer tree shows at one moment: an immutable value that a compositor turns into pixels.
///
/// A tree depends on what was committed and on the time, on nothing else, so trees of any moments can be made in any
/// order and on any thread they can be drawn.
public struct RenderTree: Sendable {
    /// The layer at the top.
    package let root: RenderNode

    /// Makes a tree of nodes.
    package init(root: RenderNode) { self.root = root }
}
