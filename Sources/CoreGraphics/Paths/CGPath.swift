/// An outline of straight lines and Bézier curves, in any number of subpaths.
public class CGPath: NSObject, @unchecked Sendable {
    // Sound: only `CGMutablePath` ever changes the elements, and it says itself that it stays on one thread.

    /// A step of the outline.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    /// The steps from first to last.
    package internal(set) var elements: [Element]

    /// Makes a path of its steps.
    package init(elements: [Element]) { self.elements = elements }

    /// Whether another object is a path with the same steps.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CGPath).map { $0.elements == elements } ?? false
    }

    /// A hash of the steps.
    public override var hash: Int { elements.hashValue }
}

/// A path that can be added to. It stays on one thread; `copy()` makes a path that need not.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Sound by the contract above: a mutable path stays on one thread.

    /// Makes an empty path.
    public init() { super.init(elements: []) }
}
