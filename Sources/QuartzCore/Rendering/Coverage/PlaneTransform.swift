/// How a layer's plane appears on the device: a projective mapping of the plane, x′ = (a·x + c·y + tx) / w and so on.
struct PlaneTransform: Equatable {
    var a: Double, c: Double, tx: Double
    var b: Double, d: Double, ty: Double
    var p: Double, q: Double, w: Double

    /// The mapping of the plane z = 0 by a transform of space.
    init(_ t: CATransform3D) {
        (a, c, tx) = (t.m11, t.m21, t.m41)
        (b, d, ty) = (t.m12, t.m22, t.m42)
        (p, q, w) = (t.m14, t.m24, t.m44)
    }

    init(
        a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, p: Double = 0, q: Double = 0, w: Double = 1
    ) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
        (self.tx, self.ty) = (tx, ty)
        (self.p, self.q, self.w) = (p, q, w)
    }

    static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether parallel lines stay parallel.
    var isAffine: Bool { p == 0 && q == 0 }

    /// Whether sides along the axes stay so, without swapping axes.
    var isAxisAligned: Bool { isAffine && b == 0 && c == 0 }

    var determinant: Double {
        let first: Double = a * (d * w - ty * q)
        let second: Double = c * (b * w - ty * p)
        let third: Double = tx * (b * q - d * p)
        return first - second + third
    }

    /// The homogeneous image of a point.
    func project(_ x: Double, _ y: Double) -> SIMD3<Double> {
        SIMD3(a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + w)
    }

    /// The image of a point in front of the viewer.
    func map(_ x: Double, _ y: Double) -> SIMD2<Double> {
        let point = project(x, y)
        return SIMD2(point.x / point.z, point.y / point.z)
    }

    /// First `first`, then this.
    func after(_ first: PlaneTransform) -> PlaneTransform {
        func column(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> {
            SIMD3(a * x + c * y + tx * z, b * x + d * y + ty * z, p * x + q * y + w * z)
        }
        let x = column(first.a, first.b, first.p)
        let y = column(first.c, first.d, first.q)
        let z = column(first.tx, first.ty, first.w)
        return PlaneTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: z.x, ty: z.y, p: x.z, q: y.z, w: z.z)
    }

    /// The mapping back, nil where the plane is seen edge on.
    var inverse: PlaneTransform? {
        let determinant = determinant
        guard determinant.isFinite, abs(determinant) > 1e-14 else { return nil }
        let scale = 1 / determinant
        return PlaneTransform(
            a: (d * w - ty * q) * scale, b: (ty * p - b * w) * scale,
            c: (tx * q - c * w) * scale, d: (a * w - tx * p) * scale,
            tx: (c * ty - tx * d) * scale, ty: (tx * b - a * ty) * scale,
            p: (b * q - d * p) * scale, q: (c * p - a * q) * scale, w: (a * d - c * b) * scale)
    }

    /// The image of a convex polygon as far as it lies in front of the viewer and within the grid's reach.
    func outline(_ points: [SIMD2<Double>]) -> Outline {
        var homogeneous = points.map { project($0.x, $0.y) }
        let limit = Outline.reach / 2
        let clear = homogeneous.allSatisfy { $0.z > 1e-5 && abs($0.x) < limit * $0.z && abs($0.y) < limit * $0.z }
        if !clear {
            let planes: [(SIMD3<Double>) -> Double] = [
                { $0.z - 1e-5 }, { limit * $0.z - $0.x }, { limit * $0.z + $0.x }, { limit * $0.z - $0.y },
                { limit * $0.z + $0.y },
            ]
            for plane in planes { homogeneous = PlaneTransform.clip(homogeneous, plane) }
        }
        return Outline(homogeneous.map { SIMD2($0.x / $0.z, $0.y / $0.z) })
    }

    /// The part of a convex polygon on the positive side of a plane.
    private static func clip(
        _ points: [SIMD3<Double>], _ distance: (SIMD3<Double>) -> Double
    ) -> [SIMD3<Double>] {
        var result: [SIMD3<Double>] = []
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let (d0, d1) = (distance(point), distance(next))
            if d0 >= 0 { result.append(point) }
            if (d0 >= 0) != (d1 >= 0), d0.isFinite, d1.isFinite {
                result.append(point + (next - point) * (d0 / (d0 - d1)))
            }
        }
        return result
    }
}
