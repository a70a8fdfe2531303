/// Where a renderer's drawing goes.
open class UIGraphicsRendererContext: NSObject {
    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// How it is rendered.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    private let rendererFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
    }

    /// Fills a rectangle with the current fill colour, in place of what is there.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }

    /// Fills a rectangle with the current fill colour by a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a line of one point inside a rectangle with the current stroke colour, in place of what is there.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a line of one point inside a rectangle with the current stroke colour by a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Keeps later drawing inside a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
