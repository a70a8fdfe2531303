extension DrawListBuilder {
    /// Shows what lies behind a layer, blurred, inside the layer's outline.
    mutating func backdrop(
        _ contents: RenderBackdrop, _ shape: RoundedRectangle, _ plane: PlaneTransform, _ surroundings: Surroundings
    ) {
        guard contents.showsAnything else { return }
        let outline = plane.outline(shape.points(scale: scale))
        guard var command = piece(.backdrop, outline, surroundings) else { return }
        command.backdrop = Int32(list.backdrops.count)
        list.backdrops.append(Backdrop(contents, scale: plane.meanScale(Double(scale))))
        list.backdropSources.append(nil)
        list.commands.append(command)
    }
}

extension Compositor {
    /// Carries out a draw list.
    func draw(_ list: DrawList, into bitmap: Bitmap) {
        let all = 0..<list.commands.count
        let rows = 0..<bitmap.height
        guard !list.backdrops.isEmpty else { return draw(list, [all], into: bitmap, rows: rows, keeps: false) }
        var open: [Int] = []
        var first = 0
        for index in all {
            switch list.commands[index].kind {
            case .beginGroup, .beginMask, .beginClip, .beginSecond: open.append(index)
            case .endGroup, .endMask, .endClip, .endSecond: open.removeLast()
            case .backdrop where open.isEmpty:
                draw(list, [first..<index], into: bitmap, rows: rows, keeps: first > 0)
                first = index
                supply(index, of: list, from: bitmap)
            case .backdrop:
                supply(index, of: list, from: bitmap, and: first..<index, inside: open)
            case .fill, .ring, .image, .mix: break
            }
        }
        draw(list, [first..<all.upperBound], into: bitmap, rows: rows, keeps: first > 0)
    }

    /// Blurs what lies behind a layer, as far as the layer shows it.
    private func supply(_ index: Int, of list: DrawList, from bitmap: Bitmap) {
        let command = list.commands[index]
        let place = Int(command.backdrop)
        list.backdrops[place].limit(to: bitmap)
        let backdrop = list.backdrops[place]
        if backdrop.plan.reduction == 1 {
            guard let pixels = backdrop.pixels(of: bitmap, in: command.bounds, self) else { return }
            let source = list.sources[Int(list.add(pixels, isOpaque: false))]
            list.backdropSources[place] = .pixels(source, x: command.bounds.x0, y: command.bounds.y0)
        } else {
            guard let plane = backdrop.plane(of: bitmap, in: command.bounds, self) else { return }
            list.planes.append(plane)
            list.backdropSources[place] = .cells(BackdropCells(plane, cell: backdrop.plan.resultCell))
            list.longestSourceRow = max(list.longestSourceRow, BackdropCells.scratch(for: bitmap.width))
        }
    }

    /// Blurs what lies behind a layer inside groups, masks or clips: a copy of what has been drawn, and over it what
    /// they have held so far, as if they ended here.
    ///
    /// - Parameters:
    ///   - bitmap: what has been drawn.
    ///   - part: the commands not yet carried out.
    ///   - open: the groups, masks and clips that have begun.
    private func supply(_ index: Int, of list: DrawList, from bitmap: Bitmap, and part: Range<Int>, inside open: [Int])
    {
        let command = list.commands[index]
        let margin = list.backdrops[Int(command.backdrop)].plan.margin
        let rows = max(command.bounds.y0 - margin, 0)..<min(command.bounds.y1 + margin, bitmap.height)
        guard let copy = scratch.withLock({ $0.next(width: bitmap.width, height: bitmap.height) }) else { return }
        if part.lowerBound > 0 {
            let start = rows.lowerBound * bitmap.width
            (copy.pixels + start).update(from: bitmap.pixels + start, count: rows.count * bitmap.width)
        }
        let ends = list.commands.count
        for begin in open.reversed() {
            var end = list.commands[begin]
            end.kind = end.kind.end
            list.commands.append(end)
        }
        draw(list, [part, ends..<list.commands.count], into: copy, rows: rows, keeps: part.lowerBound > 0)
        list.commands.removeSubrange(ends...)
        supply(index, of: list, from: copy)
    }
}

extension DrawCommand.Kind {
    /// What ends what this begins.
    fileprivate var end: DrawCommand.Kind {
        switch self {
        case .beginGroup: .endGroup
        case .beginMask: .endMask
        case .beginClip: .endClip
        case .beginSecond: .endSecond
        default: self
        }
    }
}
