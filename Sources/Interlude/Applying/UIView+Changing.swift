import UIKit

extension UIView {
    /// Changes what a view shows, from one picture to the next by a transition.
    /// - Parameters:
    ///   - transition: how what is shown first turns into what is shown then.
    ///   - isReturning: whether it goes the transition's way back.
    ///   - clips: whether nothing is seen outside of the view meanwhile.
    ///   - changes: what changes; at once.
    ///   - completion: is called at the end.
    public func change(
        with transition: Transition, isReturning: Bool = false, clips: Bool = false, _ changes: () -> Void,
        completion: (() -> Void)? = nil
    ) {
        layer.change(with: transition, isReturning: isReturning, clips: clips, changes, completion: completion)
    }
}

extension CALayer {
    /// Changes what a layer shows, from one picture to the next by a transition.
    /// - Parameters:
    ///   - transition: how what is shown first turns into what is shown then.
    ///   - isReturning: whether it goes the transition's way back.
    ///   - clips: whether nothing is seen outside of the layer meanwhile.
    ///   - changes: what changes; at once.
    ///   - completion: is called at the end.
    @MainActor
    public func change(
        with transition: Transition, isReturning: Bool = false, clips: Bool = false, _ changes: () -> Void,
        completion: (() -> Void)? = nil
    ) {
        guard let parent = superlayer, UIView.areAnimationsEnabled, bounds.width > 0, bounds.height > 0 else {
            changes()
            completion?()
            return
        }
        let transition = transition.forNow
        let before = PictureView(of: self)
        changes()
        layoutIfNeeded()
        let after = PictureView(of: self)
        let container = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        container.isUserInteractionEnabled = false
        container.clipsToBounds = clips || masksToBounds
        container.layer.position = CGPoint(
            x: position.x + (0.5 - anchorPoint.x) * bounds.width, y: position.y + (0.5 - anchorPoint.y) * bounds.height)
        container.layer.transform = self.transform
        let (old, new) = isReturning ? (after, before) : (before, after)
        container.addSubview(old)
        container.addSubview(new)
        parent.insertSublayer(container.layer, above: self)

        let stage = TransitionStage(in: container, old: old, new: new, transition, isReturning: isReturning)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            MainActor.assumeIsolated {
                stage.end()
                container.layer.removeFromSuperlayer()
                completion?()
            }
        }
        transition.animator(isReturning: isReturning).animate(stage)
        stage.hide(self)
        stage.finishSetting()
        CATransaction.commit()
    }
}

/// Shows what a layer shows.
private final class PictureView: UIView {
    init(of layer: CALayer) {
        super.init(frame: CGRect(origin: .zero, size: layer.bounds.size))
        let scale = layer.contentsScale > 1 ? layer.contentsScale : UIScreen.main.scale
        self.layer.contents = layer.rendered(scale: scale)
        self.layer.contentsScale = scale
    }

    required init?(coder: NSCoder) { nil }
}
