/// The parts of a plane transform: it scales, shears along x, rotates and translates, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
    /// The factors along x and y. A mirroring transform has a negative height.
    public var scale: CGSize
    /// How far a point moves along x for each unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// The angle in radians, −π to π.
    public var rotation: CGFloat
    /// The displacement.
    public var translation: CGVector

    /// Makes the parts of the identity.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes parts of their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Makes the transform that has some parts.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let turn = CGAffineTransform(rotationAngle: components.rotation)
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        self = scale.concatenating(shear).concatenating(turn)
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// The transform's parts. One that flattens the plane has a zero scale and no shear.
    public func decomposed() -> CGAffineTransformComponents {
        let width = (a * a + b * b).squareRoot()
        var parts = CGAffineTransformComponents()
        parts.translation = CGVector(dx: tx, dy: ty)
        guard width > 0 else {
            // Nothing is left of the x axis; the y axis alone tells the rotation.
            let height = (c * c + d * d).squareRoot()
            parts.scale = CGSize(width: 0, height: height)
            parts.rotation = height > 0 ? CGFloat(Elementary.atan2(Double(-c), Double(d))) : 0
            return parts
        }
        let height = determinant / width
        parts.scale = CGSize(width: width, height: height)
        parts.horizontalShear = height != 0 ? (a * c + b * d) / (width * height) : 0
        parts.rotation = CGFloat(Elementary.atan2(Double(b), Double(a)))
        return parts
    }
}
