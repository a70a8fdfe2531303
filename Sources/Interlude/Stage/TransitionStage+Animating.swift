import UIKit

extension TransitionStage {
    /// Has a screen, or any view in the container, look at each moment as a function says.
    /// - Parameters:
    ///   - view: what is animated; nothing happens where there is none.
    ///   - pose: how it looks when the progress has come to a part of the way: 0 where only the old screen is seen, 1
    ///     where only the new one is. A spring may pass 1 on the way.
    public func animate(_ view: UIView?, _ pose: (CGFloat) -> Pose) {
        guard let view else { return }
        animate(view.layer, pose)
    }

    /// Has a layer look at each moment as a function says.
    public func animate(_ layer: CALayer, _ pose: (CGFloat) -> Pose) {
        let poses = moments.map { pose($0.progress) }
        let own = layer.transform
        if poses.contains(where: { !CATransform3DIsIdentity($0.transform) }) {
            tracks.add(layer, "transform", poses.map { CATransform3DConcat(own, $0.transform.settled) })
        }
        if poses.contains(where: { $0.alpha != 1 }) {
            let opacity = CGFloat(layer.opacity)
            tracks.add(layer, "opacity", poses.map { $0.alpha * opacity })
        }
        if poses.contains(where: { $0.cornerRadius != nil }) {
            let radius = layer.cornerRadius
            tracks.add(layer, "cornerRadius", poses.map { $0.cornerRadius ?? radius })
            clip(layer)
        }
        if poses.contains(where: \.isHidden) { tracks.hide(layer, poses.map(\.isHidden)) }
    }

    /// Has any property of a layer that can be animated have at each moment the value that a function gives.
    /// - Parameters:
    ///   - layer: what is animated.
    ///   - keyPath: the property, as in `CABasicAnimation(keyPath:)`.
    ///   - isStepped: whether the value jumps from moment to moment.
    ///   - value: the value when the progress has come to a part of the way.
    public func animate<Value>(
        _ layer: CALayer, _ keyPath: String, isStepped: Bool = false, _ value: (CGFloat) -> Value
    ) {
        tracks.add(layer, keyPath, moments.map { value($0.progress) }, isStepped: isStepped)
    }

    /// Has a view hidden as long as it runs.
    public func hide(_ view: UIView) { hide(view.layer) }

    /// Has a layer hidden as long as it runs.
    public func hide(_ layer: CALayer) { tracks.hide(layer, moments.map { _ in true }) }

    /// Has a layer hidden at the first and the last moment, which show the screens alone.
    func hideAtEnds(_ layer: CALayer) {
        let last = moments.count - 1
        tracks.hide(layer, (0...last).map { $0 == 0 || $0 == last })
    }

    /// Has a view for which something else stands seen at the first and the last moment only.
    func showAtEnds(_ view: UIView) {
        let last = moments.count - 1
        // The time of what lies outside of the container does not wait for a finger.
        let staysHidden = isInteractive && !view.isDescendant(of: container)
        tracks.hide(view.layer, (0...last).map { $0 != 0 && ($0 != last || staysHidden) })
    }

    /// Changes views in the manner of `UIView.animate`, at the transition's pace, as a ``TransitionAnimator`` may wish
    /// that has been written for that. What is changed is yours to change back, with ``atEnd(_:)``.
    public func animateViews(_ changes: @escaping () -> Void) {
        let options: UIView.AnimationOptions = isInteractive ? [.curveLinear] : [.curveEaseInOut]
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes, completion: nil)
    }

    /// Has a layer cut off what is outside of it, until the end.
    func clip(_ layer: CALayer) {
        guard !layer.masksToBounds else { return }
        layer.masksToBounds = true
        atEnd { layer.masksToBounds = false }
    }

    /// Has a layer cut to the shape of another one, until the end.
    func mask(_ view: UIView, by mask: CALayer) {
        let own = view.layer.mask
        view.layer.mask = mask
        atEnd { view.layer.mask = own }
    }

    /// Lays a colour over a view.
    /// - Parameters:
    ///   - view: what lies under it; nothing happens where there is none.
    ///   - color: what is laid over it.
    ///   - alpha: how much of the colour there is, 0 to 1.
    public func shade(_ view: UIView?, _ color: UIColor = .black, _ alpha: (CGFloat) -> CGFloat) {
        guard let view else { return }
        cover(view.layer, color, alpha)
    }

    /// Lays a colour over a piece of a screen, which is drawn as one picture with all that lies over it: where an edge
    /// goes through a pixel, each by itself would let through what is beneath it.
    func shade(_ piece: CALayer, _ color: UIColor = .black, _ alpha: (CGFloat) -> CGFloat) {
        piece.rasterizationScale = piece.contentsScale
        piece.shouldRasterize = true
        cover(piece, color, alpha)
    }

    /// Lays a colour over a layer.
    private func cover(_ layer: CALayer, _ color: UIColor, _ alpha: (CGFloat) -> CGFloat) {
        let shade = CALayer()
        shade.frame = layer.bounds
        shade.backgroundColor = color.cgColor
        shade.opacity = 0
        layer.addSublayer(shade)
        atEnd { shade.removeFromSuperlayer() }
        tracks.add(shade, "opacity", moments.map { alpha($0.progress).clamped })
    }

    /// Lays a colour over all that lies behind a view.
    /// - Parameters:
    ///   - view: what lies before it; nothing happens where there is none.
    ///   - color: what is laid over the rest.
    ///   - isFar: whether it lies far behind in depth too, for a view that swings back through the screen's plane.
    ///   - alpha: how much of the colour there is, 0 to 1.
    public func dim(
        below view: UIView?, _ color: UIColor = .black, isFar: Bool = false, _ alpha: (CGFloat) -> CGFloat
    ) {
        guard let view else { return }
        let scrim = UIView(frame: container.bounds)
        scrim.backgroundColor = color
        scrim.alpha = 0
        if isFar { scrim.layer.zPosition = -4 * viewingDistance }
        put(scrim, .below(view))
        tracks.add(scrim.layer, "opacity", moments.map { alpha($0.progress).clamped })
    }

    /// Has a view throw a shadow while it moves.
    /// - Parameters:
    ///   - view: what throws it; nothing happens where there is none.
    ///   - radius: how soft it is, in points.
    ///   - corners: how round the view's corners are, in points.
    ///   - pose: how the view looks.
    ///   - opacity: how dark the shadow is, 0 to 1.
    public func shadow(
        under view: UIView?, radius: CGFloat = 16, corners: CGFloat = 0, opacity: (CGFloat) -> CGFloat,
        pose: (CGFloat) -> Pose
    ) {
        guard let view else { return }
        let shadow = UIView(frame: view.frame)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowRadius = radius
        shadow.layer.shadowOffset = .zero
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: corners).cgPath
        put(shadow, .below(view))
        tracks.add(shadow.layer, "shadowOpacity", moments.map { opacity($0.progress).clamped })
        animate(shadow) {
            var pose = pose($0)
            pose.cornerRadius = nil
            return pose
        }
    }
}
