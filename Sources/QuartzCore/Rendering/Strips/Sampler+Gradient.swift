/// Rows of gradients.
extension Sampler {
    /// Colours for a stretch of a device row.
    func gradient(_ gradient: Sampling.Gradient, _ table: SourceRow, x: Int, y: Int, count: Int) {
        let line = GradientLine(gradient, row: y)
        var done = 0
        while done < count {
            let length = min(Sampler.chunk, count &- done)
            // Counted from the gradient's origin, so that a colour does not depend on where the stretch begins.
            let first = Float(x &- gradient.originX &+ done)
            switch gradient.form {
            case .axial: place(length, first) { line.axial($0) }
            case .radial: place(length, first) { line.radial($0) }
            case .conic: place(length, first) { line.conic($0) }
            }
            for index in 0..<length { result[done &+ index] = table[Int(us[index])] }
            done &+= length
        }
        if gradient.jumpCount > 0 { smooth(gradient, table, x: x, y: y, count: count) }
    }

    /// Works out a chunk's places in the table.
    @inline(__always)
    private func place(_ length: Int, _ first: Float, _ place: (SIMD4<Float>) -> SIMD4<Float>) {
        var i = SIMD4<Float>(0, 1, 2, 3) + first
        var index = 0
        while index < length {
            UnsafeMutableRawPointer(us + index).storeBytes(of: GradientLine.whole(place(i)), as: SIMD4<Int32>.self)
            i += 4
            index &+= 4
        }
    }

    /// Mixes the colours on both sides of a jump where that runs through pixels.
    private func smooth(_ gradient: Sampling.Gradient, _ table: SourceRow, x: Int, y: Int, count: Int) {
        let map = gradient.map
        let start = map.project(Double(x &- gradient.originX), Double(y &- gradient.originY))
        for jump in 0..<gradient.jumpCount {
            let (sine, cosine) = Elementary.sincos(Double(gradient.jumps[jump]) * 2 * .pi)
            // How far the row's first pixel is past the line through the jump, in pixels, and the change to the next.
            let across = cosine * map.b - sine * map.a
            let down = cosine * map.d - sine * map.c
            let length = (across * across + down * down).squareRoot()
            let first = (cosine * start.y - sine * start.x) / length
            let step = across / length
            let reach = (
                min(max((-first - 0.5) / step, -1), Double(count)), min(max((0.5 - first) / step, -1), Double(count))
            )
            guard length > 0, !reach.0.isNaN, !reach.1.isNaN else { continue }
            let after = Int((gradient.jumps[jump] * gradient.count).rounded(.up)) &+ 1
            let before = after > 1 ? after &- 1 : Int(gradient.count)
            for index in max(Int(min(reach.0, reach.1)), 0)..<max(min(Int(max(reach.0, reach.1)) &+ 1, count), 0) {
                let i = Double(index)
                let distance = first + i * step
                let ahead = cosine * (start.x + i * map.a) + sine * (start.y + i * map.b)
                guard abs(distance) < 0.5, ahead * (start.z + i * map.p) > 0 else { continue }
                result[index] = lerp(table[before], table[after], UInt32((distance + 0.5) * 256))
            }
        }
    }
}

/// The places along a gradient of the pixels of a device row.
private struct GradientLine {
    /// The homogeneous point of the row's first pixel, and the step to the next.
    private let start: SIMD3<Float>
    private let step: SIMD3<Float>
    private let count: Float
    private let isAffine: Bool

    init(_ gradient: Sampling.Gradient, row: Int) {
        let map = gradient.map
        let from = map.project(0, Double(row &- gradient.originY))
        isAffine = map.isAffine
        count = gradient.count
        let scale = isAffine ? 1 / from.z : 1
        start = SIMD3(Float(from.x * scale), Float(from.y * scale), Float(from.z * scale))
        step = SIMD3(Float(map.a * scale), Float(map.b * scale), Float(map.p * scale))
    }

    /// Where pixels lie across and along.
    @inline(__always)
    private func point(_ i: SIMD4<Float>) -> (u: SIMD4<Float>, v: SIMD4<Float>) {
        let u = start.x + i * step.x
        let v = start.y + i * step.y
        if isAffine { return (u, v) }
        let depth = SIMD4(repeating: 1) / (start.z + i * step.z)
        return (u * depth, v * depth)
    }

    @inline(__always)
    func axial(_ i: SIMD4<Float>) -> SIMD4<Float> { entries(point(i).u) }

    @inline(__always)
    func radial(_ i: SIMD4<Float>) -> SIMD4<Float> {
        let (u, v) = point(i)
        return entries((u * u + v * v).squareRoot())
    }

    @inline(__always)
    func conic(_ i: SIMD4<Float>) -> SIMD4<Float> {
        let (u, v) = point(i)
        return entries(turns(u, v))
    }

    /// Angles in turns from 0 to 1, to three millionths of one.
    @inline(__always)
    private func turns(_ u: SIMD4<Float>, _ v: SIMD4<Float>) -> SIMD4<Float> {
        let (uBits, vBits) = (unsafeBitCast(u, to: SIMD4<Int32>.self), unsafeBitCast(v, to: SIMD4<Int32>.self))
        let magnitude = SIMD4<Int32>(repeating: .max)
        let across = unsafeBitCast(uBits & magnitude, to: SIMD4<Float>.self)
        let along = unsafeBitCast(vBits & magnitude, to: SIMD4<Float>.self)
        let isSteep = along .> across
        let longer = across.replacing(with: along, where: isSteep)
        let shorter = along.replacing(with: across, where: isSteep)
        let t = shorter / (longer + 1e-30)
        let t2 = t * t
        // Of all polynomials of this length the one whose largest distance from the arc tangent is least.
        var turn = t2 * 0.003317603 - 0.013553054
        turn = turn * t2 + 0.028673242
        turn = turn * t2 - 0.052569639
        turn = (turn * t2 + 0.159133669) * t
        turn.replace(with: 0.25 - turn, where: isSteep)
        // The other three quarters count from half a turn or a whole one, two of them backwards.
        let signed = unsafeBitCast(turn, to: SIMD4<Int32>.self) ^ ((uBits ^ vBits) & ~magnitude)
        let sign = SIMD4<Int32>(repeating: 31)
        let one = SIMD4(repeating: Int32(bitPattern: Float(1).bitPattern))
        let half = SIMD4(repeating: Int32(bitPattern: Float(0.5).bitPattern))
        let left = uBits &>> sign
        let base = (half & left) | ((one & (vBits &>> sign)) & ~left)
        return unsafeBitCast(signed, to: SIMD4<Float>.self) + unsafeBitCast(base, to: SIMD4<Float>.self)
    }

    /// The entries that places from 0 to 1 have in the table, less a half so that rounding finds the one they lie in.
    @inline(__always)
    private func entries(_ place: SIMD4<Float>) -> SIMD4<Float> {
        let last = SIMD4<Float>(repeating: count + 1)
        let entry = place * count + 0.5
        // Nothing that is not a number must pass.
        return last.replacing(with: entry, where: entry .< last).replacing(
            with: SIMD4(repeating: 0), where: entry .< 0)
    }

    /// The nearest whole numbers.
    @inline(__always)
    static func whole(_ x: SIMD4<Float>) -> SIMD4<Int32> {
        // Adding this number leaves the nearest whole number in a float's lowest bits.
        unsafeBitCast(x + 12_582_912, to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
    }
}
