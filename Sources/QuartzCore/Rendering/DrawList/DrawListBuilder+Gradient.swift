/// Gradients that fill a layer's outline.
///
/// Core Animation lays a gradient out in the unit square and stretches that to the layer, so on a layer that is not
/// square the lines of one colour are not at right angles to the way from start to end, circles are ellipses and
/// angles are those of the square. A gradient follows its layer's rounded corners like a background.
extension DrawListBuilder {
    /// Fills an outline with a gradient.
    ///
    /// - Parameter outer: where the gradient ends, if that is not the outline.
    mutating func gradient(
        _ gradient: RenderGradient, in shape: RoundedRectangle, outer: RoundedRectangle? = nil, _ plane: PlaneTransform,
        _ surroundings: Surroundings
    ) {
        if outer == nil, let hard = hardParts(shape, plane, surroundings) {
            for part in hard.parts { self.gradient(gradient, in: shape, outer: hard.outer, plane, part) }
            return
        }
        let outline = plane.outline((outer ?? shape).points(scale: scale))
        guard let table = GradientTable(gradient), var command = piece(.image, outline, surroundings),
            let sampled = sampling(gradient, table, in: shape.rect, plane, command.bounds)
        else { return }
        (command.source, command.sampling) = sampled
        finish(&command, isOpaque: gradient.isOpaque)
    }

    /// Works out a table of colours and the way from a device pixel to its place there.
    private func sampling(
        _ gradient: RenderGradient, _ table: GradientTable, in rect: CGRect, _ plane: PlaneTransform,
        _ bounds: PixelRect
    ) -> (source: Int32, sampling: Int32)? {
        guard let back = plane.inverse else { return nil }
        guard let course = gradient.course(in: rect) else {
            // Beyond the end of a way that has no length.
            return add(table.pixels(count: bounds.width) { _ in 2 }, gradient, .columns(start: -bounds.x0))
        }
        let center = PlaneTransform(
            a: 1, b: 0, c: 0, d: 1, tx: Double(bounds.x0) + 0.5, ty: Double(bounds.y0) + 0.5)
        let map = course.after(back).after(center)
        let form = Sampling.Gradient.Form(gradient.type)
        if form == .axial, map.isAffine, map.a == 0 || map.c == 0 {
            let (start, across, down) = (map.tx / map.w, map.a / map.w, map.c / map.w)
            let pixels =
                down == 0
                ? table.pixels(count: bounds.width, reach: abs(across) / 2) { start + across * Double($0) }
                : table.pixels(count: bounds.height, reach: abs(down) / 2) { start + down * Double($0) }
            return add(
                pixels, gradient, down == 0 ? .columns(start: -bounds.x0) : .rows(start: -bounds.y0, step: 1))
        }
        let step = map.step(atX: Double(bounds.width) / 2, y: Double(bounds.height) / 2, along: form)
        // Four places to a pixel, around a circle where that leaves what shows.
        let length = form == .conic ? 8 * Double(bounds.width + bounds.height) : 4 / max(1e-9, step)
        // At least two thousand, or a steep gradient would skip levels.
        let count = Int(min(8192, max(2048, length)))
        var sampling = Sampling.Gradient(
            form: form, originX: bounds.x0, originY: bounds.y0, map: map, count: Float(count))
        if form == .conic { sampling.smooth(table) }
        let pixels = table.pixels(count: count + 2, reach: form == .conic ? 0 : step / 2) { index in
            index == 0 ? -1 : index > count ? 2 : (Double(index) - 0.5) / Double(count)
        }
        return add(pixels, gradient, .gradient(sampling))
    }

    private func add(
        _ pixels: Bitmap?, _ gradient: RenderGradient, _ sampling: Sampling
    ) -> (source: Int32, sampling: Int32)? {
        guard let pixels else { return nil }
        list.samplings.append(sampling)
        return (list.add(pixels, isOpaque: gradient.isOpaque), Int32(list.samplings.count - 1))
    }
}

extension RenderGradient {
    /// From a layer's space to one in which the gradient is simple: along x from 0 to 1, around the origin to a radius
    /// of 1, or around the origin from the x axis towards y. Nil where start and end leave no room for that.
    fileprivate func course(in rect: CGRect) -> PlaneTransform? {
        let (dx, dy) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
        let toUnit = PlaneTransform(
            a: 1 / Double(rect.width), b: 0, c: 0, d: 1 / Double(rect.height),
            tx: -Double(rect.minX / rect.width + startPoint.x), ty: -Double(rect.minY / rect.height + startPoint.y))
        let square = dx * dx + dy * dy
        let form = Sampling.Gradient.Form(type)
        guard square > 0, square.isFinite, form != .radial || dx != 0 && dy != 0 else { return nil }
        let turned =
            form == .radial
            ? PlaneTransform(a: 1 / dx, b: 0, c: 0, d: 1 / dy, tx: 0, ty: 0)
            : PlaneTransform(
                a: dx / square, b: -dy / square, c: dy / square, d: dx / square, tx: 0, ty: 0)
        return turned.after(toUnit)
    }
}

extension PlaneTransform {
    /// How far the image of a point moves when the point does by one, in the direction that counts for a gradient.
    fileprivate func step(atX x: Double, y: Double, along form: Sampling.Gradient.Form) -> Double {
        let here = project(x, y)
        let (u, v) = (here.x / here.z, here.y / here.z)
        let across = SIMD2((a - u * p) / here.z, (c - u * q) / here.z)
        let down = SIMD2((b - v * p) / here.z, (d - v * q) / here.z)
        if form == .axial { return (across * across).sum().squareRoot() }
        // The side of a square as large as the image of one.
        return abs(across.x * down.y - across.y * down.x).squareRoot()
    }
}
