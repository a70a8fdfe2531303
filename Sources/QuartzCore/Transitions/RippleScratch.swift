/// What one thread knows about a chunk of pixels on the ring.
struct RippleScratch {
    /// The pixels of a chunk, a multiple of four.
    static let chunk = 64

    /// Pixels with the right neighbour of each, of two rows.
    struct Pairs {
        let upper: UnsafeMutablePointer<UInt64>
        let lower: UnsafeMutablePointer<UInt64>
    }

    let first: Pairs
    let second: Pairs
    let slopes: UnsafeMutablePointer<Float>
    let weights: UnsafeMutablePointer<UInt32>
    let profilePlaces: UnsafeMutablePointer<UInt32>
    let places: UnsafeMutablePointer<UInt32>
    let across: UnsafeMutablePointer<UInt32>
    let down: UnsafeMutablePointer<UInt32>
    let lightPlaces: UnsafeMutablePointer<UInt32>
    let lights: UnsafeMutablePointer<UInt32>

    /// Makes scratch memory, good until the body returns.
    static func with(_ body: (RippleScratch) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 4 * chunk) { pairs in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 7 * chunk) { numbers in
                withUnsafeTemporaryAllocation(of: Float.self, capacity: chunk) { slopes in
                    pairs.initialize(repeating: 0)
                    numbers.initialize(repeating: 0)
                    slopes.initialize(repeating: 0)
                    guard let pairs = pairs.baseAddress, let numbers = numbers.baseAddress,
                        let slopes = slopes.baseAddress
                    else { return }
                    body(RippleScratch(pairs, numbers, slopes))
                }
            }
        }
    }

    private init(
        _ pairs: UnsafeMutablePointer<UInt64>, _ numbers: UnsafeMutablePointer<UInt32>,
        _ slopes: UnsafeMutablePointer<Float>
    ) {
        let chunk = RippleScratch.chunk
        first = Pairs(upper: pairs, lower: pairs + chunk)
        second = Pairs(upper: pairs + 2 * chunk, lower: pairs + 3 * chunk)
        self.slopes = slopes
        weights = numbers
        profilePlaces = numbers + chunk
        places = numbers + 2 * chunk
        across = numbers + 3 * chunk
        down = numbers + 4 * chunk
        lightPlaces = numbers + 5 * chunk
        lights = numbers + 6 * chunk
    }
}
