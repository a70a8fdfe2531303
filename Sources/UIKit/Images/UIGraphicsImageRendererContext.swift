/// Where the drawing of a picture goes.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture as drawn so far.
    open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}
