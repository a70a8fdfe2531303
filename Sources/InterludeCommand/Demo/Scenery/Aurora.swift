import InterludeStage

/// Northern lights over a fjord.
struct Aurora {
    private let noise = Noise(seed: 57)
    private let moonlight = light(170, 200, 236) * 0.34
    private let skylight = light(70, 130, 140) * 0.16
    private let haze = light(20, 54, 70)
    private let rock = (dark: light(34, 40, 52), pale: light(92, 98, 112))
    private let snow = light(222, 232, 246)
    private let wood = light(14, 24, 28)
    private let green = light(60, 255, 150)
    private let curtain = (foot: light(92, 255, 150), middle: light(40, 220, 200), top: light(170, 80, 230))
    private let star = (warm: light(255, 226, 200), cold: light(200, 220, 255))

    /// Draws it, in pixels.
    func picture(width: Int, height: Int) -> Bitmap? {
        let horizon: Float = 0.66
        let shore = horizon * Float(height)
        var photo = Photograph(width: width, height: height)
        drawSky(&photo, shore)
        photo = photo.doubled()
        let view = Viewpoint(height: 24, x: 260, distance: 1000, opening: 1.2, horizon: horizon)
        photo.draw(terrain(width), from: view) { place, x, z, distance in shade(place, x, z, distance) }
        photo = photo.halved()
        drawCabins(&photo, shore)
        photo.drawLake(below: shore, body: light(4, 22, 34), clarity: 0.5, waves: 1.3, seed: 19)
        return photo.developed(exposure: 1.25, vignette: 0.35, grain: 0.014, seed: 7)
    }

    private func drawSky(_ photo: inout Photograph, _ shore: Float) {
        let (zenith, horizon) = (light(7, 12, 34), light(18, 62, 80))
        let unit = Float(photo.width)
        for y in 0..<photo.height {
            let up = max((shore - Float(y)) / unit, 0)
            for x in 0..<photo.width {
                let across = Float(x) / unit
                let base = mix(horizon, zenith, 1 - falloff(-up * 2.4))
                photo.light[y * photo.width + x] = base + curtains(across, up)
            }
        }
        drawStars(&photo, shore)
    }

    /// The light of the curtains at a place, in widths of the picture, upwards from the horizon.
    private func curtains(_ across: Float, _ up: Float) -> Light {
        var sum = Light.zero
        for index in 0..<3 {
            let number = Float(index)
            // Each hangs from a wandering line that leans over the picture.
            let wander = noise.cloud(across * 1.6 + number * 9.1, number * 3.3, octaves: 4) - 0.47
            let foot = 0.20 + number * 0.17 + wander * 0.62 + (across - 0.5) * (0.34 - number * 0.28)
            let above = up - foot
            let folds = noise.cloud(across * 9 + wander * 14 + number * 5, number * 7 + up * 0.5, octaves: 4)
            let rays = noise.cloud(across * 46 + wander * 60, up * 1.1 + number * 4, octaves: 3)
            let tall = 0.11 + 0.24 * folds
            let body = above > 0 ? falloff(-above / tall) : falloff(above / 0.018)
            let strength = body * (0.25 + 1.5 * step(0.28, 0.75, folds)) * (0.45 + 1.1 * rays) * (1 - number * 0.3)
            let tint = above > 0 ? step(0.06, 0.42, above) : 0
            sum += mix(mix(curtain.foot, curtain.middle, step(0, 0.12, above)), curtain.top, tint) * (strength * 0.62)
        }
        return sum
    }

    private func drawStars(_ photo: inout Photograph, _ shore: Float) {
        guard photo.width > 16, shore > 16 else { return }
        var dice = Dice(seed: 404)
        for _ in 0..<1100 {
            let x = Int(dice.roll(2...CGFloat(photo.width - 3)))
            let y = Int(dice.roll(2...CGFloat(Int(shore) - 3)))
            let bright = Float(dice.roll(0...1))
            let amount = bright * bright * bright * bright * 2.2 + 0.06
            let color = mix(star.warm, star.cold, Float(dice.roll(0...1)))
            let reach = amount > 1.2 ? 2 : 1
            for dy in -reach...reach {
                for dx in -reach...reach {
                    let spread = falloff(-Float(dx * dx + dy * dy) * (amount > 1.2 ? 1.3 : 2.6))
                    photo.light[(y + dy) * photo.width + x + dx] += color * (amount * spread)
                }
            }
        }
    }

    private func terrain(_ width: Int) -> Terrain {
        Terrain(columns: 1344, rows: 900, spacing: 6, part: Float(width) / 1170, elevation: 0.7) { x, z in
            let rough = noise.mountain(x / 1300 + 1.7, z / 1300 + 4.2, octaves: 11)
            let valley = step(200, 1500, abs(x - 380 + z * 0.12))
            let rise = step(260, 2600, z)
            return rough * 1900 * (0.22 + valley) * rise - 60
        }
    }

    private func shade(_ place: Terrain.Place, _ x: Float, _ z: Float, _ distance: Float) -> Light {
        let detail = noise.cloud(x / 34, z / 34 + place.height / 50, octaves: 5) - 0.48
        let flat = place.normal.y
        var ground = mix(rock.dark, rock.pale, min(max(0.5 + detail * 1.6, 0), 1))
        ground = mix(ground, snow, step(0.46, 0.66, flat + detail * 0.5) * step(60, 260, place.height + detail * 300))
        ground = mix(ground, wood, step(0.4, 0.6, flat) * (1 - step(60, 190, place.height + detail * 260)))
        let facing = max(dot(place.normal, direction(0.7, 0.6, -0.4)), 0) * place.sunlight
        let glow = green * (0.10 * max(place.normal.y, 0))
        let lit = ground * (moonlight * facing * 2.2 + skylight + glow)
        return mix(lit, haze, 1 - falloff(-distance / 11_000))
    }

    /// Windows of a few houses on the far shore.
    private func drawCabins(_ photo: inout Photograph, _ shore: Float) {
        let warm = light(255, 176, 82)
        var dice = Dice(seed: 12)
        for index in 0..<9 {
            let cluster: CGFloat = index < 6 ? 0.30 : 0.74
            let x = Int((cluster + dice.roll(-0.07...0.07)) * CGFloat(photo.width))
            let y = Int(CGFloat(shore) - dice.roll(0.006...0.016) * CGFloat(photo.width))
            let strength = Float(dice.roll(1.2...3))
            for dy in -7...7 {
                for dx in -7...7 where photo.width > x + dx && x + dx >= 0 {
                    let away = Float(dx * dx + dy * dy)
                    let core = dx == 0 && dy == 0 ? strength : 0
                    let at = (y + dy) * photo.width + x + dx
                    guard photo.light.indices.contains(at) else { continue }
                    photo.light[at] += warm * (core + strength * 0.16 * falloff(-away / 7))
                }
            }
        }
    }
}
