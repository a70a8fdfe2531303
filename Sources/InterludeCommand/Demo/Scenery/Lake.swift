extension Photograph {
    /// Draws water from a row on, which mirrors what is above it.
    ///
    /// - Parameters:
    ///   - shore: The row where the water begins.
    ///   - body: The light of the water itself, seen when looking down into it.
    ///   - clarity: How much of it is seen near the viewer, 0 to 1.
    ///   - waves: How rough it is; 1 for nearly still.
    mutating func drawLake(below shore: Float, body: Light, clarity: Float, waves: Float = 1, seed: UInt32) {
        let noise = Noise(seed: seed)
        let unit = Float(width)
        for y in Int(shore.rounded(.down))..<height {
            let down = max((Float(y) + 0.5 - shore) / unit, 0)
            let far = 1 / (down + 0.02)
            let near = step(0, 0.5, down)
            for x in 0..<width {
                let across = (Float(x) + 0.5) / unit - 0.5
                let ripple = noise.cloud(across * far * 3, far * 9, octaves: 4) - 0.47
                let swell = noise.cloud(across * far * 0.8 + 9, far * 2.2, octaves: 3) - 0.45
                let bend = (ripple * 0.9 + swell * 0.5) * waves * (0.010 + down * 0.12)
                let image = sample(Float(x) + bend * unit * 0.25, shore - 1 - (down * 0.98 + bend) * unit)
                let depth = body * (0.85 + swell * 0.8 + ripple * 0.6)
                light[y * width + x] = mix(depth, image * 0.9, 1 - clarity * near)
            }
        }
    }
}
