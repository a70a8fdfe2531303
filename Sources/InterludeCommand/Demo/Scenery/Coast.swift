import InterludeStage

/// Chalk cliffs above a blue sea.
struct Coast {
    private let noise = Noise(seed: 41)
    private let sunlight = light(255, 236, 204) * 2.3
    private let skylight = light(150, 186, 236) * 0.55
    private let haze = light(196, 220, 238)
    private let chalk = (dark: light(120, 98, 76), pale: light(214, 200, 174))
    private let grass = (dark: light(52, 76, 38), pale: light(128, 142, 76))
    private let sand = light(226, 204, 164)
    private let foam = light(246, 250, 250)

    /// Draws it, in pixels.
    func picture(width: Int, height: Int) -> Bitmap? {
        let horizon: Float = 0.30
        let row = horizon * Float(height)
        var photo = Photograph(width: width, height: height)
        let sky = Sky(
            zenith: light(34, 118, 208), horizon: light(200, 226, 240), sun: (0.95, 0.6), sunlight: sunlight * 0.4,
            glow: 0.25, glowStrength: 0.25, cover: 0.4, cloudLight: light(255, 253, 248) * 1.2,
            cloudShade: light(190, 206, 226), cloudScale: 1.3, seed: 61)
        photo.draw(sky, horizon: row)
        photo.drawLake(below: row, body: light(0, 112, 138) * 1.2, clarity: 0.86, waves: 2.6, seed: 8)
        photo = photo.doubled()
        let view = Viewpoint(height: 125, x: -10, distance: 90, opening: 0.95, horizon: horizon)
        photo.draw(terrain(width), from: view, sea: 0) { place, x, z, distance in shade(place, x, z, distance) }
        return photo.halved().developed(exposure: 0.84, seed: 4)
    }

    private func terrain(_ width: Int) -> Terrain {
        Terrain(columns: 900, rows: 900, spacing: 2, part: Float(width) / 462, elevation: 0.6) { x, z in
            // The coast runs away to the right, in bays.
            let bays = 250 * noise.cloud(z / 230 + 0.35, 3.3, octaves: 3) - 115
            let edge = 46 * noise.cloud(x / 60 + 7, z / 60, octaves: 5) - 20
            let inland = z * 0.2 - 150 + bays + edge - x
            let rise = step(0, 26 + 30 * noise.value(x / 50, z / 50), inland)
            let top = 74 + 50 * noise.cloud(x / 240, z / 240, octaves: 4) + inland * 0.05
            let beach = step(-26, 6, inland) * 5 - 4
            let cracks = 16 * noise.mountain(x / 42, z / 42, octaves: 6)
            return beach + rise * top + rise * (1 - rise) * (cracks * 10 - 36)
        }
    }

    private func shade(_ place: Terrain.Place, _ x: Float, _ z: Float, _ distance: Float) -> Light {
        let detail = noise.cloud(x / 16, z / 16 + place.height / 10, octaves: 5) - 0.48
        let grain = noise.cloud(x / 2.5, (z + place.height) / 2.5, octaves: 2) - 0.36
        // Layers of chalk lie level.
        let layers = noise.cloud(place.height / 5, (x + z) / 160, octaves: 4) - 0.46
        var ground = mix(chalk.dark, chalk.pale, min(max(0.62 + layers * 3.2 + detail * 1.6, 0), 1))
        let meadow = mix(grass.dark, grass.pale, min(max(0.5 + detail * 1.7 + grain, 0), 1))
        ground = mix(ground, meadow, step(0.62, 0.8, place.normal.y + detail * 0.25) * step(20, 40, place.height))
        ground = mix(ground, sand * (0.95 + grain * 0.3), 1 - step(4, 9, place.height + detail * 8))
        ground = mix(foam, ground, step(0.1, 1.4, place.height + detail * 2.4))
        let sun = direction(0.8, 0.5, 0.1)
        let facing = max(dot(place.normal, sun), 0) * place.sunlight
        let lit = ground * (sunlight * facing + skylight * (0.5 + 0.5 * place.normal.y))
        return mix(lit, haze, 1 - falloff(-distance / 4200))
    }
}
