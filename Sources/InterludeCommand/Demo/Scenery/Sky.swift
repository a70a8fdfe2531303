import InterludeStage

/// The sky above a landscape.
struct Sky {
    /// The light overhead and at the horizon.
    var zenith: Light
    var horizon: Light
    /// Where the sun stands: 0 left to 1 right, 0 the horizon to 1 a picture's width above it; and its light.
    var sun: (x: Float, y: Float)
    var sunlight: Light
    /// How wide the sun's glow is, and how strong.
    var glow: Float = 0.25
    var glowStrength: Float = 0.6
    /// The size of the sun's disc, in widths of the picture; 0 for none.
    var disc: Float = 0
    /// How much of the sky is clouded, 0 to 1, and how the clouds are lit and shaded.
    var cover: Float = 0.5
    var cloudLight: Light
    var cloudShade: Light
    /// How fine the clouds are.
    var cloudScale: Float = 1
    var seed: UInt32 = 5
}

extension Photograph {
    /// Fills the picture with a sky, and all below the row of the horizon with the horizon's haze.
    mutating func draw(_ sky: Sky, horizon: Float) {
        let noise = Noise(seed: sky.seed)
        let unit = Float(width)
        for y in 0..<height {
            // Heights above the horizon, in widths of the picture.
            let up = max((horizon - Float(y) - 0.5) / unit, 0.0005)
            for x in 0..<width {
                let across = (Float(x) + 0.5) / unit
                let fade = 1 - falloff(-up * 3.2)
                var seen = mix(sky.horizon, sky.zenith, fade)
                let (dx, dy) = (across - sky.sun.x, up - sky.sun.y)
                let away = (dx * dx + dy * dy).squareRoot()
                seen += sky.sunlight * (sky.glowStrength * falloff(-away / sky.glow))
                if sky.disc > 0 {
                    seen += sky.sunlight * (6 * (1 - step(sky.disc * 0.9, sky.disc * 1.1, away)))
                }
                if sky.cover > 0 {
                    // The clouds lie in a layer, which the horizon presses together.
                    let far = 0.35 / (up + 0.09) * sky.cloudScale
                    let (cx, cz) = ((across - 0.5) * far * 2.4, far * 2)
                    let thick = noise.cloud(cx, cz, octaves: 6)
                    let edge = 0.72 - sky.cover * 0.4
                    let dense = step(edge, edge + 0.22, thick)
                    if dense > 0 {
                        let toSun = noise.cloud(cx + (sky.sun.x - across) * 0.25, cz - 0.12, octaves: 4)
                        let lit = step(-0.16, 0.2, thick - toSun + 0.02)
                        let near = falloff(-away / (sky.glow * 1.6))
                        let color = mix(sky.cloudShade, sky.cloudLight, lit) + sky.sunlight * (near * 0.35)
                        let haze = step(0.0, 0.16, up)
                        seen = mix(seen, color, dense * (0.35 + 0.6 * haze) * min(up * 14, 1))
                    }
                }
                light[y * width + x] = seen
            }
        }
    }
}
