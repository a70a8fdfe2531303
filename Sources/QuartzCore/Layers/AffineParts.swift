/// A transform of the plane taken apart: scale and shear, then a rotation, then a translation.
struct AffineParts {
    var scaleX: Double = 1
    var scaleY: Double = 1
    /// How far the second row leans along the first axis.
    var shear: Double = 0
    /// Radians, clockwise where y points down.
    var angle: Double = 0
    var translationX: Double = 0
    var translationY: Double = 0
}

extension AffineParts {
    /// Takes a transform apart. One that mirrors has one negative scale, the one that leaves the smaller rotation.
    init(_ t: CGAffineTransform) {
        let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
        let determinant: Double = a * d - b * c
        let (first, second) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
        let limit: Double = 1e-14 * max(first, second)
        // Without a first row the second one shows the rotation.
        var (cosine, sine) = first > limit ? (a / first, b / first) : (d / second, -c / second)
        if !(max(first, second) > 0) { (cosine, sine) = (1, 0) }
        if determinant < 0 && cosine < 0 { (cosine, sine) = (-cosine, -sine) }
        scaleX = a * cosine + b * sine
        shear = c * cosine + d * sine
        scaleY = d * cosine - c * sine
        angle = Elementary.atan2(sine, cosine)
        (translationX, translationY) = (Double(t.tx), Double(t.ty))
    }

    /// The transform that the parts make.
    var transform: CGAffineTransform {
        let (sine, cosine) = Elementary.sincos(angle)
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine,
            c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine,
            tx: translationX, ty: translationY)
    }

    /// The parts on the way to others, the rotation by the shorter way.
    func mixed(with end: AffineParts, at fraction: Double) -> AffineParts {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        var turn = end.angle - angle
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        return AffineParts(
            scaleX: mix(scaleX, end.scaleX), scaleY: mix(scaleY, end.scaleY), shear: mix(shear, end.shear),
            angle: angle + turn * fraction, translationX: mix(translationX, end.translationX),
            translationY: mix(translationY, end.translationY))
    }
}
