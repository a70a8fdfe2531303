/// A movement of a scroll view's content by itself.
struct ScrollMotion: Equatable {
    /// Why the content moves.
    enum Cause: Equatable {
        /// A finger has let it go.
        case deceleration
        /// The app asked for another offset.
        case animation
        /// The app or the end of a pinch asked for another scale.
        case zoom
        /// The user asked for the top.
        case scrollToTop
    }

    var cause: Cause
    /// When it began, in seconds of the display's clock.
    var start: CFTimeInterval
    var x: ScrollCurve
    var y: ScrollCurve
    /// The scale, where that changes too.
    var scale: ScrollCurve?

    /// How long it lasts in seconds.
    var duration: CFTimeInterval { max(x.duration, y.duration, scale?.duration ?? 0) }

    /// Where it ends.
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    /// Whether an edge stops it.
    var meetsEdge: Bool { x.pieces.count > 1 || y.pieces.count > 1 }

    /// Whether it has ended at a time. Sums of many steps may come out a little short of the time that they mean.
    func isOver(at time: CFTimeInterval) -> Bool { time - start >= duration - 1e-9 }

    /// Where the content is at a time, on whole pixels.
    func offset(at time: CFTimeInterval, scale: CGFloat) -> CGPoint {
        if isOver(at: time) { return end }
        let elapsed = time - start
        return CGPoint(
            x: (x.place(at: elapsed) * scale).rounded() / scale, y: (y.place(at: elapsed) * scale).rounded() / scale)
    }

    /// How fast the content is at a time, in points a second.
    func velocity(at time: CFTimeInterval) -> CGPoint {
        CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
    }
}

extension ScrollMotion {
    /// Goes on to another offset, as if from the beginning.
    mutating func redirect(to offset: CGPoint) {
        x.redirect(to: offset.x)
        y.redirect(to: offset.y)
    }

    /// Everything is moved by some points.
    mutating func shift(by distance: CGPoint) {
        x.shift(by: distance.x)
        y.shift(by: distance.y)
    }
}
