import InterludeStage

/// A mountain lake in the morning.
struct AlpineLake {
    private let noise = Noise(seed: 23)
    private let sunlight = light(255, 226, 180) * 3.5
    private let skylight = light(120, 160, 226) * 0.46
    private let haze = light(158, 190, 232)
    private let rock = (dark: light(96, 92, 96), pale: light(176, 162, 150))
    private let tree = light(30, 58, 36)
    private let meadow = light(104, 128, 60)
    private let snow = light(244, 247, 252)

    /// Draws it, in pixels.
    func picture(width: Int, height: Int) -> Bitmap? {
        let horizon: Float = 0.58
        let shore = horizon * Float(height)
        var photo = Photograph(width: width, height: height)
        photo.draw(sky, horizon: shore)
        // Mountains have sharp edges and are drawn at twice the size.
        photo = photo.doubled()
        let view = Viewpoint(height: 26, x: -1450, distance: 900, opening: 1.1, horizon: horizon)
        photo.draw(terrain(width), from: view) { place, x, z, distance in shade(place, x, z, distance) }
        photo = photo.halved()
        photo.drawLake(below: shore, body: light(4, 96, 104) * 1.15, clarity: 0.85, seed: 31)
        guard let bitmap = photo.developed(exposure: 0.92, vignette: 0.2, seed: 3) else { return nil }
        drawPines(on: bitmap)
        return bitmap
    }

    private var sky: Sky {
        Sky(
            zenith: light(38, 104, 190), horizon: light(206, 222, 236), sun: (0.95, 0.40), sunlight: sunlight * 0.5,
            glow: 0.2, glowStrength: 0.4, cover: 0.46, cloudLight: light(255, 248, 238) * 1.15,
            cloudShade: light(170, 188, 216), cloudScale: 1.1, seed: 11)
    }

    private func terrain(_ width: Int) -> Terrain {
        Terrain(columns: 1720, rows: 960, spacing: 6, part: Float(width) / 1050, elevation: 0.5) { x, z in
            let rough = noise.mountain(x / 1500 + 3.1, z / 1500 + 7.7, octaves: 11)
            // A valley in the middle, which the lake fills, between two shoulders, and a peak at its end.
            let valley = step(250, 1900, abs(x + 130 * (z / 2000)))
            let rise = step(300, 3600, z)
            let peak = falloff(-((x - 150) * (x - 150)) / 900_000 - ((z - 4200) * (z - 4200)) / 2_600_000)
            let shape = (0.25 + 0.9 * valley) * rise + 1.15 * peak
            return rough * 2645 * shape - 90 + 60 * noise.cloud(x / 180, z / 180, octaves: 5) * rise
        }
    }

    /// The light of a place: rock, woods below it and snow above, where it holds.
    private func shade(_ place: Terrain.Place, _ x: Float, _ z: Float, _ distance: Float) -> Light {
        let detail = noise.cloud(x / 34, z / 34 + place.height / 50, octaves: 5) - 0.48
        let grain = noise.cloud(x / 9 + 5, place.height / 9, octaves: 3) - 0.44
        let patches = noise.cloud(x / 130, z / 130, octaves: 3)
        let flat = place.normal.y
        var ground = mix(rock.dark, rock.pale, min(max(0.5 + detail * 1.8 + grain, 0), 1))
        let woods = step(0.42, 0.62, flat + detail * 0.5) * (1 - step(300, 560, place.height + detail * 520))
        let open = step(0.86, 0.97, flat + (patches - 0.46) * 0.9) * step(20, 70, place.height)
        let green = mix(tree * (0.8 + grain * 2.4), meadow * (0.9 + detail), open)
        ground = mix(ground, green, woods)
        ground = mix(ground, snow, step(0.40, 0.60, flat + detail * 0.5) * step(520, 760, place.height + detail * 460))
        let sun = direction(0.83, 0.5, -0.4)
        let facing = max(dot(place.normal, sun), 0) * place.sunlight
        let lit = ground * (sunlight * facing + skylight * (0.5 + 0.5 * flat))
        return mix(lit, haze, 1 - falloff(-distance / 15_000))
    }

    /// Draws trees in front, at both sides.
    private func drawPines(on bitmap: Bitmap) {
        guard let context = CGContext(bitmap) else { return }
        let (w, h) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        var dice = Dice(seed: 77)
        let colors = Pine.Colors(
            deep: CGColor(red: 0.035, green: 0.085, blue: 0.085, alpha: 1),
            needles: CGColor(red: 0.09, green: 0.20, blue: 0.14, alpha: 1),
            lit: CGColor(red: 0.62, green: 0.66, blue: 0.32, alpha: 0.85))
        // At both sides, smaller towards the middle, those behind first; all of them root below the picture.
        for index in 0..<24 {
            let t = CGFloat(index) / 23
            let isRight = index % 2 == 0
            let away = 0.22 * (1 - t) + dice.roll(-0.03...0.03)
            let tall = isRight ? 0.34 : 0.24
            let height = h * (tall - 0.9 * away + 0.1 * t) * dice.roll(0.8...1.15)
            let pine = Pine(height: max(height, h * 0.08), dice: &dice)
            let x = isRight ? 1 - away : away * 0.8
            pine.draw(in: context, foot: CGPoint(x: x * w, y: h * (1.0 + 0.03 * t)), colors)
        }
    }
}
