import UIKit

extension Transition {
    /// A ring of water runs outwards from a point and carries the change along. Core Animation's `rippleEffect`.
    /// - Parameters:
    ///   - point: in parts of the screen's size, from its upper left corner.
    ///   - strength: how far the water moves what is seen through it, in parts of the screen's shorter side.
    public static func ripple(
        from point: CGPoint = CGPoint(x: 0.5, y: 0.5), strength: CGFloat = 0.03
    ) -> Transition {
        Transition("ripple", duration: 0.9, curve: .linear) { stage in
            guard let new = stage.new, let old = stage.old, let before = stage.picture(of: old),
                let after = stage.picture(of: new)
            else {
                stage.animate(stage.new) { Pose().faded($0) }
                return
            }
            let offset = stage.point(point)
            let reach = stage.reach(from: offset)
            let shorter = min(stage.size.width, stage.size.height)
            let band = 0.3 * shorter
            let host = UIView(frame: stage.frame)
            host.clipsToBounds = true
            stage.put(host, .above(new))
            stage.markPictured(new)
            stage.hideAtEnds(host.layer)
            let middle = CGPoint(x: host.bounds.midX + offset.x, y: host.bounds.midY + offset.y)
            /// How large a circle is that goes through a place of the ring, 0 at its inner edge and 1 at its outer one.
            func radius(_ place: CGFloat, _ progress: CGFloat) -> CGFloat {
                progress * (reach + band) - band * (1 - place)
            }
            let count = 40
            let step = 1 / CGFloat(count)
            // Discs over discs, the largest first: rings beside one another would leave seams.
            for index in (0..<count).reversed() {
                let place = CGFloat(index) * step
                // Two waves, highest in the middle of the ring; never below the water, or the screen would not reach
                // its own edges.
                let height = (1 - Decay.circle(place * 4 * .pi).cosine) / 2
                let disc = CALayer()
                disc.position = middle
                disc.masksToBounds = true
                host.layer.addSublayer(disc)
                let picture = CALayer()
                picture.frame = host.bounds
                picture.contents = place < 0.5 ? after : before
                disc.addSublayer(picture)
                // As far everywhere on the ring, however large that is, so that one disc follows from the other.
                let lift = strength * shorter * height * place.hump
                stage.animate(picture) { progress in
                    Pose().scaled(1 + lift / (max(radius(place, progress), 0) + band / 2), at: offset)
                }
                // What is in the disc stays where it is while its bounds grow around the point.
                stage.animate(disc, "bounds") { progress in
                    let radius = max(radius(place + step, progress), 0)
                    return CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
                }
                stage.animate(disc, "cornerRadius") { max(radius(place + step, $0), 0) }
                stage.animate(disc) { progress in
                    let isSeen = radius(place + step, progress) > 0 && radius(place, progress) < reach
                    return isSeen ? Pose() : .hidden
                }
            }
            addRippleLight(stage, host, middle, 2 * reach, radius)
        }
    }

    /// The light on a ring of water, and its shadow.
    private static func addRippleLight(
        _ stage: TransitionStage, _ host: UIView, _ middle: CGPoint, _ extent: CGFloat,
        _ radius: (_ place: CGFloat, _ progress: CGFloat) -> CGFloat
    ) {
        let places = (0...32).map { CGFloat($0) / 32 }
        let light = CAGradientLayer()
        light.type = .radial
        light.frame = CGRect(x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
        (light.startPoint, light.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        light.colors = places.map { place in
            let slope = Decay.circle(place * 4 * .pi).sine
            return UIColor(white: slope > 0 ? 1 : 0, alpha: abs(slope) * place.hump * (slope > 0 ? 0.22 : 0.1)).cgColor
        }
        host.layer.addSublayer(light)
        stage.animate(light, "locations") { progress in
            places.map { NSNumber(value: Double(max(radius($0, progress), 0) / extent)) }
        }
    }

    /// The new screen shows through an aperture that opens. Core Animation's `cameraIrisHollowOpen`.
    public static func irisOpen(at point: CGPoint = CGPoint(x: 0.5, y: 0.5), blades: Int = 8) -> Transition {
        Transition("irisOpen", duration: 0.7) { stage in iris(stage.new, point, blades, on: stage) { $0 } }
    }

    /// The old screen shows through an aperture that closes. Core Animation's `cameraIrisHollowClose`.
    public static func irisClose(at point: CGPoint = CGPoint(x: 0.5, y: 0.5), blades: Int = 8) -> Transition {
        Transition("irisClose", duration: 0.7) { stage in
            stage.bringOldToFront()
            iris(stage.old, point, blades, on: stage) { 1 - $0 }
        }
    }

    private static func iris(
        _ view: UIView?, _ point: CGPoint, _ blades: Int, on stage: TransitionStage,
        _ opening: @escaping (CGFloat) -> CGFloat
    ) {
        guard let view else { return }
        let offset = stage.point(point)
        let center = CGPoint(x: view.bounds.midX + offset.x, y: view.bounds.midY + offset.y)
        let sides = max(blades, 5)
        let (inner, _) = Decay.circle(.pi / CGFloat(sides))
        // A polygon's sides lie nearer to its middle than its corners.
        let reach = (stage.reach(from: offset) + 2) / inner
        func aperture(_ progress: CGFloat) -> CGPath {
            let open = opening(progress).clamped
            if open >= 1 { return CGPath(rect: view.bounds.insetBy(dx: -2, dy: -2), transform: nil) }
            return CGPath.polygon(center, max(open, 0.0005) * reach, sides, turned: (1 - open) * 1.2)
        }
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        stage.mask(view, by: mask)
        stage.animate(mask, "path", isStepped: true, aperture)
        // The blades' shadow on what is behind them: lines around the aperture, whose outer halves the mask cuts off.
        for step in 1...8 {
            let line = CAShapeLayer()
            line.frame = view.bounds
            line.fillColor = nil
            line.lineJoin = .round
            line.strokeColor = UIColor(white: 0, alpha: 0.05).cgColor
            line.lineWidth = CGFloat(step * (step + 3)) / 2
            view.layer.addSublayer(line)
            stage.atEnd { line.removeFromSuperlayer() }
            stage.hideAtEnds(line)
            stage.animate(line, "path", isStepped: true, aperture)
            // Not there all at once where blades come into the corners.
            stage.animate(line) { Pose().faded(6 * (1 - opening($0))) }
        }
    }
}

extension CGPath {
    /// A regular polygon.
    static func polygon(_ center: CGPoint, _ radius: CGFloat, _ sides: Int, turned angle: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for index in 0..<sides {
            let (cosine, sine) = Decay.circle(angle + 2 * .pi * CGFloat(index) / CGFloat(sides))
            let corner = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return path.cgPath
    }
}
