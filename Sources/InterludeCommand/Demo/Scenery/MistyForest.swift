import InterludeStage

/// Rows of conifers that fade into the morning's mist.
struct MistyForest {
    /// Draws it, in pixels.
    func picture(width: Int, height: Int) -> Bitmap? {
        var photo = Photograph(width: width, height: height)
        let noise = Noise(seed: 15)
        let (top, low, glow) = (light(150, 178, 186), light(232, 226, 206), light(255, 232, 190))
        for y in 0..<height {
            let v = Float(y) / Float(height)
            for x in 0..<width {
                let u = Float(x) / Float(width)
                let (dx, dy) = (u - 0.68, (v - 0.3) * Float(height) / Float(width))
                let away = (dx * dx + dy * dy).squareRoot()
                let drift = noise.cloud(u * 3, v * 7, octaves: 5) - 0.48
                let air = mix(top, low, step(0, 0.7, v + drift * 0.3))
                photo.light[y * width + x] = air * (1 + drift * 0.25) + glow * (1.0 * falloff(-away / 0.22))
            }
        }
        guard let bitmap = photo.developed(exposure: 0.9, vignette: 0.3, grain: 0.008, seed: 6),
            let context = CGContext(bitmap)
        else { return nil }
        var dice = Dice(seed: 33)
        for row in 0..<6 { drawRow(row, in: context, CGFloat(width), CGFloat(height), noise, &dice) }
        return bitmap
    }

    private func drawRow(
        _ row: Int, in context: CGContext, _ w: CGFloat, _ h: CGFloat, _ noise: Noise, _ dice: inout Dice
    ) {
        let near = CGFloat(row) / 5
        let size = min(w, h) * (0.2 + 0.5 * near * near)
        let count = Int(26 - 17 * near)
        func mixed(_ a: (CGFloat, CGFloat, CGFloat), _ b: (CGFloat, CGFloat, CGFloat)) -> CGColor {
            let t = (near * (2 - near)).squareRoot()
            return CGColor(
                red: a.0 + (b.0 - a.0) * t, green: a.1 + (b.1 - a.1) * t, blue: a.2 + (b.2 - a.2) * t, alpha: 1)
        }
        let colors = Pine.Colors(
            deep: mixed((0.70, 0.76, 0.74), (0.04, 0.09, 0.09)), needles: mixed((0.74, 0.79, 0.76), (0.09, 0.19, 0.15)),
            lit: mixed((0.80, 0.83, 0.77), (0.30, 0.40, 0.24)).copy(alpha: 0.7))
        func ground(_ x: CGFloat) -> CGFloat {
            let hill = CGFloat(noise.cloud(Float(x / w) * 2 + Float(row) * 5.3, Float(row), octaves: 3)) - 0.45
            return h * (0.46 + 0.58 * near) + hill * h * 0.26 * (1 - 0.4 * near)
        }
        let slope = CGMutablePath()
        slope.move(to: CGPoint(x: 0, y: h))
        for step in 0...40 {
            let x = w * CGFloat(step) / 40
            slope.addLine(to: CGPoint(x: x, y: ground(x)))
        }
        slope.addLine(to: CGPoint(x: w, y: h))
        context.fill(slope, color: colors.deep)
        for index in 0..<count {
            let x = w * (CGFloat(index) + dice.roll(-0.3...1.3)) / CGFloat(count)
            let pine = Pine(height: size * dice.roll(0.6...1.15), dice: &dice)
            pine.draw(in: context, foot: CGPoint(x: x, y: ground(x) + size * 0.05), colors)
        }
        // Mist gathers between the rows.
        guard row < 5 else { return }
        let bank = CGRect(x: 0, y: ground(w / 2) - size * 0.5, width: w, height: size * 1.1)
        let mist = [0, 0.75 - 0.5 * near, 0].map { CGColor(red: 0.90, green: 0.90, blue: 0.84, alpha: $0) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: mist, locations: [0, 0.6, 1]) else { return }
        context.saveGState()
        context.clip(to: bank)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: bank.minY), end: CGPoint(x: 0, y: bank.maxY), options: [])
        context.restoreGState()
    }
}
