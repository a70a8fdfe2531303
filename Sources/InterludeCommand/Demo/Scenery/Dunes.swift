import InterludeStage

/// Dunes in the last light.
struct Dunes {
    private let noise = Noise(seed: 71)
    private let sunlight = light(255, 190, 122) * 3.0
    private let skylight = light(120, 112, 170) * 0.5
    private let haze = light(250, 196, 150)
    private let sand = light(230, 172, 118)

    /// Draws it, in pixels.
    func picture(width: Int, height: Int) -> Bitmap? {
        var photo = Photograph(width: width, height: height)
        let horizon: Float = 0.42
        let sky = Sky(
            zenith: light(74, 104, 168), horizon: light(255, 196, 140), sun: (0.16, 0.2), sunlight: sunlight * 0.5,
            glow: 0.22, glowStrength: 0.5, disc: 0.036, cover: 0.28, cloudLight: light(255, 214, 176),
            cloudShade: light(188, 150, 164), cloudScale: 1.2, seed: 92)
        photo.draw(sky, horizon: horizon * Float(photo.height))
        photo = photo.doubled()
        let view = Viewpoint(height: 74, distance: 12, opening: 1.1, horizon: horizon)
        photo.draw(terrain(width), from: view) { place, x, z, distance in shade(place, x, z, distance) }
        return photo.halved().developed(exposure: 0.8, vignette: 0.3, seed: 5)
    }

    private func terrain(_ width: Int) -> Terrain {
        Terrain(columns: 900, rows: 900, spacing: 1.5, part: Float(width) / 462, elevation: -0.24) { x, z in
            func ridge(_ length: Float, _ shift: Float) -> Float {
                let wander = 1.5 * noise.cloud(x / length * 0.5 + shift, z / length * 0.5, octaves: 2)
                let phase = (x * 0.75 + z * 0.55) / length + wander * 1.7 + shift
                let t = phase - phase.rounded(.down)
                // A long slope up the wind, a short one down, and a sharp edge between.
                return t < 0.72 ? (t / 0.72) * (t / 0.72) * (1.6 - 0.6 * t / 0.72) : (1 - t) / 0.28
            }
            let size = 0.4 + noise.cloud(x / 420 + 1, z / 420, octaves: 2)
            return (34 * ridge(250, 0.2) + 9 * ridge(90, 4.1)) * size + 22 * noise.cloud(x / 300, z / 300, octaves: 2)
        }
    }

    private func shade(_ place: Terrain.Place, _ x: Float, _ z: Float, _ distance: Float) -> Light {
        let near = falloff(-distance / 260)
        let wander = noise.cloud(x / 22, z / 22, octaves: 3) * 5
        let ripple = noise.cloud((x * 0.8 + z * 0.5) / 1.7 + wander, (z - x) / 16, octaves: 2) - 0.37
        let grain = noise.value(x * 3, z * 3) - 0.5
        let ground = sand * (1 + ripple * 0.5 * near + grain * 0.10 * near)
        let sun = direction(-0.9, 0.30, 0.2)
        let facing = max(dot(place.normal, sun) + ripple * 0.16 * near, 0) * place.sunlight
        let lit = ground * (sunlight * facing + skylight * (0.5 + 0.5 * place.normal.y))
        return mix(lit, haze, 1 - falloff(-distance / 2300))
    }
}
