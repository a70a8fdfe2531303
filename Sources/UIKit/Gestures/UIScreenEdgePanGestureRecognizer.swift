/// Recognises a finger that is dragged into the screen from one of its edges.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that count.
    open var edges: UIRectEdge = []

    /// The edge that the finger came from.
    private var edge: UIRectEdge = []

    /// How far from the edge a finger may come down, in points.
    static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard wanted == .possible, let touch = self.touches.first, let window = touch.window else { return }
        edge = edges.intersection(UIScreenEdgePanGestureRecognizer.edges(near: touch.start, in: window.bounds))
        if edge.isEmpty { state = .failed }
    }

    open override func reset() {
        super.reset()
        edge = []
    }

    override func isOfInterest(_ movement: CGVector) -> Bool? {
        guard super.isOfInterest(movement) == true else { return nil }
        let isHorizontal = abs(movement.dx) > abs(movement.dy)
        return edge.contains(.left) && isHorizontal && movement.dx > 0
            || edge.contains(.right) && isHorizontal && movement.dx < 0
            || edge.contains(.top) && !isHorizontal && movement.dy > 0
            || edge.contains(.bottom) && !isHorizontal && movement.dy < 0
    }

    private static func edges(near point: CGPoint, in bounds: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= reach { edges.insert(.left) }
        if bounds.maxX - point.x <= reach { edges.insert(.right) }
        if point.y - bounds.minY <= reach { edges.insert(.top) }
        if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
        return edges
    }
}
