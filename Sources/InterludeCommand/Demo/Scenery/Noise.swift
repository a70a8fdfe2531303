import InterludeStage

/// Smooth random numbers over the plane, the same for the same seed on every machine.
struct Noise {
    private let seed: UInt32

    init(seed: UInt32) { self.seed = seed &* 0x9E37_79B9 }

    /// A number from 0 to 1 for a place on a grid.
    func hash(_ x: Int32, _ y: Int32) -> Float {
        var h = UInt32(bitPattern: x) &* 0x85EB_CA6B ^ UInt32(bitPattern: y) &* 0xC2B2_AE35 ^ seed
        h = (h ^ h >> 15) &* 0x2C1B_3C6D
        h = (h ^ h >> 12) &* 0x297A_2D39
        return Float((h ^ h >> 15) >> 8) / 16_777_216
    }

    /// Numbers from 0 to 1 on the grid of whole coordinates, blended in between; with the slopes along x and y.
    func valueAndSlope(_ x: Float, _ y: Float) -> (value: Float, dx: Float, dy: Float) {
        let (ix, iy) = (Noise.floor(x), Noise.floor(y))
        let (u, v) = (x - Float(ix), y - Float(iy))
        let a = hash(ix, iy)
        let b = hash(ix &+ 1, iy)
        let c = hash(ix, iy &+ 1)
        let d = hash(ix &+ 1, iy &+ 1)
        let su: Float = u * u * u * (u * (u * 6 - 15) + 10)
        let sv: Float = v * v * v * (v * (v * 6 - 15) + 10)
        let du: Float = 30 * u * u * (u * (u - 2) + 1)
        let dv: Float = 30 * v * v * (v * (v - 2) + 1)
        let k: Float = a - b - c + d
        let value: Float = a + (b - a) * su + (c - a) * sv + k * su * sv
        return (value, du * (b - a + k * sv), dv * (c - a + k * su))
    }

    /// The next lower whole number; quicker than rounding, which older processors do by a call.
    private static func floor(_ x: Float) -> Int32 {
        let whole = Int32(x)
        return Float(whole) > x ? whole - 1 : whole
    }

    /// Numbers from 0 to 1 on the grid of whole coordinates, blended in between.
    func value(_ x: Float, _ y: Float) -> Float { valueAndSlope(x, y).value }

    /// Noise of several sizes added up, each half as large and as strong as the one before; about 0 to 1.
    func cloud(_ x: Float, _ y: Float, octaves: Int) -> Float {
        var (x, y) = (x, y)
        var sum: Float = 0
        var weight: Float = 0.5
        for _ in 0..<octaves {
            sum += weight * value(x, y)
            weight *= 0.5
            // Turned as well as shrunk, so that the grids do not lie on each other.
            (x, y) = (1.6 * x - 1.2 * y + 19.7, 1.2 * x + 1.6 * y + 7.3)
        }
        return sum
    }

    /// Heights as running water leaves them: rough where it is flat, smooth where it is steep; about 0 to 1.
    func mountain(_ x: Float, _ y: Float, octaves: Int) -> Float {
        var (x, y) = (x, y)
        var (sum, weight): (Float, Float) = (0, 0.5)
        var (dx, dy): (Float, Float) = (0, 0)
        for _ in 0..<octaves {
            let n = valueAndSlope(x, y)
            dx += n.dx
            dy += n.dy
            sum += weight * n.value / (1 + dx * dx + dy * dy)
            weight *= 0.5
            (x, y) = (1.6 * x - 1.2 * y, 1.2 * x + 1.6 * y)
        }
        return sum
    }
}

/// A fair coin's relative: numbers in a row from a seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in a range.
    mutating func roll(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &self) }
}
