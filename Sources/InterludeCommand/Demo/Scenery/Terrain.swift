import InterludeStage

/// A landscape of heights, lit by a sun, on a square grid: x to the right, z away from the viewer.
struct Terrain {
    let columns: Int
    let rows: Int
    /// The distance between neighbours on the grid.
    let spacing: Float
    private(set) var heights: [Float]
    /// How much of the sun each place sees, 0 to 1.
    private(set) var sunlight: [Float]

    /// Makes a landscape of a height for each place, x from the middle, z from the front.
    ///
    /// The sun stands to the right or left, `elevation` units high for each to the side; below zero it is to the left.
    /// A picture that is only a part of the usual size needs a part of the grid's places only.
    init(
        columns: Int, rows: Int, spacing: Float, part: Float, elevation: Float,
        height: (_ x: Float, _ z: Float) -> Float
    ) {
        let coarse = max((1 / part).rounded(), 1)
        let (columns, rows) = (max(columns / Int(coarse), 4), max(rows / Int(coarse), 4))
        let spacing = spacing * coarse
        self.columns = columns
        self.rows = rows
        self.spacing = spacing
        heights = []
        heights.reserveCapacity(columns * rows)
        let middle = Float(columns) / 2
        for row in 0..<rows {
            for column in 0..<columns {
                heights.append(height((Float(column) - middle) * spacing, Float(row) * spacing))
            }
        }
        sunlight = [Float](repeating: 1, count: columns * rows)
        castShadows(elevation)
    }

    /// Finds what lies in the shadow of something nearer to the sun, which stands along the rows.
    private mutating func castShadows(_ elevation: Float) {
        let drop = abs(elevation) * spacing
        for row in 0..<rows {
            var shade = -Float.infinity
            for step in 0..<columns {
                let column = elevation > 0 ? columns - 1 - step : step
                let index = row * columns + column
                shade = max(shade - drop, heights[index])
                // Soft at the edge of the shadow, which the sun is too large to draw sharply.
                sunlight[index] = 1 - Terrain.clamp((shade - heights[index]) / (drop * 12))
            }
        }
    }

    private static func clamp(_ value: Float) -> Float { min(max(value, 0), 1) }

    /// What there is at a place: its height, the direction it faces and its sunlight.
    struct Place {
        var height: Float
        var normal: Light
        var sunlight: Float
    }

    /// The height at a place.
    @inline(__always)
    func height(_ x: Float, _ z: Float) -> Float { interpolated(heights, x, z) }

    /// Everything about a place.
    func place(_ x: Float, _ z: Float) -> Place {
        let h = height(x, z)
        let slopeX = (height(x + spacing, z) - height(x - spacing, z)) / (2 * spacing)
        let slopeZ = (height(x, z + spacing) - height(x, z - spacing)) / (2 * spacing)
        return Place(height: h, normal: direction(-slopeX, 1, -slopeZ), sunlight: interpolated(sunlight, x, z))
    }

    @inline(__always)
    private func interpolated(_ values: [Float], _ x: Float, _ z: Float) -> Float {
        let gx = min(max(x / spacing + Float(columns) / 2, 0), Float(columns) - 1.001)
        let gz = min(max(z / spacing, 0), Float(rows) - 1.001)
        let (ix, iz) = (Int(gx), Int(gz))
        let (u, v) = (gx - Float(ix), gz - Float(iz))
        let at = iz * columns + ix
        return values.withUnsafeBufferPointer { values in
            let front = values[at] + (values[at + 1] - values[at]) * u
            let back = values[at + columns] + (values[at + columns + 1] - values[at + columns]) * u
            return front + (back - front) * v
        }
    }
}

/// Where a landscape is looked at from, straight along z.
struct Viewpoint {
    /// Above the ground's zero, and to the right of its middle.
    var height: Float
    var x: Float = 0
    /// In front of the grid.
    var distance: Float
    /// How many units wide the picture is, one unit away.
    var opening: Float
    /// The row of the horizon, 0 at the top to 1 at the bottom.
    var horizon: Float
}

extension Photograph {
    /// Draws a landscape over what there is, nearest first, down to the row of the water or the bottom.
    ///
    /// What lies under the sea's level, where there is a sea, stays as it is. `shade` gives the light of a place by its
    /// ground coordinates and its distance.
    mutating func draw(
        _ terrain: Terrain, from view: Viewpoint, sea: Float? = nil,
        shade: (_ place: Terrain.Place, _ x: Float, _ z: Float, _ distance: Float) -> Light
    ) {
        let scale = Float(width) / view.opening
        let horizon = view.horizon * Float(height)
        let depth = Float(terrain.rows - 2) * terrain.spacing
        for column in 0..<width {
            let side = (Float(column) + 0.5 - Float(width) / 2) / scale
            var top = height
            var distance = view.distance
            while distance < view.distance + depth, top > 0 {
                let (x, z) = (view.x + side * distance, distance - view.distance)
                let ground = terrain.height(x, z)
                let level = max(ground, sea ?? ground)
                let row = horizon - (level - view.height) / distance * scale
                let first = max(Int(row.rounded(.up)), 0)
                if first < top {
                    if ground >= level {
                        let seen = shade(terrain.place(x, z), x, z, distance)
                        for y in first..<top { light[y * width + column] = seen }
                    }
                    top = first
                }
                // Far away a pixel covers more ground.
                distance += max(terrain.spacing * 0.4, distance / scale * 1.2)
            }
        }
    }
}
