/// A layer that shows another part of its sublayers by moving the origin of its bounds.
open class CAScrollLayer: CALayer {
    private static let modeKey = "scrollMode"

    /// The axes along which it may be moved; both unless set.
    open var scrollMode: CAScrollLayerScrollMode {
        get { (value(forKey: Self.modeKey) as? String).map(CAScrollLayerScrollMode.init(rawValue:)) ?? .both }
        set { setValue(newValue.rawValue, forKey: Self.modeKey) }
    }

    /// Moves so that a point comes to the origin, as far as the mode lets it.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves as little as it takes to show a rectangle.
    open func scroll(to r: CGRect) {
        func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if from < low { return from }
            return to > high ? min(low + to - high, from) : low
        }
        scroll(
            to: CGPoint(
                x: moved(bounds.minX, bounds.maxX, r.minX, r.maxX), y: moved(bounds.minY, bounds.maxY, r.minY, r.maxY)))
    }

    override func emptyCopy() -> CALayer { CAScrollLayer() }
}

extension CALayer {
    /// The part of the bounds that the nearest scroll layer around shows; all of them where there is none.
    public var visibleRect: CGRect {
        scrollLayer.map { bounds.intersection(convert($0.bounds, from: $0)) } ?? bounds
    }

    /// Has the nearest scroll layer around move so that a point of this layer comes to its origin.
    public func scroll(_ p: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }

    /// Has the nearest scroll layer around move as little as it takes to show a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }

    private var scrollLayer: CAScrollLayer? {
        var layer = superlayer
        while let current = layer {
            if let found = current as? CAScrollLayer { return found }
            layer = current.superlayer
        }
        return nil
    }
}
