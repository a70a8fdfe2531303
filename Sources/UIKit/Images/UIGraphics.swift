/// The context that UIKit's drawing goes to; nil where nobody draws.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current?.context }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(GraphicsContext(context)) }

/// Goes back to the context that was current before `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture of a size in points, at one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture, which drawing goes to until `UIGraphicsEndImageContext`.
///
/// A size without an area begins nothing, but has to be ended all the same.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether it is opaque, on black, or transparent.
///   - scale: Pixels to a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.screenScale
    if let context = GraphicsContext(size: size, isOpaque: opaque, scale: scale) {
        GraphicsStack.push(context)
    } else if let nothing = GraphicsContext(size: CGSize(width: 1, height: 1), isOpaque: false, scale: 1) {
        GraphicsStack.push(GraphicsContext(nothing.context))
    }
}

/// The picture drawn so far; nil outside of `UIGraphicsBeginImageContextWithOptions` and `UIGraphicsEndImageContext`.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current?.image }

/// Ends a picture.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Fills a rectangle with the current fill colour, in place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    GraphicsStack.current?.with(blendMode, alpha: 1) { $0.fill(UIBezierPath(rect: rect)) }
}

/// Draws a frame of one point inside a rectangle with the current fill colour, in place of what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle with the current fill colour by a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let frame = UIBezierPath(rect: rect)
    frame.append(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)))
    frame.usesEvenOddFillRule = true
    GraphicsStack.current?.with(blendMode, alpha: 1) { $0.fill(frame) }
}

/// Keeps later drawing inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
