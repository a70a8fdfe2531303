/// How something is rendered.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The room in points.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format.
    public override required init() {}

    /// The format of the main screen.
    open class func `default`() -> Self { self.init() }

    /// The format of the main screen.
    open class func preferred() -> Self { self.init() }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}
