/// Renders something in a room of points.
open class UIGraphicsRenderer: NSObject {
    /// How it is rendered.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Whether pictures can be made: always.
    open var allowsImageOutput: Bool { true }
    let rendererFormat: UIGraphicsRendererFormat

    /// Makes a renderer of a room, in a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        rendererFormat = format.copy() as? UIGraphicsRendererFormat ?? format
        rendererFormat.bounds = bounds
    }
}
