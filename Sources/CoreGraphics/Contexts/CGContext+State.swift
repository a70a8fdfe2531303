/// How hard drawing tries when an image is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context thinks best.
    case `default`
    /// The nearest pixel.
    case none
    /// Four pixels mixed.
    case low
    /// As many pixels as the image is made smaller by.
    case high
    /// As many pixels as the image is made smaller by.
    case medium
}

extension CGContext {
    /// The transform from the user's points to device space, whose unit is a pixel and whose y points up.
    public var ctm: CGAffineTransform { state.transform }

    /// The same as `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// From the user's points to places among the rows of pixels, y down.
    package var userToPixels: CGAffineTransform { state.transform.concatenating(deviceToPixels) }

    /// Applies a transform before the present one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales about the origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates about the origin by an angle in radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// A point of the user's as one of device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A point of device space as one of the user's.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// A rectangle of the user's as one of device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// A rectangle of device space as one of the user's.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the colour of fills.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of fills to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

    /// Sets the colour of strokes.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the colour of strokes.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the colour of strokes to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the width of strokes in points of the user's; one that is not above zero draws nothing.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

    /// Sets how strokes end.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how strokes turn corners.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets how many line widths a sharp corner may be long before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

    /// Sets the lengths that strokes are drawn and left out in turn, and how far into them they begin; none for solid
    /// strokes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Accepted as on Apple's systems; curves here always stay within a twentieth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets an opacity, 0 to 1, that multiplies everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

    /// Sets how what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// How hard drawing tries when an image is drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are smooth. Both this and `setAllowsAntialiasing` must be on, as they are at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether edges may be smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// Sets a shadow under everything drawn, or none for a nil colour.
    ///
    /// Neither length follows the present transform: they are units of the context as it was made, an offset's height
    /// along its y axis.
    ///
    /// - Parameters:
    ///   - offset: Where the shadow lies.
    ///   - blur: Twice the standard deviation of the blur.
    ///   - color: The colour of the shadow of something opaque.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0) }
    }

    /// Sets a shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
