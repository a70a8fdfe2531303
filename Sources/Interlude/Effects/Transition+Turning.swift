import UIKit

extension Transition {
    /// Both screens are faces of a turning cube. Core Animation's `cube`.
    public static func cube(_ direction: TransitionDirection = .left) -> Transition {
        Transition("cube", duration: 0.7) { stage in
            stage.backdrop(.black)
            let direction = stage.resolve(direction)
            let half = direction.extent(of: stage.size) / 2
            let (axis, sign) = (direction.turningAxis, direction.turningSign)
            let distance = stage.viewingDistance
            func pose(_ part: CGFloat) -> Pose {
                let angle = part * .pi / 2
                // The edge that comes forward stays in the plane of the screen.
                let (cosine, sine) = Decay.circle(abs(angle))
                return Pose().turned(by: sign * angle, around: axis, depth: -half)
                    .moved(z: -half * (abs(cosine) + abs(sine) - 1)).seen(from: distance)
            }
            stage.animate(stage.old) { pose($0) }
            stage.animate(stage.new) { pose($0 - 1) }
            stage.shade(stage.old) { 0.6 * $0 }
            stage.shade(stage.new) { 0.6 * (1 - $0) }
        }
    }

    /// The screens are the front and the back of a sheet that turns over. Core Animation's `oglFlip`, `UIView`'s flips.
    public static func flip(_ direction: TransitionDirection = .left) -> Transition {
        Transition("flip", duration: 0.7) { stage in
            stage.backdrop(.black)
            let direction = stage.resolve(direction)
            let half = direction.extent(of: stage.size) / 2
            let (axis, sign) = (direction.turningAxis, direction.turningSign)
            let distance = stage.viewingDistance
            func pose(_ part: CGFloat, isSeen: Bool) -> Pose {
                guard isSeen else { return .hidden }
                let angle = part * .pi
                let (_, sine) = Decay.circle(abs(angle))
                return Pose().turned(by: sign * angle, around: axis).moved(z: -half * 1.2 * abs(sine))
                    .seen(from: distance)
            }
            stage.animate(stage.old) { pose($0, isSeen: $0 < 0.5) }
            stage.animate(stage.new) { pose($0 - 1, isSeen: $0 >= 0.5) }
            stage.shade(stage.old) { 0.5 * ($0 * 2) }
            stage.shade(stage.new) { 0.5 * (2 - $0 * 2) }
        }
    }

    /// The old screen turns like the page of a book about one of its edges, and uncovers the new one.
    public static func turn(_ direction: TransitionDirection = .left) -> Transition {
        Transition("turn", duration: 0.7) { stage in
            let direction = stage.resolve(direction)
            let (axis, sign) = (direction.turningAxis, direction.turningSign)
            let hinge = direction.side(of: stage.size)
            stage.bringOldToFront()
            stage.animate(stage.old) {
                Pose().turned(by: sign * $0 * .pi / 2 * 1.02, around: axis, at: hinge)
                    .seen(from: stage.viewingDistance * 1.2)
            }
            stage.shade(stage.old) { 0.4 * $0 }
            stage.shade(stage.new) { 0.5 * (1 - $0) }
        }
    }

    /// The old card tips back and sinks, and the new one rises over it.
    public static var cards: Transition {
        Transition("cards", duration: 0.8) { stage in
            stage.backdrop(.black)
            let (height, distance) = (stage.size.height, stage.viewingDistance)
            stage.animate(stage.old) { progress in
                let tip = progress.part(from: 0, to: 0.7).hump
                let back = progress.part(from: 0, to: 0.6).smooth
                return Pose().turned(by: 0.25 * tip, around: .x)
                    .moved(y: -0.03 * height * back, z: -0.18 * height * max(back, tip)).seen(from: distance)
                    .rounded(14 * (8 * progress).part(from: 0, to: 1))
            }
            stage.shade(stage.old) { 0.55 * $0 }
            stage.animate(stage.new) { progress in
                let rise = progress.part(from: 0.2, to: 1)
                let eased = 1 - (1 - rise) * (1 - rise) * (1 - rise)
                return Pose().turned(by: -0.3 * (1 - eased), around: .x)
                    .moved(y: 1.15 * height * (1 - eased)).seen(from: distance)
                    .rounded(14 * (8 * (1 - progress)).part(from: 0, to: 1))
            }
        }
    }

    /// The new screen hangs by its upper edge, and swings into place.
    public static var swing: Transition {
        Transition("swing", duration: 1, curve: .spring(damping: 0.35)) { stage in
            stage.sendOldBack()
            stage.dimOld(isFar: true) { 0.35 * $0 }
            let hinge = CGPoint(x: 0, y: -stage.size.height / 2)
            stage.animate(stage.new) {
                Pose().turned(by: (1 - $0) * -.pi / 2, around: .x, at: hinge).seen(from: stage.viewingDistance)
                    .faded((6 * $0).part(from: 0, to: 1))
            }
        }.returning(
            by: Transition("swing", duration: 0.5, curve: .easeIn) { stage in
                stage.sendOldBack()
                stage.dimOld(isFar: true) { 0.35 * $0 }
                // Comes off at one corner, hangs by the other one, and falls.
                let hinge = CGPoint(x: -stage.size.width / 2, y: -stage.size.height / 2)
                stage.animate(stage.new) { progress in
                    let gone = 1 - progress
                    return Pose().turned(by: 0.6 * gone.part(from: 0, to: 0.6).smooth, around: .z, at: hinge)
                        .moved(y: 1.7 * stage.container.bounds.height * gone.part(from: 0.35, to: 1) * gone)
                }
            })
    }

    /// The new screen falls from above and bounces; on the way back it falls off.
    public static var drop: Transition {
        Transition("drop", duration: 0.8, curve: .linear) { stage in
            let away = stage.away(against: .down).dy
            stage.animate(stage.new) { Pose().moved(y: away * (1 - bounce($0))) }
            stage.dimOld { 0.35 * $0.part(from: 0, to: 0.4) }
        }.returning(
            by: Transition("drop", duration: 0.5, curve: .linear) { stage in
                let away = stage.away(against: .up).dy
                stage.animate(stage.new) { progress in
                    let gone = 1 - progress
                    return Pose().turned(by: 0.35 * gone, around: .z).moved(y: 1.4 * away * gone * gone)
                }
                stage.dimOld { 0.35 * $0 }
            })
    }

    /// How far something that falls has come: it bounces three times.
    private static func bounce(_ part: CGFloat) -> CGFloat {
        let (a, b) = (CGFloat(7.5625), CGFloat(2.75))
        if part < 1 / b { return a * part * part }
        let bounces: [(end: CGFloat, middle: CGFloat, low: CGFloat)] = [
            (2, 1.5, 0.75), (2.5, 2.25, 0.9375), (2.75, 2.625, 0.984375),
        ]
        for bounce in bounces where part * b < bounce.end || bounce.end == 2.75 {
            let x = part - bounce.middle / b
            return part >= 1 ? 1 : a * x * x + bounce.low
        }
        return 1
    }
}
