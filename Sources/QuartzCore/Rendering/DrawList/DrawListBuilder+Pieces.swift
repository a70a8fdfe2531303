/// The pieces that a layer by itself is made of: fills, borders and pictures.
extension DrawListBuilder {
    /// Fills an outline with a colour.
    mutating func fill(
        _ shape: RoundedRectangle, _ color: CGColor, _ plane: PlaneTransform, _ surroundings: Surroundings
    ) {
        if let hard = hardParts(shape, plane, surroundings) {
            for part in hard.parts { fill(hard.outer, color, plane, part) }
            return
        }
        let outline = plane.outline(shape.points(scale: scale))
        guard var command = piece(.fill, outline, surroundings) else { return }
        command.color = color.pixel
        finish(&command, isOpaque: color.pixel >= 0xFF00_0000)
    }

    /// Draws a border inside an outline.
    ///
    /// - Parameter outer: where the border ends, if that is not the outline.
    mutating func ring(
        _ shape: RoundedRectangle, outer: RoundedRectangle? = nil, _ width: CGFloat, _ color: CGColor,
        _ plane: PlaneTransform, _ surroundings: Surroundings
    ) {
        if outer == nil, let hard = hardParts(shape, plane, surroundings) {
            for part in hard.parts { ring(shape, outer: hard.outer, width, color, plane, part) }
            return
        }
        let outline = plane.outline((outer ?? shape).points(scale: scale))
        let inner = plane.outline(shape.inset(by: width).points(scale: scale))
        guard var command = piece(inner.bounds.isEmpty ? .fill : .ring, outline, surroundings) else { return }
        command.color = color.pixel
        if command.isWhole { command.outline = list.add(outline) }
        command.inner = inner.bounds.isEmpty ? DrawCommand.Corners() : list.add(inner)
        command.isWhole = false
        list.commands.append(command)
    }

    /// Draws a part of a picture.
    ///
    /// - Parameters:
    ///   - source: the part, in pixels of the picture.
    ///   - rect: where it goes, in the layer's space.
    ///   - shape: where it shows; nil for all of `rect`.
    ///   - isMirrored: whether its first row lies at the end of `rect`.
    mutating func image(
        _ image: CGImage, source: CGRect, in rect: CGRect, shape: RoundedRectangle? = nil, isMirrored: Bool = false,
        filters: RenderImage? = nil, _ plane: PlaneTransform, _ surroundings: Surroundings
    ) {
        guard source.width > 0, source.height > 0, rect.width > 0, rect.height > 0 else { return }
        if let shape, let hard = hardParts(shape, plane, surroundings) {
            for part in hard.parts {
                self.image(
                    image, source: source, in: rect, shape: hard.outer, isMirrored: isMirrored, filters: filters, plane,
                    part)
            }
            return
        }
        let outline = plane.outline((shape ?? RoundedRectangle(rect)).points(scale: scale))
        guard var command = piece(.image, outline, surroundings) else { return }
        let upright = isMirrored ? plane.after(PlaneTransform(.turningOver(rect))) : plane
        guard
            let sampled = sampling(
                image, source: source, in: rect, upright, command.bounds, extent: outline.bounds, filters)
        else { return }
        (command.source, command.sampling) = sampled
        finish(&command, isOpaque: image.isOpaque)
    }

    /// A command for what shows inside an outline, nil where that is nothing.
    func piece(_ kind: DrawCommand.Kind, _ outline: Outline, _ surroundings: Surroundings) -> DrawCommand? {
        let opacity = DrawListBuilder.byte(surroundings.opacity)
        let bounds = outline.bounds.intersection(surroundings.scissor)
        guard !bounds.isEmpty, opacity > 0 else { return nil }
        var command = DrawCommand(kind: kind, bounds: bounds)
        command.isWhole = outline.wholePixels.contains(bounds)
        command.opacity = opacity
        command.isRectangle = outline.isRectangle
        if !command.isWhole || kind == .image { command.outline = list.add(outline) }
        return command
    }

