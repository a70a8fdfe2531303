extension CGPoint: Componentwise {
    static func unboxed(_ value: Any) -> CGPoint? {
        // To ask a structure whether it is a box takes long.
        if let point = value as? CGPoint { return point }
        return switch plainValue(of: value) {
        case let point as CGPoint: point
        case let size as CGSize: CGPoint(x: size.width, y: size.height)
        case let vector as CGVector: CGPoint(x: vector.dx, y: vector.dy)
        default: nil
        }
    }

    var boxed: Any { self }

    func combined(with other: CGPoint, _ function: (Double, Double) -> Double) -> CGPoint? {
        CGPoint(x: function(Double(x), Double(other.x)), y: function(Double(y), Double(other.y)))
    }
}

extension CGSize: Componentwise {
    static func unboxed(_ value: Any) -> CGSize? {
        CGPoint.unboxed(value).map { CGSize(width: $0.x, height: $0.y) }
    }

    var boxed: Any { self }

    func combined(with other: CGSize, _ function: (Double, Double) -> Double) -> CGSize? {
        CGSize(
            width: function(Double(width), Double(other.width)),
            height: function(Double(height), Double(other.height)))
    }
}

extension CGRect: Componentwise {
    static func unboxed(_ value: Any) -> CGRect? { value as? CGRect ?? plainValue(of: value) as? CGRect }

    var boxed: Any { self }

    func combined(with other: CGRect, _ function: (Double, Double) -> Double) -> CGRect? {
        guard let origin = origin.combined(with: other.origin, function),
            let size = size.combined(with: other.size, function)
        else { return nil }
        return CGRect(origin: origin, size: size)
    }
}
