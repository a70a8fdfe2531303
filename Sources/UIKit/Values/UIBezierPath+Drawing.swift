extension UIBezierPath {
    /// Sets the lengths that strokes are drawn and left out in turn, in points, and how far into them they begin.
    ///
    /// The pointer must lead to as many numbers as the count says; they are read before the call returns.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dash = (lengths, phase)
    }

    /// Hands out the lengths that strokes are drawn and left out in turn, each where a place is given for it.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    /// Fills the inside with the current context's fill colour.
    public func fill() { GraphicsStack.current?.fill(self) }

    /// Fills the inside with a blend mode and a further alpha, 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.with(blendMode, alpha: alpha) { $0.fill(self) }
    }

    /// Strokes the outline with the current context's stroke colour.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    /// Strokes the outline with a blend mode and a further alpha, 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.with(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Keeps later drawing in the current context inside the outline.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: fillRule)
    }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
