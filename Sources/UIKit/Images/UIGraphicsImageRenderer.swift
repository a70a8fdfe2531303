/// Makes pictures by drawing.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Makes a renderer of pictures of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Makes a renderer of pictures of a size in points, in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of pictures of a room in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer of pictures of a room in points, in a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    /// The picture that some drawing makes; empty where the room has no area.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
        let scale = format.scale > 0 ? format.scale : UIGraphicsImageRendererFormat.screenScale
        let bounds = format.bounds
        guard
            let context = GraphicsContext(
                size: bounds.size, origin: bounds.origin, isOpaque: format.opaque, scale: scale)
        else { return UIImage() }
        GraphicsStack.push(context)
        defer { GraphicsStack.pop() }
        actions(UIGraphicsImageRendererContext(context.context, format: format))
        return context.image ?? UIImage()
    }

    /// The picture that some drawing makes, as a PNG file; empty where there is none.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The picture that some drawing makes, as a JPEG file of a quality from 0 to 1; empty where there is none.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
