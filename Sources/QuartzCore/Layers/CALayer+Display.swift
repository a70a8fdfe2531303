extension CALayer {
    /// Draws the contents and shows them. Where nobody draws, the contents stay what they are.
    package func displayDrawing() {
        guard let image = drawing() else { return }
        changeSilently { $0.contents.value.contents = ContentsValue(image) }
    }

    func drawByDelegate(in context: CGContext) {
        if let delegate { delegate.draw(self, in: context) } else { pending.drewNothing = true }
    }

    /// What the layer draws in some state; nil where nobody draws.
    ///
    /// Swift cannot make a copy of a layer of a class that it does not know, so the layer itself takes the state on
    /// while it draws.
    func drawn(_ state: LayerState) -> CGImage? {
        let (own, presented) = (self.state, modelLayer)
        self.state = state
        modelLayer = self
        defer {
            self.state = own
            modelLayer = presented
        }
        return drawing()
    }

    private func drawing() -> CGImage? {
        let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }
        let bitmap = Bitmap(width: pixels(bounds.width), height: pixels(bounds.height))
        guard let bitmap, let context = CGContext(bitmap, scale: scale, origin: bounds.origin) else { return nil }
        if isMirrored {
            context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
        }
        pending.drewNothing = false
        delegate?.layerWillDraw(self)
        draw(in: context)
        context.flush()
        let image = CGImage(bitmap)
        // A subclass that draws and then calls what it overrides has drawn all the same.
        return pending.drewNothing && bitmap.isBlank ? nil : image
    }

    func renderModel(in context: CGContext) {
        let clip = context.boundingBoxOfClipPath
        let transform = context.ctm
        let scale = abs(transform.determinant).squareRoot()
        guard let node = renderedNode, !clip.isNull, scale > 0 else { return }
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale).rounded(.up)) ?? 0 }
        let (width, height) = (pixels(clip.width), pixels(clip.height))
        guard let bitmap = Bitmap(width: width, height: height) else { return }
        let place = CATransform3DMakeTranslation(-clip.minX, -clip.minY, 0)
        Compositor().draw(RenderTree(root: node.with(transform: place)), into: bitmap, scale: scale)
        let area = CGRect(
            x: clip.minX, y: clip.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        context.drawUpright(CGImage(bitmap), in: area)
    }
}

extension CALayer {
    /// What the layer shows as it has been set, drawn where that has not been done; a presentation, what it presents.
    private var renderedNode: RenderNode? {
        guard let modelLayer, modelLayer !== self else {
            displayAll()
            return modelNode
        }
        return modelLayer.committedNode(at: modelLayer.committedOuterTime(at: CACurrentMediaTime()))
    }
}

extension Bitmap {
    /// Whether every pixel is transparent.
    fileprivate var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }
}
