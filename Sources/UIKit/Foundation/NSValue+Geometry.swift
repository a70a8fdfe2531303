extension NSValue {
    /// Makes a box of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes a box of a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Makes a box of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Makes a box of a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [Double(vector.dx), Double(vector.dy)])
    }
    /// Makes a box of an offset.
    public convenience init(uiOffset insets: UIOffset) {
        self.init(numbers: [Double(insets.horizontal), Double(insets.vertical), 0])
    }
    /// Makes a box of insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }
    /// Makes a box of a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }

    /// The point in the box; zero where it holds something else.
    public var cgPointValue: CGPoint { isPoint ? pointValue : .zero }
    /// The size in the box; zero where it holds something else.
    public var cgSizeValue: CGSize { isSize ? sizeValue : .zero }
    /// The rectangle in the box; zero where it holds something else.
    public var cgRectValue: CGRect { isRect ? rectValue : .zero }
    /// The vector in the box; zero where it holds something else.
    public var cgVectorValue: CGVector {
        numbers(2).map { CGVector(dx: CGFloat($0[0]), dy: CGFloat($0[1])) } ?? CGVector(dx: 0, dy: 0)
    }
    /// The offset in the box; zero where it holds something else.
    public var uiOffsetValue: UIOffset {
        numbers(3).map { UIOffset(horizontal: CGFloat($0[0]), vertical: CGFloat($0[1])) } ?? .zero
    }
    /// The insets in the box; zero where it holds something else.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        numbers(4).map {
            UIEdgeInsets(top: CGFloat($0[0]), left: CGFloat($0[1]), bottom: CGFloat($0[2]), right: CGFloat($0[3]))
        } ?? .zero
    }
    /// The transform of the plane in the box; the identity where it holds something else.
    public var cgAffineTransformValue: CGAffineTransform { affineTransform ?? .identity }
}