    func finish(_ command: inout DrawCommand, isOpaque: Bool) {
        command.isOpaque = isOpaque && command.opacity == 255
        list.commands.append(command)
    }

    /// Chooses the pixels to take from and the way to take them.
    ///
    /// - Parameters:
    ///   - bounds: the device pixels to be drawn.
    ///   - extent: those that would be drawn if nothing was cut off.
    func sampling(
        _ image: CGImage, source: CGRect, in rect: CGRect, _ plane: PlaneTransform, _ bounds: PixelRect,
        extent: PixelRect, _ filters: RenderImage?
    ) -> (source: Int32, sampling: Int32)? {
        let sx = Double(rect.width / source.width)
        let sy = Double(rect.height / source.height)
        let place = PlaneTransform(
            a: sx, b: 0, c: 0, d: sy, tx: Double(rect.minX) - Double(source.minX) * sx,
            ty: Double(rect.minY) - Double(source.minY) * sy)
        let toDevice = plane.after(place)
        if toDevice.isAxisAligned, toDevice.a != 0, toDevice.d != 0, toDevice.w != 0 {
            return axisAligned(image, toDevice, bounds, filters)
        }
        guard let back = toDevice.inverse else { return nil }
        return projective(image, back, bounds, extent, filters)
    }

    private func axisAligned(
        _ image: CGImage, _ toDevice: PlaneTransform, _ bounds: PixelRect, _ filters: RenderImage?
    ) -> (source: Int32, sampling: Int32) {
        let (a, d) = (toDevice.a / toDevice.w, toDevice.d / toDevice.w)
        let (tx, ty) = (toDevice.tx / toDevice.w, toDevice.ty / toDevice.w)
        // Off by less than the grid over the whole picture is not off.
        let exact = 1.0 / 512
        let isUnit = abs(a - 1) * Double(image.width) < exact && abs(d - 1) * Double(image.height) < exact
        if isUnit, abs(tx - tx.rounded()) < exact, abs(ty - ty.rounded()) < exact,
            PixelRect(x0: 0, y0: 0, x1: image.width, y1: image.height).contains(
                bounds.moved(dx: -Int(tx.rounded()), dy: -Int(ty.rounded())))
        {
            list.samplings.append(.offset(dx: -Int(tx.rounded()), dy: -Int(ty.rounded())))
            return (list.add(image.bitmap, isOpaque: image.isOpaque), Int32(list.samplings.count - 1))
        }
        let filter = abs(a * d) < 1 ? filters?.minificationFilter : filters?.magnificationFilter
        let reducesX = filter == .nearest ? 0 : AxisTable.halvings(1 / a)
        let reducesY = filter == .nearest ? 0 : AxisTable.halvings(1 / d)
        let smaller = image.reduced(x: reducesX, y: reducesY)
        let kx = Double(smaller.width) / Double(image.width)
        let ky = Double(smaller.height) / Double(image.height)
        let columns = AxisTable.taps(
            for: bounds.x0..<bounds.x1, scale: kx / a, offset: -tx / a * kx, size: smaller.width,
            filter: filter ?? .linear)
        let rows = AxisTable.taps(
            for: bounds.y0..<bounds.y1, scale: ky / d, offset: -ty / d * ky, size: smaller.height,
            filter: filter ?? .linear)
        list.samplings.append(.separable(separable(columns, rows, bounds)))
        return (list.add(smaller.bitmap, isOpaque: smaller.isOpaque), Int32(list.samplings.count - 1))
    }

    func separable(_ columns: [AxisTap], _ rows: [AxisTap], _ bounds: PixelRect) -> Sampling.Separable {
        let isNarrow = columns.allSatisfy { $0.weights.z == 0 && $0.weights.w == 0 }
        let starts = columns.map(\.start)
        let reach = Int((starts.max() ?? 0) - (starts.min() ?? 0))
        list.longestSourceRow = max(list.longestSourceRow, reach + 8)
        let start = list.taps.count
        list.taps.append(contentsOf: columns)
        list.taps.append(contentsOf: rows)
        let shift = isNarrow ? longestShift(columns) : 0..<0
        return Sampling.Separable(
            columns: start, firstColumn: bounds.x0, rows: start + columns.count, firstRow: bounds.y0,
            shift: (shift.lowerBound + bounds.x0)..<(shift.upperBound + bounds.x0), isNarrow: isNarrow)
    }

