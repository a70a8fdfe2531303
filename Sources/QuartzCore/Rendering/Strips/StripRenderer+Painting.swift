/// Painting outlines with colours and pictures.
extension StripRenderer {
    /// Paints a fill or a picture inside its outline.
    mutating func paint(_ command: DrawCommand, _ part: PixelRect, _ target: Target) {
        if command.kind == .image {
            sampler.prepare(
                list.samplings[Int(command.sampling)], index: command.sampling, list.sources[Int(command.source)],
                left: command.bounds.x0, right: command.bounds.x1)
        }
        if command.isWhole, !isSlanted(command) {
            if paintCopy(command, part, target) { return }
            for y in part.y0..<part.y1 { paint(command, part.x0, y, part.width, 255, target) }
            return
        }
        if command.isRectangle {
            var scanner = RectangleScanner(corners: corners(command.outline), left: part.x0, right: part.x1)
            paint(command, part, &scanner, target)
        } else {
            var scanner = scanner(command.outline, part)
            paint(command, part, &scanner, target)
        }
    }

    /// Paints a picture that lies pixel on pixel and shows as it is; false where it does not.
    private func paintCopy(_ command: DrawCommand, _ part: PixelRect, _ target: Target) -> Bool {
        guard command.kind == .image, command.opacity == 255, command.light == 256,
            case .offset(let dx, let dy) = list.samplings[Int(command.sampling)]
        else { return false }
        let source = list.sources[Int(command.source)]
        for y in part.y0..<part.y1 {
            let pixels = source.pixels + ((y &+ dy) &* source.width &+ part.x0 &+ dx)
            if source.isOpaque {
                target.row(part.x0, y).update(from: pixels, count: part.width)
            } else {
                PixelRows.over(target.row(part.x0, y), part.width, pixels)
            }
        }
        return true
    }

    private mutating func paint(
        _ command: DrawCommand, _ part: PixelRect, _ scanner: inout some RowCoverage, _ target: Target
    ) {
        // A slanted picture is read in tiles: what a tile takes from the source fits into the nearest cache.
        let tile = isSlanted(command) ? 128 : part.width
        spans.removeAll(keepingCapacity: true)
        for y in part.y0..<part.y1 {
            guard let span = scanner.scan(row: y, into: coverage) else { continue }
            let covered = (coverage + (span.start &- part.x0), coverage + (span.innerEnd &- part.x0))
            paintPartly(command, span.start, y, span.innerStart &- span.start, covered.0, target)
            if span.innerEnd &- span.innerStart <= tile {
                paint(command, span.innerStart, y, span.innerEnd &- span.innerStart, span.inner, target)
            } else {
                spans.append((y, span.innerStart, span.innerEnd, span.inner))
            }
            paintPartly(command, span.innerEnd, y, span.end &- span.innerEnd, covered.1, target)
        }
        guard !spans.isEmpty else { return }
        for left in stride(from: part.x0, to: part.x1, by: tile) {
            for span in spans {
                let start = max(span.start, left)
                paint(command, start, span.y, min(span.end, left &+ tile) &- start, span.inner, target)
            }
        }
    }

    /// Whether a command's rows run across the rows of its picture.
    private func isSlanted(_ command: DrawCommand) -> Bool {
        guard command.kind == .image, case .projective = list.samplings[Int(command.sampling)] else { return false }
        return true
    }

    /// Paints pixels of a row that are covered alike.
    private func paint(
        _ command: DrawCommand, _ x: Int, _ y: Int, _ count: Int, _ covered: UInt32, _ target: Target
    ) {
        guard count > 0, covered > 0 else { return }
        let row = target.row(x, y)
        if command.kind == .fill {
            let color = scaled(scaled(command.color, by: covered), by: command.opacity)
            if color >= 0xFF00_0000 {
                PixelRows.fill(row, count, color)
            } else {
                PixelRows.blend(row, count, color)
            }
            return
        }
        let source = list.sources[Int(command.source)]
        let pixels = pixels(command, x, y, count)
        if covered != 255 {
            for index in 0..<count { innerCoverage[index] = UInt8(truncatingIfNeeded: covered) }
            PixelRows.over(row, count, pixels, opacity: command.opacity, coverage: innerCoverage)
        } else if command.opacity != 255 {
            PixelRows.over(row, count, pixels, opacity: command.opacity)
        } else if source.isOpaque {
            row.update(from: pixels, count: count)
        } else {
            PixelRows.over(row, count, pixels)
        }
    }

