/// Straight to premultiplied alpha and back, for pixels with red in the lowest byte.
///
/// Plain loops over 32-bit words, two components in each step, so that the compiler turns them into vector code.
package enum Premultiplication {
    /// Premultiplies pixels where they stand, each component rounded to nearest, and returns all of them joined by and:
    /// its highest byte is 255 only when every pixel is opaque.
    static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) -> UInt32 {
        var all = UInt32.max
        for index in 0..<count {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            // With 255 as the fourth component, alpha comes out as itself.
            let redBlue = divided((pixel & 0x00FF_00FF) &* alpha)
            let greenAlpha = divided((pixel >> 8 & 0xFF | 0x00FF_0000) &* alpha)
            all &= pixel
            pixels[index] = redBlue | greenAlpha << 8
        }
        return all
    }

    /// Takes the alpha out of pixels, into another place: the inverse of `premultiply`, in that premultiplying the result
    /// gives the same pixels again. A component above alpha, which no premultiplied pixel has, becomes 255.
    package static func unpremultiply(
        _ pixels: UnsafePointer<UInt32>, into straight: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        reciprocals.withUnsafeBufferPointer { reciprocals in
            for index in 0..<count {
                let pixel = pixels[index]
                let alpha = pixel >> 24
                let factor = reciprocals[Int(alpha)]
                let red = min((pixel & 0xFF) &* factor &+ 0x8000, 0x00FF_FFFF) >> 16
                let green = min((pixel >> 8 & 0xFF) &* factor &+ 0x8000, 0x00FF_FFFF) >> 16
                let blue = min((pixel >> 16 & 0xFF) &* factor &+ 0x8000, 0x00FF_FFFF) >> 16
                straight[index] = red | green << 8 | blue << 16 | alpha << 24
            }
        }
    }

    /// Lays premultiplied pixels over an opaque one.
    static func lay(
        _ pixels: UnsafePointer<UInt32>, over ground: UInt32, into target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        for index in 0..<count { target[index] = laid(pixels[index], over: ground) }
    }

    /// A premultiplied pixel over an opaque one, each component rounded to nearest.
    @inline(__always)
    static func laid(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
        let rest = 255 - pixel >> 24
        let redBlue = divided((ground & 0x00FF_00FF) &* rest)
        let green = divided((ground >> 8 & 0xFF) &* rest)
        // Held at 255 for a pixel that is not premultiplied after all.
        let red = min(redBlue & 0xFF + pixel & 0xFF, 255)
        let blue = min(redBlue >> 16 + pixel >> 16 & 0xFF, 255)
        return red | min(green + pixel >> 8 & 0xFF, 255) << 8 | blue << 16 | 0xFF00_0000
    }

    /// 255 / alpha in 16.16, rounded to nearest; 0 for 0. Times 255 it still fits 32 bits.
    private static let reciprocals: [UInt32] = [0] + (1...255).map { ((255 << 16) + $0 / 2) / $0 }

    /// Two products of bytes divided by 255, rounded to nearest; exact for every pair of bytes.
    @inline(__always)
    private static func divided(_ products: UInt32) -> UInt32 {
        let rounded = products &+ 0x0080_0080
        return (rounded &+ (rounded >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
}
