import UIKit

/// One element on its way to becoming another: pictures of both, one over the other, in a frame that moves.
@MainActor
struct Flyer {
    let old: UIView
    let new: UIView
    private let stage: TransitionStage
    private let oldFrame: CGRect
    private let newFrame: CGRect

    init(_ old: UIView, _ new: UIView, on stage: TransitionStage) {
        (self.old, self.new, self.stage) = (old, new, stage)
        oldFrame = Flyer.home(of: old, stage)
        newFrame = Flyer.home(of: new, stage)
    }

    /// Where an element is in the container.
    private static func home(of view: UIView, _ stage: TransitionStage) -> CGRect {
        view.convert(view.bounds, to: stage.container)
    }

    private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }

    private static func mix(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
        CGRect(
            x: mix(a.minX, b.minX, part), y: mix(a.minY, b.minY, part),
            width: max(mix(a.width, b.width, part), 0.5), height: max(mix(a.height, b.height, part), 0.5))
    }

    private func frame(at progress: CGFloat) -> CGRect {
        var frame = Flyer.mix(oldFrame, newFrame, progress)
        // Along an arc, that bends to the side by a part of the way.
        if let bend = new.transitionBend ?? old.transitionBend, bend != 0 {
            let way = CGVector(dx: newFrame.midX - oldFrame.midX, dy: newFrame.midY - oldFrame.midY)
            let height = 4 * progress * (1 - progress) * bend
            frame = frame.offsetBy(dx: -way.dy * height, dy: way.dx * height)
        }
        return frame
    }

    func fly() {
        let host = UIView(frame: stage.container.bounds)
        stage.put(host, .front)
        stage.hideAtEnds(host.layer)
        let shadow = CALayer()
        let clip = CALayer()
        clip.masksToBounds = true
        for layer in [shadow, clip] { host.layer.addSublayer(layer) }
        addShadow(shadow)
        place(clip) { frame(at: $0) }
        stage.animate(clip, "cornerRadius") { Flyer.mix(old.layer.cornerRadius, new.layer.cornerRadius, clamped($0)) }
        if let a = old.backgroundColor, let b = new.backgroundColor {
            stage.animate(clip, "backgroundColor") { Flyer.mix(a, b, clamped($0), in: stage.container) }
        }
        if let (layer, before, after) = sharedPicture() {
            clip.addSublayer(layer)
            place(layer) { Flyer.mix(before, after, $0) }
        } else {
            addPicture(of: old, to: clip, alpha: { 1 - $0 })
            addPicture(of: new, to: clip, alpha: { $0 })
        }
        hideWhileFlying(old)
        hideWhileFlying(new)
    }

    /// The elements themselves are seen at the first and the last moment only.
    private func hideWhileFlying(_ view: UIView) {
        let last = stage.moments.count - 1
        // The time of what lies outside of the container does not wait for a finger.
        let staysHidden = stage.isInteractive && !view.isDescendant(of: stage.container)
        stage.tracks.hide(view.layer, (0...last).map { $0 != 0 && ($0 != last || staysHidden) })
    }

    private func clamped(_ progress: CGFloat) -> CGFloat { min(max(progress, 0), 1) }

    /// Has a layer fill a frame at each moment.
    private func place(_ layer: CALayer, _ frame: (CGFloat) -> CGRect) {
        stage.animate(layer, "position") { CGPoint(x: frame($0).midX, y: frame($0).midY) }
        stage.animate(layer, "bounds") { CGRect(origin: .zero, size: frame($0).size) }
    }

    private func addShadow(_ shadow: CALayer) {
        let (a, b) = (old.layer, new.layer)
        guard a.shadowOpacity > 0 || b.shadowOpacity > 0 else { return }
        shadow.shadowColor = (a.shadowOpacity > 0 ? a : b).shadowColor
        place(shadow) { frame(at: $0) }
        stage.animate(shadow, "shadowOpacity") {
            Flyer.mix(CGFloat(a.shadowOpacity), CGFloat(b.shadowOpacity), clamped($0))
        }
        stage.animate(shadow, "shadowRadius") { Flyer.mix(a.shadowRadius, b.shadowRadius, clamped($0)) }
        stage.animate(shadow, "shadowOffset") {
            CGSize(
                width: Flyer.mix(a.shadowOffset.width, b.shadowOffset.width, clamped($0)),
                height: Flyer.mix(a.shadowOffset.height, b.shadowOffset.height, clamped($0)))
        }
        stage.animate(shadow, "shadowPath") { progress in
            let radius = Flyer.mix(a.cornerRadius, b.cornerRadius, clamped(progress))
            return UIBezierPath(
                roundedRect: CGRect(origin: .zero, size: frame(at: progress).size), cornerRadius: radius
            ).cgPath
        }
    }

    /// Fills a layer with a picture of one of the elements.
    private func addPicture(of view: UIView, to parent: CALayer, alpha: (CGFloat) -> CGFloat) {
        let layer = CALayer()
        layer.contents = stage.plainPicture(of: view)
        layer.contentsGravity = .resize
        parent.addSublayer(layer)
        place(layer) { CGRect(origin: .zero, size: frame(at: $0).size) }
        stage.animate(layer, "opacity") { clamped(alpha(clamped($0))) }
    }

    private static func mix(_ a: UIColor, _ b: UIColor, _ part: CGFloat, in view: UIView) -> CGColor {
        var from = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
        var to = from
        let traits = view.traitCollection
        a.resolvedColor(with: traits).getRed(&from.red, green: &from.green, blue: &from.blue, alpha: &from.alpha)
        b.resolvedColor(with: traits).getRed(&to.red, green: &to.green, blue: &to.blue, alpha: &to.alpha)
        return UIColor(
            red: mix(from.red, to.red, part), green: mix(from.green, to.green, part),
            blue: mix(from.blue, to.blue, part), alpha: mix(from.alpha, to.alpha, part)
        ).cgColor
    }
}
