extension NSValue {
    /// Makes a box of a transform in space.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(
            numbers: [
                t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                t.m43, t.m44,
            ].map { Double($0) })
    }

    /// The transform in the box; the identity where it holds something else.
    public var caTransform3DValue: CATransform3D { spatialTransform ?? CATransform3DIdentity }

    // Foundation boxes points, sizes and rectangles by itself. Of other structures it knows nothing on Linux, but it
    // takes lists of numbers; the length tells what a list is.

    /// Makes a box of a list of numbers.
    package convenience init(numbers: [Double]) {
        // Sound: the bytes are copied before the list goes.
        self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
    }

    /// The list of so many numbers in the box; nil where it holds something else.
    package func numbers(_ count: Int) -> [Double]? {
        guard type == "[\(count)d]" else { return nil }
        // Sound: the box holds exactly so many numbers.
        return [Double](unsafeUninitializedCapacity: count) { buffer, filled in
            buffer.baseAddress.map { getValue($0) }
            filled = count
        }
    }

    private var type: String { String(cString: objCType) }

    /// Whether the box holds a point.
    package var isPoint: Bool { type == "{CGPoint=dd}" }
    /// Whether the box holds a size.
    package var isSize: Bool { type == "{CGSize=dd}" }
    /// Whether the box holds a rectangle.
    package var isRect: Bool { type == "{CGRect={CGPoint=dd}{CGSize=dd}}" }

    /// The transform of the plane in the box; nil where it holds something else.
    package var affineTransform: CGAffineTransform? {
        numbers(6).map {
            CGAffineTransform(
                a: CGFloat($0[0]), b: CGFloat($0[1]), c: CGFloat($0[2]), d: CGFloat($0[3]), tx: CGFloat($0[4]),
                ty: CGFloat($0[5]))
        }
    }

    private var spatialTransform: CATransform3D? {
        numbers(16).map { numbers in
            let n = numbers.map { CGFloat($0) }
            var t = CATransform3D()
            (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
            (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
            (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
            (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
            return t
        }
    }
}

extension NSValue: ValueBox {
    /// The value in the box, the box itself where it is of no kind that layers have.
    package var boxedValue: Any {
        if self is NSNumber { return self }
        if isPoint { return pointValue }
        if isSize { return sizeValue }
        if isRect { return rectValue }
        if let transform = spatialTransform { return transform }
        if let transform = affineTransform { return transform }
        return numbers(2).map { CGVector(dx: CGFloat($0[0]), dy: CGFloat($0[1])) } ?? self
    }
}
