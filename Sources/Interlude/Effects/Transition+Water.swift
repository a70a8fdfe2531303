import UIKit

extension Transition {
    /// A ring of water runs outwards from a point and carries the change along. Core Animation's `rippleEffect`.
    public static func ripple(
        from point: CGPoint = CGPoint(x: 0.5, y: 0.5), strength: CGFloat = 0.06
    ) -> Transition {
        Transition("ripple", duration: 1, curve: .easeInOut) { stage in
            guard let new = stage.new, let old = stage.old, let before = stage.picture(of: old),
                let after = stage.picture(of: new)
            else {
                stage.animate(stage.new) { Pose().faded($0) }
                return
            }
            let offset = stage.point(point)
            let center = CGPoint(x: stage.size.width / 2 + offset.x, y: stage.size.height / 2 + offset.y)
            let reach = stage.reach(from: offset)
            let band = 0.3 * min(stage.size.width, stage.size.height)
            func front(_ progress: CGFloat) -> CGFloat { progress * (reach + band) }

            let hole = CAShapeLayer()
            hole.frame = new.bounds
            stage.mask(new, by: hole)
            stage.animate(hole, "path") { progress in
                progress >= 1
                    ? CGPath(rect: new.bounds.insetBy(dx: -1, dy: -1), transform: nil)
                    : CGPath.ring(center, 0, max(front(progress) - band / 2, 0.01))
            }
            let host = UIView(frame: stage.frame)
            host.clipsToBounds = true
            stage.put(host, .above(new))
            stage.hideAtEnds(host.layer)
            let count = 12
            for index in 0..<count {
                let place = (CGFloat(index) + 0.5) / CGFloat(count)
                // Two waves, highest in the middle of the ring.
                let (slope, height) = Decay.circle(place * 4 * .pi)
                let calm = place.hump
                let scale = 1 + strength * height * calm
                let ring = CALayer()
                ring.frame = host.bounds
                ring.contents = place < 0.5 ? after : before
                host.layer.addSublayer(ring)
                let mask = CAShapeLayer()
                mask.frame = ring.bounds
                mask.fillRule = .evenOdd
                ring.mask = mask
                stage.animate(ring) { _ in Pose().scaled(scale, at: offset) }
                stage.animate(mask, "path") { progress in
                    let outer = front(progress) - band / 2 + (place + 0.5 / CGFloat(count)) * band
                    let inner = outer - band / CGFloat(count) - 0.7
                    return CGPath.ring(center, max(inner, 0) / scale, max(outer, 0.01) / scale)
                }
                let light = CALayer()
                light.frame = ring.bounds
                light.backgroundColor = slope > 0 ? UIColor.white.cgColor : UIColor.black.cgColor
                light.opacity = Float(abs(slope) * calm * (slope > 0 ? 0.22 : 0.16))
                ring.addSublayer(light)
            }
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
        let rim = UIView(frame: view.frame)
        rim.clipsToBounds = true
        stage.put(rim, .above(view))
        stage.hideAtEnds(rim.layer)
        for (width, alpha) in [(CGFloat(26), CGFloat(0.1)), (16, 0.15), (7, 0.3)] {
            let line = CAShapeLayer()
            line.frame = rim.bounds
            line.fillColor = nil
            line.lineJoin = .round
            line.strokeColor = UIColor(white: 0, alpha: alpha).cgColor
            line.lineWidth = width
            rim.layer.addSublayer(line)
            stage.animate(line, "path", isStepped: true, aperture)
        }
    }
}

extension CGPath {
    /// What lies between two circles.
    static func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for radius in [outer, inner] where radius > 0 {
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
        }
        return path.cgPath
    }

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
