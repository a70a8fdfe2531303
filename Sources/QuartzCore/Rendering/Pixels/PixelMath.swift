/// Arithmetic on premultiplied 8-bit pixels, four at a time.
///
/// Four pixels are held as eight 16-bit lanes, red and blue in the even bytes, green and alpha in the odd ones: two
/// multiplications serve four whole pixels. The lanes are reached by bit casts because Swift's converting vector
/// initializers compile to one call a lane.
typealias Lanes = SIMD8<UInt16>
typealias Four = SIMD4<UInt32>

@inline(__always)
func lanes(_ pixels: Four) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) }

@inline(__always)
func four(_ lanes: Lanes) -> Four { unsafeBitCast(lanes, to: Four.self) }

/// The red and blue of four pixels.
@inline(__always)
func evenBytes(_ pixels: Four) -> Lanes { lanes(pixels) & Lanes(repeating: 0x00FF) }

/// The green and alpha of four pixels.
@inline(__always)
func oddBytes(_ pixels: Four) -> Lanes { lanes(pixels) &>> Lanes(repeating: 8) }

@inline(__always)
func join(even: Lanes, odd: Lanes) -> Four { four(even | (odd &<< Lanes(repeating: 8))) }

/// A number of each pixel, 0…65535, in both of its lanes.
@inline(__always)
func spread(_ numbers: Four) -> Lanes { lanes(numbers | (numbers &<< Four(repeating: 16))) }

/// The rounded quotient of products of two bytes by 255: exact for 0…65025.
@inline(__always)
func dividedBy255(_ products: Lanes) -> Lanes {
    let t = products &+ Lanes(repeating: 128)
    return (t &+ (t &>> Lanes(repeating: 8))) &>> Lanes(repeating: 8)
}

/// Pixels times numbers from 0 to 255, over 255.
@inline(__always)
func scaled(_ pixels: Four, by factor: Lanes) -> Four {
    join(even: dividedBy255(evenBytes(pixels) &* factor), odd: dividedBy255(oddBytes(pixels) &* factor))
}

/// Source over destination.
@inline(__always)
func sourceOver(_ source: Four, _ destination: Four) -> Four {
    let rest = Four(repeating: 255) &- (source &>> Four(repeating: 24))
    return source &+ scaled(destination, by: spread(rest))
}

/// From one picture to another: weights of 256ths, rounded to nearest.
@inline(__always)
func lerp(_ from: Four, _ to: Four, _ fromWeight: Lanes, _ toWeight: Lanes) -> Four {
    let half = Lanes(repeating: 128)
    let even = (evenBytes(from) &* fromWeight &+ evenBytes(to) &* toWeight &+ half) &>> Lanes(repeating: 8)
    let odd =
        (oddBytes(from) &* fromWeight &+ oddBytes(to) &* toWeight &+ half) & Lanes(repeating: 0xFF00)
    return four(even | odd)
}

/// A pixel times a number from 0 to 255, over 255, rounded.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    var odd = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
}

/// Source over destination, one pixel.
@inline(__always)
func sourceOver(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
}

/// From one pixel to another: weights of 256ths that sum to 256, rounded to nearest.
@inline(__always)
func lerp(_ from: UInt32, _ to: UInt32, _ toWeight: UInt32) -> UInt32 {
    let fromWeight = 256 &- toWeight
    let even = (from & 0x00FF_00FF) &* fromWeight &+ (to & 0x00FF_00FF) &* toWeight &+ 0x0080_0080
    let odd =
        ((from &>> 8) & 0x00FF_00FF) &* fromWeight &+ ((to &>> 8) & 0x00FF_00FF) &* toWeight &+ 0x0080_0080
    return ((even &>> 8) & 0x00FF_00FF) | (odd & 0xFF00_FF00)
}
