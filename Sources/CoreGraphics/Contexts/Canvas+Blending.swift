import CCairo

extension Canvas {
    /// Lays another canvas over this one by a mode that Cairo does not know, inside the clip and where both lie.
    func blend(_ canvas: Canvas, mode: CGBlendMode) {
        guard let merged = copy(of: canvas.bounds) else { return }
        canvas.flush()
        let part = merged.bounds
        for y in part.minY..<part.maxY {
            let sources = canvas.pixels + (y - canvas.bounds.minY) * canvas.stride + (part.minX - canvas.bounds.minX)
            let row = merged.pixels + (y - part.minY) * merged.stride
            for x in 0..<part.width {
                let (source, backdrop) = (sources[x], row[x])
                if order == .rgba {
                    row[x] = PixelBlend.blend(source, over: backdrop, mode: mode)
                } else {
                    row[x] =
                        PixelBlend.blend(
                            source.withRedAndBlueExchanged, over: backdrop.withRedAndBlueExchanged, mode: mode
                        ).withRedAndBlueExchanged
                }
            }
        }
        merged.markDirty()
        composite(merged, operator: CAIRO_OPERATOR_SOURCE)
    }
}
