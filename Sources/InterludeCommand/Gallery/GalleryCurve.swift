import Interlude

/// A choice of pace.
struct GalleryCurve {
    /// What it is called.
    let name: String
    /// The Swift for it.
    let code: String
    /// How far it is at moments that are evenly spread, from 0 to 1.
    let values: [Double]

    /// Makes a choice of a curve.
    init(_ name: String, _ curve: TransitionCurve, code: String) {
        (self.name, self.code) = (name, code)
        // Finer than any frame.
        values = (0...60).map { (curve.value(at: Double($0) / 60) * 10_000).rounded() / 10_000 }
    }

    /// Whether it goes beyond its end on the way.
    var passesItsEnd: Bool { values.contains { $0 > 1 } }
}
