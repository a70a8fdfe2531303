extension StripRenderer {
    /// Puts a blurred backdrop in the place of what is inside an outline.
    func paintBackdrop(_ command: DrawCommand, _ part: PixelRect, _ target: Target) {
        guard let source = list.backdrops[Int(command.backdrop)] else { return }
        if command.isWhole {
            for y in part.y0..<part.y1 {
                let pixels = sampler.backdrop(source, x: part.x0, y: y, count: part.width)
                PixelRows.replace(target.row(part.x0, y), part.width, pixels, weight: command.opacity)
            }
            return
        }
        var scanner = scanner(command.outline, part)
        for y in part.y0..<part.y1 {
            guard let span = scanner.scan(row: y, into: coverage) else { continue }
            let pixels = sampler.backdrop(source, x: span.start, y: y, count: span.end &- span.start)
            let row = target.row(span.start, y)
            let innerStart = span.innerStart &- span.start
            let innerCount = max(span.innerEnd &- span.innerStart, 0)
            PixelRows.replace(
                row + innerStart, innerCount, pixels + innerStart, weight: scaled(span.inner, by: command.opacity))
            for x in 0..<(span.end &- span.start) where x < innerStart || x >= innerStart &+ innerCount {
                let covered = UInt32(coverage[span.start &- part.x0 &+ x])
                PixelRows.replace(row + x, 1, pixels + x, weight: scaled(covered, by: command.opacity))
            }
        }
    }
}
