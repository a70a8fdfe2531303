/// How a picture is rendered.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// What colours a picture can hold.
    public enum Range: Int, Sendable {
        /// As the system thinks best.
        case unspecified = -1
        /// As the screen shows.
        case automatic = 0
        /// Colours outside of sRGB as well; here sRGB all the same.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels to a point; at first the screen's.
    open var scale: CGFloat = UIGraphicsImageRendererFormat.screenScale
    /// Whether the picture is opaque, on black.
    open var opaque = false
    /// What colours the picture should hold.
    open var preferredRange = Range.automatic

    /// Makes the format of the main screen.
    public required init() {}

    /// Makes the format of traits: their pixels to a point.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
        return format
    }

    /// The screen's pixels to a point.
    static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 3
    }
}
