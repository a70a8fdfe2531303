/// What text casts.
open class NSShadow: NSObject, NSCopying {
    private let foundationTag = FoundationTag()
    /// Where the shadow lies, y down, in points.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of its blur, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`; a third of black unless set, none where it is nil.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Makes a shadow that lies where the letters are.
    public override init() {}

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether another object is an equal shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && (other.shadowColor as? NSObject) == (shadowColor as? NSObject)
    }

    /// A hash of the offset and blur.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}

extension NSShadow {
    /// What letters cast by it; nil where that is nothing.
    var textShadow: TextShadow? {
        guard let color = (shadowColor as? UIColor)?.cgColor, color.alpha > 0 else { return nil }
        return TextShadow(offset: shadowOffset, blur: max(shadowBlurRadius, 0), color: color)
    }
}
