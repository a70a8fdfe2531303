/// Arithmetic that several effects share.

/// A step from 0 to 1 that starts and ends level.
func smoothStep(_ x: Double) -> Double {
    let t = min(max(x, 0), 1)
    return t * t * (3 - 2 * t)
}

/// The nearest whole numbers; values must be below 2²² in size.
@inline(__always)
func wholes(_ values: SIMD4<Float>) -> SIMD4<Int32> {
    // Adding this number leaves the nearest whole number in a float's lowest bits.
    unsafeBitCast(values + SIMD4(repeating: 12_582_912), to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
}

@inline(__always)
func clamped(_ values: SIMD4<Int32>, _ low: Int32, _ high: Int32) -> SIMD4<Int32> {
    let raised = values.replacing(with: SIMD4(repeating: low), where: values .< SIMD4(repeating: low))
    return raised.replacing(with: SIMD4(repeating: high), where: raised .> SIMD4(repeating: high))
}

/// A light that falls on a pixel: what is left of the pixel's colour in the low half, how much of white comes on top in
/// the high one, both in 256ths and together 256 at most.
typealias PixelLight = UInt32

/// Pixels in lights; alpha stays as it is.
@inline(__always)
func lit(_ pixels: Four, _ lights: SIMD4<PixelLight>) -> Four {
    let alpha = pixels & Four(repeating: 0xFF00_0000)
    let shade = spread(lights & Four(repeating: 0xFFFF))
    let white = spread(alpha &>> Four(repeating: 24)) &* spread(lights &>> Four(repeating: 16))
    let whitened = white &+ Lanes(repeating: 128)
    let even = (evenBytes(pixels) &* shade &+ whitened) &>> Lanes(repeating: 8)
    let odd = (oddBytes(pixels) &* shade &+ whitened) & Lanes(repeating: 0xFF00)
    return (four(even | odd) & Four(repeating: 0x00FF_FFFF)) | alpha
}
