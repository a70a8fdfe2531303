import Synchronization

/// What makes two shadows the same but for their colour.
struct ShadowKey: Equatable {
    /// What throws the shadow.
    enum Caster: Equatable {
        /// An outline, in pixels.
        case outline(RoundedRectangle)
        case path(CGPath)
        case tree(NodeLook)
    }

    /// The standard deviation in pixels.
    var deviation: Double
    /// How what throws the shadow is scaled and turned from points to pixels.
    var linear: SIMD4<Double>
    /// Where in its pixel the upper left corner around it lies then, in 256ths.
    var phase: SIMD2<Int32>
    /// The rectangle in points around it.
    var rect: CGRect
    var caster: Caster
}

/// The last shadows that were drawn, as many as fit in a share of memory.
struct ShadowCache: Sendable {
    private struct Entry: Sendable {
        var key: ShadowKey
        var mask: ShadowMask
        var color: CGColor
        var opacity: CGFloat
        var picture: CGImage
    }

    private var recents = Recents<Entry>(bytes: 1 << 26, atMost: 128)

    /// A known shadow: its mask, and its picture if that has the right colour.
    fileprivate mutating func find(
        _ key: ShadowKey, _ color: CGColor, _ opacity: CGFloat
    ) -> (mask: ShadowMask, picture: CGImage?)? {
        recents.use { $0.key == key }.map { entry in
            (entry.mask, entry.color == color && entry.opacity == opacity ? entry.picture : nil)
        }
    }

    fileprivate mutating func keep(
        _ key: ShadowKey, _ mask: ShadowMask, _ color: CGColor, _ opacity: CGFloat, _ picture: CGImage
    ) {
        recents.remove { $0.key == key }
        recents.keep(Entry(key: key, mask: mask, color: color, opacity: opacity, picture: picture)) { $0.mask.cost }
    }
}

extension Compositor {
    /// The picture of a shadow, larger than what throws it by the mask's reach; kept for when it is needed again.
    ///
    /// - Parameter draw: draws what throws the shadow, by its alpha.
    func shadow(
        _ key: ShadowKey, _ color: CGColor, opacity: CGFloat, draw: () -> Bitmap?
    ) -> (picture: CGImage, reach: Int)? {
        let known = shadows.withLock { $0.find(key, color, opacity) }
        if let known, let picture = known.picture { return (picture, known.mask.reach) }
        let plan = GaussianBlurPlan(deviation: key.deviation)
        guard let mask = known?.mask ?? draw().flatMap({ ShadowMask($0, plan, self) }),
            let picture = mask.picture(color, opacity: opacity)
        else { return nil }
        shadows.withLock { $0.keep(key, mask, color, opacity, picture) }
        return (picture, mask.reach)
    }
}
