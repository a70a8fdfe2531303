import QuartzCore

/// How a layer goes from one picture to another.
struct PictureTurn: Sendable {
    let type: CATransitionType
    let timing: Timing
    /// How long it takes, in seconds.
    let duration: CFTimeInterval

    /// Has a layer show another picture.
    /// - Parameters:
    ///   - side: where the picture comes from.
    ///   - beginTime: when it begins to come; 0 for now.
    func show(
        _ picture: CGImage, in layer: CALayer, from side: CATransitionSubtype, beginTime: CFTimeInterval
    ) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = side
        transition.beginTime = beginTime
        transition.duration = duration
        transition.fillMode = .backwards
        transition.timingFunction = CAMediaTimingFunction(
            controlPoints: Float(timing.x1), Float(timing.y1), Float(timing.x2), Float(timing.y2))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.add(transition, forKey: kCATransition)
        layer.contents = picture
        CATransaction.commit()
    }

    /// Has a layer go to one picture and back to another, over and over, for as long as it is there.
    /// - Parameters:
    ///   - side: where the next picture comes from; the other one comes from across.
    ///   - delay: the seconds until then.
    ///   - interval: the seconds from one change to the next.
    func goOn(
        in layer: CALayer, to next: CGImage, then other: CGImage, from side: CATransitionSubtype, delay: CFTimeInterval,
        every interval: CFTimeInterval
    ) {
        DisplayTimer(after: delay) { [weak layer] in
            guard let layer else { return }
            show(next, in: layer, from: side, beginTime: 0)
            goOn(in: layer, to: other, then: next, from: side.opposite, delay: interval, every: interval)
        }
    }
}

extension CATransitionSubtype {
    /// The side across.
    var opposite: CATransitionSubtype {
        switch self {
        case .fromLeft: .fromRight
        case .fromRight: .fromLeft
        case .fromTop: .fromBottom
        default: .fromTop
        }
    }
}
