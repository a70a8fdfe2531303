/// The parts of points, sizes and rectangles by the names that key paths give them.
enum StructureParts {
    /// The part at a path, "origin.x" for instance; nil where a value has no such part.
    static func part(_ path: String, of value: Any) -> Any? {
        let (first, rest) = split(path)
        let part: Any?
        switch (plainValue(of: value), first) {
        case (let rect as CGRect, "origin"): part = rect.origin
        case (let rect as CGRect, "size"): part = rect.size
        case (let point as CGPoint, "x"): part = point.x.boxed
        case (let point as CGPoint, "y"): part = point.y.boxed
        case (let size as CGSize, "width"): part = size.width.boxed
        case (let size as CGSize, "height"): part = size.height.boxed
        default: part = nil
        }
        guard let rest else { return part }
        return part.flatMap { self.part(rest, of: $0) }
    }

    /// A value with the part at a path replaced; nil where it has no such part, or one of another type.
    static func replacing(_ path: String, of value: Any, by new: Any) -> Any? {
        let (first, rest) = split(path)
        func inner<Part: Animatable>(_ part: Part) -> Part? {
            guard let rest else { return Part.unboxed(new) }
            return replacing(rest, of: part, by: new) as? Part
        }
        switch (plainValue(of: value), first) {
        case (let rect as CGRect, "origin"): return inner(rect.origin).map { CGRect(origin: $0, size: rect.size) }
        case (let rect as CGRect, "size"): return inner(rect.size).map { CGRect(origin: rect.origin, size: $0) }
        case (let point as CGPoint, "x"): return inner(point.x).map { CGPoint(x: $0, y: point.y) }
        case (let point as CGPoint, "y"): return inner(point.y).map { CGPoint(x: point.x, y: $0) }
        case (let size as CGSize, "width"): return inner(size.width).map { CGSize(width: $0, height: size.height) }
        case (let size as CGSize, "height"): return inner(size.height).map { CGSize(width: size.width, height: $0) }
        default: return nil
        }
    }

    private static func split(_ path: String) -> (first: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }
}
