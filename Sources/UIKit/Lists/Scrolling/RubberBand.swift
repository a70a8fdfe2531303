/// How content follows a finger beyond an edge: ever more slowly, and never farther than the view is long.
struct RubberBand {
    /// The extent of the view in points.
    let extent: Double

    private static let strength = 0.55

    /// How far the content goes beyond the edge for a finger that has gone farther.
    func stretch(_ overshoot: Double) -> Double {
        guard extent > 0 else { return 0 }
        let x = abs(overshoot)
        return (1 - 1 / (RubberBand.strength * x / extent + 1)) * extent * (overshoot < 0 ? -1 : 1)
    }

    /// How far the finger has gone for content that has gone beyond the edge.
    func overshoot(_ stretch: Double) -> Double {
        guard extent > 0 else { return 0 }
        let part = min(abs(stretch) / extent, 0.999)
        return (1 / (1 - part) - 1) * extent / RubberBand.strength * (stretch < 0 ? -1 : 1)
    }

    /// Where the content is for a place that the finger asks for.
    func place(_ asked: Double, in range: ClosedRange<Double>) -> Double {
        let edge = min(max(asked, range.lowerBound), range.upperBound)
        return edge + stretch(asked - edge)
    }

    /// The place that the finger asks for where the content is somewhere.
    func asked(_ place: Double, in range: ClosedRange<Double>) -> Double {
        let edge = min(max(place, range.lowerBound), range.upperBound)
        return edge + overshoot(place - edge)
    }
}
