/// Arithmetic on four numbers at a time, for effects that work out a place for each pixel.
///
/// Only operations that give the same bits on every processor are used, and no conversion that Swift compiles to a call
/// a lane.
typealias Floats = SIMD4<Float>

extension SIMD4<Float> {
    /// The numbers first, first + step, …
    @inline(__always)
    init(from first: Float, by step: Float) {
        self = Floats(0, 1, 2, 3) * step + first
    }

    /// The numbers where a condition holds, others where it does not.
    ///
    /// `replacing(with:where:)` is compiled lane by lane, which the optimizer does not always put together again.
    @inline(__always)
    func kept(_ condition: SIMDMask<SIMD4<Int32>>, else other: Floats) -> Floats {
        let mask = unsafeBitCast(condition, to: SIMD4<UInt32>.self)
        let bits = unsafeBitCast(self, to: SIMD4<UInt32>.self) & mask
        return unsafeBitCast(bits | (unsafeBitCast(other, to: SIMD4<UInt32>.self) & ~mask), to: Floats.self)
    }

    // Written so, the next four become one instruction each.

    @inline(__always)
    func atLeast(_ low: Float) -> Floats { greatest(Floats(repeating: low)) }

    @inline(__always)
    func atMost(_ high: Float) -> Floats { least(Floats(repeating: high)) }

    @inline(__always)
    func least(_ other: Floats) -> Floats { other.replacing(with: self, where: self .< other) }

    @inline(__always)
    func greatest(_ other: Floats) -> Floats { other.replacing(with: self, where: self .> other) }

    @inline(__always)
    func limited(_ low: Float, _ high: Float) -> Floats { atLeast(low).atMost(high) }

    /// From 0 at numbers up to 0 to 1 at those from 1 on, starting and ending level.
    @inline(__always)
    var eased: Floats {
        let t = limited(0, 1)
        return t * t * (3 - 2 * t)
    }

    @inline(__always)
    var magnitudes: Floats {
        unsafeBitCast(
            unsafeBitCast(self, to: SIMD4<UInt32>.self) & SIMD4<UInt32>(repeating: 0x7FFF_FFFF), to: Floats.self)
    }

    /// The inverse square roots of positive numbers, right to a hundred thousandth. Zero gives a large number.
    ///
    /// Swift compiles `squareRoot()` to four calls.
    @inline(__always)
    var inverseSquareRoots: Floats {
        let bits = SIMD4<UInt32>(repeating: 0x5F37_59DF) &- (unsafeBitCast(self, to: SIMD4<UInt32>.self) &>> 1)
        var root = unsafeBitCast(bits, to: Floats.self)
        let half = self * 0.5
        root *= 1.5 - half * root * root
        root *= 1.5 - half * root * root
        return root
    }

    /// The nearest whole numbers; the numbers must lie within four million.
    @inline(__always)
    var nearest: Floats { (self + Floats.wholes) - Floats.wholes }

    /// The nearest whole numbers; the numbers must lie within four million.
    @inline(__always)
    var nearestIntegers: SIMD4<Int32> {
        unsafeBitCast(self + Floats.wholes, to: SIMD4<Int32>.self) &- SIMD4<Int32>(repeating: 0x4B40_0000)
    }

    /// Shares between 0 and 1 in 256ths, rounded to nearest.
    @inline(__always)
    var weights: Four { unsafeBitCast((self * 256).nearestIntegers, to: Four.self) }

    /// Adding this number leaves the nearest whole number in a float's lowest bits.
    @inline(__always)
    private static var wholes: Floats { Floats(repeating: 12_582_912) }
}

@inline(__always)
func load(_ numbers: UnsafePointer<Float>, _ index: Int) -> Floats {
    UnsafeRawPointer(numbers + index).loadUnaligned(as: Floats.self)
}

@inline(__always)
func store(_ values: SIMD4<Int32>, _ memory: UnsafeMutablePointer<Int32>, _ index: Int) {
    UnsafeMutableRawPointer(memory + index).storeBytes(of: values, as: SIMD4<Int32>.self)
}