    /// Paints pixels of a row that are covered differently.
    private func paintPartly(
        _ command: DrawCommand, _ x: Int, _ y: Int, _ count: Int, _ covered: UnsafePointer<UInt8>, _ target: Target
    ) {
        guard count > 0 else { return }
        let row = target.row(x, y)
        if command.kind == .fill {
            PixelRows.blend(row, count, command.color, opacity: command.opacity, coverage: covered)
            return
        }
        PixelRows.over(row, count, pixels(command, x, y, count), opacity: command.opacity, coverage: covered)
    }

    /// A picture's pixels for a stretch of a row, in its light.
    private func pixels(_ command: DrawCommand, _ x: Int, _ y: Int, _ count: Int) -> SourceRow {
        if let pixels = sampler.turnedRow(command.sampling, x: x, y: y, count: count, light: command.light) {
            return pixels
        }
        let pixels = sampler.row(
            list.samplings[Int(command.sampling)], list.sources[Int(command.source)], taps: list.taps, x: x, y: y,
            count: count)
        return command.light == 256 ? pixels : sampler.shaded(pixels, count, light: command.light)
    }

    /// Paints a colour between two outlines.
    func paintRing(_ command: DrawCommand, _ part: PixelRect, _ target: Target) {
        var outer = scanner(command.outline, part)
        var inner = scanner(command.inner, part)
        for y in part.y0..<part.y1 {
            guard let span = outer.scan(row: y, into: coverage) else { continue }
            let covered = coverage + (span.start &- part.x0)
            for x in span.innerStart..<max(span.innerEnd, span.innerStart) {
                coverage[x &- part.x0] = UInt8(truncatingIfNeeded: span.inner)
            }
            guard let hole = inner.scan(row: y, into: innerCoverage) else {
                PixelRows.blend(
                    target.row(span.start, y), span.end &- span.start, command.color, opacity: command.opacity,
                    coverage: covered)
                continue
            }
            for x in hole.innerStart..<max(hole.innerEnd, hole.innerStart) {
                innerCoverage[x &- part.x0] = UInt8(truncatingIfNeeded: hole.inner)
            }
            for x in max(hole.start, span.start)..<max(min(hole.end, span.end), max(hole.start, span.start)) {
                let (all, taken) = (coverage[x &- part.x0], innerCoverage[x &- part.x0])
                coverage[x &- part.x0] = all > taken ? all &- taken : 0
            }
            // Where the hole is whole there is nothing to blend.
            let leftEnd = min(max(hole.inner == 255 ? hole.innerStart : span.end, span.start), span.end)
            let rightStart = min(max(hole.inner == 255 ? hole.innerEnd : span.end, leftEnd), span.end)
            PixelRows.blend(
                target.row(span.start, y), leftEnd &- span.start, command.color, opacity: command.opacity,
                coverage: covered)
            PixelRows.blend(
                target.row(rightStart, y), span.end &- rightStart, command.color, opacity: command.opacity,
                coverage: coverage + (rightStart &- part.x0))
        }
    }

    /// Paints the mixture of two pictures.
    func paintMix(_ command: DrawCommand, _ part: PixelRect, _ target: Target) {
        let from = list.sources[Int(command.source)]
        let to = list.sources[Int(command.secondSource)]
        let (first, second) = (list.samplings[Int(command.sampling)], list.samplings[Int(command.secondSampling)])
        sampler.prepare(first, index: command.sampling, from, left: command.bounds.x0, right: command.bounds.x1)
        secondSampler.prepare(
            second, index: command.secondSampling, to, left: command.bounds.x0, right: command.bounds.x1)
        for y in part.y0..<part.y1 {
            let before = sampler.row(first, from, taps: list.taps, x: part.x0, y: y, count: part.width)
            let after = secondSampler.row(second, to, taps: list.taps, x: part.x0, y: y, count: part.width)
            PixelRows.mix(
                target.row(part.x0, y), part.width, before, after, weight: command.opacity,
                streams: isFrame && levels.isEmpty)
        }
    }
}
