/// Groups, masks and clips.
extension StripRenderer {
    /// Begins to draw into pixels of their own.
    mutating func open(_ index: Int, _ part: PixelRect, _ target: inout Target) {
        let count = part.width &* part.height
        let memory = memory(count)
        memory.pixels.update(repeating: 0, count: count)
        levels.append(Level(command: index, memory: memory, rect: part, outer: target))
        target = Target(base: memory.pixels, rect: part, stride: part.width)
    }

    /// Begins a clip: what it will not cover wholly is kept, and brought back at its end.
    ///
    /// Drawing goes straight into what is there; keeping the clip's edge costs less than a group of its own, and the
    /// result is the same.
    mutating func openClip(_ index: Int, _ command: DrawCommand, _ part: PixelRect, _ target: inout Target) {
        let memory = memory(part.width &* part.height)
        var scanner = scanner(command.outline, part)
        for y in part.y0..<part.y1 {
            let row = target.row(part.x0, y)
            let kept = memory.pixels + (y &- part.y0) &* part.width
            guard let span = scanner.scan(row: y, into: coverage), span.inner == 255 else {
                kept.update(from: row, count: part.width)
                continue
            }
            let innerStart = span.innerStart &- part.x0
            let innerEnd = span.innerEnd &- part.x0
            kept.update(from: row, count: innerStart)
            (kept + innerEnd).update(from: row + innerEnd, count: part.width &- innerEnd)
        }
        levels.append(Level(command: index, memory: memory, rect: part, outer: target))
    }

    /// Ends the innermost group, mask or clip.
    mutating func close(_ command: DrawCommand, _ target: inout Target) {
        guard let level = levels.popLast() else { return }
        let part = level.rect
        switch command.kind {
        case .endGroup: composite(level, command)
        case .endMask:
            for y in part.y0..<part.y1 {
                PixelRows.mask(level.outer.row(part.x0, y), part.width, target.row(part.x0, y))
            }
        case .endSecond:
            for y in part.y0..<part.y1 {
                let row = level.outer.row(part.x0, y)
                PixelRows.mix(row, part.width, row, target.row(part.x0, y), weight: command.opacity)
            }
        default: bringBack(level, command)
        }
        giveBack(level.memory)
        target = level.outer
    }

    private func composite(_ level: Level, _ command: DrawCommand) {
        let part = level.rect
        for y in part.y0..<part.y1 {
            let row = level.outer.row(part.x0, y)
            let pixels = SourceRow(level.memory.pixels + (y &- part.y0) &* part.width)
            if command.opacity == 255 {
                PixelRows.over(row, part.width, pixels)
            } else {
                PixelRows.over(row, part.width, pixels, opacity: command.opacity)
            }
        }
    }

    private func bringBack(_ level: Level, _ command: DrawCommand) {
        let part = level.rect
        var scanner = scanner(command.outline, part)
        for y in part.y0..<part.y1 {
            let row = level.outer.row(part.x0, y)
            let kept = SourceRow(level.memory.pixels + (y &- part.y0) &* part.width)
            guard let span = scanner.scan(row: y, into: coverage) else {
                row.update(from: kept, count: part.width)
                continue
            }
            let start = span.start &- part.x0
            let innerStart = span.innerStart &- part.x0
            let innerEnd = span.innerEnd &- part.x0
            let end = span.end &- part.x0
            row.update(from: kept, count: start)
            PixelRows.restore(row + start, innerStart &- start, kept + start, coverage: coverage + start)
            if span.inner != 255 {
                for x in innerStart..<max(innerEnd, innerStart) {
                    coverage[x] = UInt8(truncatingIfNeeded: span.inner)
                }
                PixelRows.restore(
                    row + innerStart, innerEnd &- innerStart, kept + innerStart, coverage: coverage + innerStart)
            }
            PixelRows.restore(row + innerEnd, end &- innerEnd, kept + innerEnd, coverage: coverage + innerEnd)
            (row + end).update(from: kept + end, count: part.width &- end)
        }
    }
}