    /// The entries around the middle that are neighbours with the same weights.
    private func longestShift(_ taps: [AxisTap]) -> Range<Int> {
        let middle = taps.count / 2
        func follows(_ index: Int) -> Bool {
            taps[index].weights == taps[middle].weights
                && Int(taps[index].start) - Int(taps[middle].start) == index - middle
        }
        var (low, high) = (middle, middle)
        while low > 0, follows(low - 1) { low -= 1 }
        while high < taps.count, follows(high) { high += 1 }
        return high - low > 4 ? low..<high : 0..<0
    }

    private func projective(
        _ image: CGImage, _ back: PlaneTransform, _ bounds: PixelRect, _ extent: PixelRect, _ filters: RenderImage?
    ) -> (source: Int32, sampling: Int32) {
        // How much the picture is compressed in the middle of what shows.
        let x = Double(bounds.x0 + bounds.x1) / 2
        let y = Double(bounds.y0 + bounds.y1) / 2
        let here = back.project(x, y)
        let u = here.x / here.z
        let v = here.y / here.z
        let across = SIMD2((back.a - u * back.p) / here.z, (back.c - u * back.q) / here.z)
        let down = SIMD2((back.b - v * back.p) / here.z, (back.d - v * back.q) / here.z)
        let minifies = (across * across).sum() * (down * down).sum() > 1
        let filter = (minifies ? filters?.minificationFilter : filters?.magnificationFilter) ?? .linear
        let reducesX =
            filter == .nearest ? 0 : CGImage.halvings((across * across).sum().squareRoot(), of: image.width)
        let reducesY =
            filter == .nearest ? 0 : CGImage.halvings((down * down).sum().squareRoot(), of: image.height)
        let smaller = image.reduced(x: reducesX, y: reducesY)
        let kx = Double(smaller.width) / Double(image.width)
        let ky = Double(smaller.height) / Double(image.height)
        let middle = (x: (Double(image.width) * 128 * kx).rounded(), y: (Double(image.height) * 128 * ky).rounded())
        let toSource = PlaneTransform(a: kx, b: 0, c: 0, d: ky, tx: -middle.x / 256, ty: -middle.y / 256)
        let origin = (x: Double(extent.x0 + extent.x1) / 2, y: Double(extent.y0 + extent.y1) / 2)
        let fromOrigin = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
        let half: Int32 = filter == .nearest ? 0 : 128
        var sampling = Sampling.Projective(
            originX: origin.x, originY: origin.y, middleX: Int32(middle.x) - half, middleY: Int32(middle.y) - half,
            map: toSource.after(back).after(fromOrigin), interpolates: filter != .nearest)
        if sampling.interpolates, smaller.width > 1, smaller.height > 1 { sampling.findTurn(extent) }
        if !sampling.isTurned { smaller.bitmap.useLargePages() }
        list.samplings.append(.projective(sampling))
        return (list.add(smaller.bitmap, isOpaque: smaller.isOpaque), Int32(list.samplings.count - 1))
    }
}

extension Sampling.Projective {
    /// Finds out whether device columns show source columns: whether what leads from one to another is not even a
    /// hundredth of the grid over the whole picture.
    fileprivate mutating func findTurn(_ extent: PixelRect) {
        let (x, y) = (Double(extent.width) / 2, Double(extent.height) / 2)
        let depth = min(map.w + map.p * x, map.w - map.p * x)
        guard depth > 1e-6 else { return }
        let shift = max(abs(map.b) * x, abs(map.c) * y) / depth
        let spread = abs(map.q) * y / depth * max(abs(map.a) * x, abs(map.d) * y) / depth
        guard shift < 4e-5, spread < 4e-5 else { return }
        (map.b, map.c, map.q) = (0, 0, 0)
        isTurned = true
    }
}
