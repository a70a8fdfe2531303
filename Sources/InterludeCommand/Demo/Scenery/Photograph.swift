import InterludeStage

/// Red, green and blue as amounts of light.
typealias Light = SIMD3<Float>

/// A picture under exposure: light for each pixel, rows from top to bottom.
struct Photograph {
    let width: Int
    let height: Int
    var light: [Light]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        light = [Light](repeating: .zero, count: width * height)
    }

    /// The light at a place between pixels, held to the picture.
    func sample(_ x: Float, _ y: Float) -> Light {
        let cx = min(max(x, 0), Float(width - 1))
        let cy = min(max(y, 0), Float(height - 1))
        let (ix, iy) = (min(Int(cx), max(width - 2, 0)), min(Int(cy), max(height - 2, 0)))
        let (u, v) = (cx - Float(ix), cy - Float(iy))
        let (jx, jy) = (min(ix + 1, width - 1), min(iy + 1, height - 1))
        let top = mix(light[iy * width + ix], light[iy * width + jx], u)
        let bottom = mix(light[jy * width + ix], light[jy * width + jx], u)
        return mix(top, bottom, v)
    }

    /// The picture at half the size, each pixel the mean of four.
    func halved() -> Photograph {
        var half = Photograph(width: width / 2, height: height / 2)
        for y in 0..<half.height {
            for x in 0..<half.width {
                let at = 2 * y * width + 2 * x
                half.light[y * half.width + x] =
                    (light[at] + light[at + 1] + light[at + width] + light[at + width + 1]) * 0.25
            }
        }
        return half
    }

    /// The picture at twice the size, smooth in between.
    func doubled() -> Photograph {
        var double = Photograph(width: width * 2, height: height * 2)
        for y in 0..<double.height {
            for x in 0..<double.width {
                double.light[y * double.width + x] = sample(Float(x) / 2 - 0.25, Float(y) / 2 - 0.25)
            }
        }
        return double
    }

    /// The picture developed: bright light rolls off softly, the corners darken, and there is a little grain.
    func developed(exposure: Float = 1, vignette: Float = 0.18, grain: Float = 0.012, seed: UInt32 = 1) -> Bitmap? {
        guard let bitmap = Bitmap(width: width, height: height) else { return nil }
        let noise = Noise(seed: seed)
        for y in 0..<height {
            for x in 0..<width {
                let u = (Float(x) + 0.5) / Float(width) - 0.5
                let v = (Float(y) + 0.5) / Float(height) - 0.5
                let dark = 1 - vignette * 2 * (u * u + v * v)
                let speck = (noise.hash(Int32(x), Int32(y)) - 0.5) * 2 * grain
                let developed = Photograph.display(light[y * width + x] * (exposure * dark))
                var pixel: UInt32 = 0xFF00_0000
                for part in 0..<3 {
                    let level = min(max(developed[part] + speck, 0), 1) * 255
                    pixel |= UInt32(level.rounded()) << UInt32(8 * part)
                }
                bitmap[x, y] = pixel
            }
        }
        return bitmap
    }

    /// Display levels, 0 to 1, for amounts of light from 0 to 8: a film's shoulder, then sRGB's curve.
    private static let curve: [Float] = (0...4096).map { step in
        let light = Double(step * step) / (4096 * 4096) * 8
        let rolled = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
        let held = min(max(rolled, 0), 1)
        return Float(held <= 0.0031308 ? held * 12.92 : 1.055 * Elementary.pow(held, 1 / 2.4) - 0.055)
    }

    private static func display(_ light: Light) -> Light {
        func level(_ amount: Float) -> Float {
            // The table is finer where it is dark, as the eye is.
            let place = (min(max(amount, 0), 8) / 8).squareRoot() * 4096
            let index = min(Int(place), 4095)
            return curve[index] + (curve[index + 1] - curve[index]) * (place - Float(index))
        }
        return Light(level(light.x), level(light.y), level(light.z))
    }
}

/// A mixture of two lights: 0 the first, 1 the second.
func mix(_ a: Light, _ b: Light, _ amount: Float) -> Light { a + (b - a) * amount }

/// A mixture of two numbers: 0 the first, 1 the second.
func mix(_ a: Float, _ b: Float, _ amount: Float) -> Float { a + (b - a) * amount }

/// 0 below an edge, 1 above another, and smooth in between.
func step(_ low: Float, _ high: Float, _ value: Float) -> Float {
    let t = min(max((value - low) / (high - low), 0), 1)
    return t * t * (3 - 2 * t)
}

/// About e to the power of a number that is not above zero; nearly nothing from −20 on.
func falloff(_ x: Float) -> Float {
    var power = max(1 + x / 256, 0)
    for _ in 0..<8 { power *= power }
    return power
}

/// The light of a colour given by its display levels, 0 to 255.
func light(_ red: Double, _ green: Double, _ blue: Double) -> Light {
    func linear(_ level: Double) -> Float {
        let value = level / 255
        return Float(value <= 0.04045 ? value / 12.92 : Elementary.pow((value + 0.055) / 1.055, 2.4))
    }
    return Light(linear(red), linear(green), linear(blue))
}

/// A direction of length 1.
func direction(_ x: Float, _ y: Float, _ z: Float) -> Light {
    let length = (x * x + y * y + z * z).squareRoot()
    return Light(x / length, y / length, z / length)
}

/// The cosine of the angle between two directions.
func dot(_ a: Light, _ b: Light) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
