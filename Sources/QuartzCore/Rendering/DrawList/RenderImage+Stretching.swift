extension RenderImage {
    /// The picture with its corners at their own size, its sides stretched one way and its centre both, at the
    /// device's resolution. Kept with the picture for the last sizes asked for.
    func stretched(to size: CGSize, deviceScale: CGFloat) -> CGImage? {
        let width = Int(exactly: (size.width * deviceScale).rounded(.up)) ?? 0
        let height = Int(exactly: (size.height * deviceScale).rounded(.up)) ?? 0
        guard width > 0, height > 0, width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else { return nil }
        let key = "stretched \(width) \(height) \(rect) \(center) \(scale) \(deviceScale)"
        if let known = image.derived.withLock({ $0[key] as? CGImage }) { return known }
        guard let result = Bitmap(unclearedWidth: width, height: height) else { return nil }
        let factor = Double(deviceScale / scale)
        let columns = RenderImage.nineParts(
            Double(source.minX), Double(source.width), Double(center.minX), Double(center.maxX), factor, width,
            size: image.width)
        let rows = RenderImage.nineParts(
            Double(source.minY), Double(source.height), Double(center.minY), Double(center.maxY), factor, height,
            size: image.height)
        for y in 0..<height {
            let from = image.bitmap.pixels + Int(rows[y].start) * image.width
            let below = Int(rows[y].start) + 1 < image.height ? from + image.width : from
            let weight = rows[y].weights.y
            for x in 0..<width {
                let column = Int(columns[x].start)
                let right = min(column + 1, image.width - 1)
                let across = columns[x].weights.y
                let upper = lerp(from[column], from[right], across)
                let lower = lerp(below[column], below[right], across)
                result.pixels[y * width + x] = lerp(upper, lower, weight)
            }
        }
        let made = CGImage(result)
        image.derived.withLock { known in
            let stretches = known.keys.filter { $0.hasPrefix("stretched") }.sorted()
            if stretches.count > 8 { for old in stretches { known[old] = nil } }
            known[key] = made
        }
        return made
    }

    /// For each device pixel along an axis, the two source pixels to mix.
    private static func nineParts(
        _ origin: Double, _ length: Double, _ start: Double, _ end: Double, _ factor: Double, _ count: Int, size: Int
    ) -> [AxisTap] {
        let first = start * length
        let last = (1 - end) * length
        var lead = first * factor
        var tail = last * factor
        let total = Double(count)
        if lead + tail > total, lead + tail > 0 {
            let squeeze = total / (lead + tail)
            lead *= squeeze
            tail *= squeeze
        }
        return (0..<count).map { index in
            let position = Double(index) + 0.5
            var at: Double
            if position < lead {
                at = position / lead * first
            } else if position > total - tail {
                at = length - (total - position) / tail * last
            } else {
                let middle = max(total - lead - tail, 1e-9)
                // The centre's own middle pixels, so that nothing of the corners bleeds into what is stretched.
                let inside = max(length - first - last - 1, 0)
                at = first + 0.5 + (position - lead) / middle * inside
                if length - first - last < 1 { at = first + (length - first - last) / 2 }
            }
            at = min(max(origin + at - 0.5, 0), Double(size - 1))
            // What was set may be no number.
            if !at.isFinite { at = 0 }
            let start = Int(at)
            let weight = UInt32(((at - Double(start)) * 256).rounded())
            return AxisTap(start: Int32(start), weights: Four(256 - weight, weight, 0, 0))
        }
    }
}
