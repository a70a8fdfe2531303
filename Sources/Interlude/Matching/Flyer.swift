import UIKit

/// One element on its way to becoming another: pictures of both, one over the other, in a frame that moves.
@MainActor
struct Flyer {
    let old: UIView
    let new: UIView
    private let stage: TransitionStage
    private let oldFrame: CGRect
    private let newFrame: CGRect
    /// How far the way bends to the side, in parts of it.
    private let bend: CGFloat

    init(_ old: UIView, _ new: UIView, on stage: TransitionStage) {
        (self.old, self.new, self.stage) = (old, new, stage)
        oldFrame = Flyer.home(of: old, stage)
        newFrame = Flyer.home(of: new, stage)
        bend = new.transitionBend ?? old.transitionBend ?? 0
    }

    /// Where an element is in the container.
    private static func home(of view: UIView, _ stage: TransitionStage) -> CGRect {
        view.convert(view.bounds, to: stage.container)
    }

    private static func mix(_ a: CGRect, _ b: CGRect, _ part: CGFloat) -> CGRect {
        CGRect(
            x: a.minX.mixed(with: b.minX, part), y: a.minY.mixed(with: b.minY, part),
            width: max(a.width.mixed(with: b.width, part), 0.5),
            height: max(a.height.mixed(with: b.height, part), 0.5))
    }

    private func frame(at progress: CGFloat) -> CGRect {
        let way = CGVector(dx: newFrame.midX - oldFrame.midX, dy: newFrame.midY - oldFrame.midY)
        let height = 4 * progress * (1 - progress) * bend
        return Flyer.mix(oldFrame, newFrame, progress).offsetBy(dx: -way.dy * height, dy: way.dx * height)
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
        stage.animate(clip, "cornerRadius") { old.layer.cornerRadius.mixed(with: new.layer.cornerRadius, $0.clamped) }
        if let a = old.backgroundColor, let b = new.backgroundColor {
            stage.animate(clip, "backgroundColor") { Flyer.mix(a, b, $0.clamped, in: stage.container) }
        }
        if let (layer, before, after) = sharedPicture() {
            clip.addSublayer(layer)
            place(layer) { Flyer.mix(before, after, $0) }
        } else {
            addPicture(of: old, to: clip, alpha: { 1 - $0 })
            addPicture(of: new, to: clip, alpha: { $0 })
        }
        stage.showAtEnds(old)
        stage.showAtEnds(new)
    }

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
            CGFloat(a.shadowOpacity).mixed(with: CGFloat(b.shadowOpacity), $0.clamped)
        }
        stage.animate(shadow, "shadowRadius") { a.shadowRadius.mixed(with: b.shadowRadius, $0.clamped) }
        stage.animate(shadow, "shadowOffset") {
            CGSize(
                width: a.shadowOffset.width.mixed(with: b.shadowOffset.width, $0.clamped),
                height: a.shadowOffset.height.mixed(with: b.shadowOffset.height, $0.clamped))
        }
        stage.animate(shadow, "shadowPath") { progress in
            let radius = a.cornerRadius.mixed(with: b.cornerRadius, progress.clamped)
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
        stage.animate(layer, "opacity") { alpha($0.clamped).clamped }
    }

    private static func mix(_ a: UIColor, _ b: UIColor, _ part: CGFloat, in view: UIView) -> CGColor {
        var from = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
        var to = from
        let traits = view.traitCollection
        a.resolvedColor(with: traits).getRed(&from.red, green: &from.green, blue: &from.blue, alpha: &from.alpha)
        b.resolvedColor(with: traits).getRed(&to.red, green: &to.green, blue: &to.blue, alpha: &to.alpha)
        return UIColor(
            red: from.red.mixed(with: to.red, part), green: from.green.mixed(with: to.green, part),
            blue: from.blue.mixed(with: to.blue, part), alpha: from.alpha.mixed(with: to.alpha, part)
        ).cgColor
    }
}
