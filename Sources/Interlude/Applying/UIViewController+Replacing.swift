import UIKit

extension UIViewController {
    /// Replaces a child by another one, which takes its place.
    /// - Parameters:
    ///   - old: a child whose view is in this controller's view.
    ///   - new: the controller that comes; it becomes a child.
    ///   - transition: how one turns into the other.
    ///   - isReturning: whether it goes the transition's way back.
    ///   - completion: is called at the end.
    public func replace(
        _ old: UIViewController, with new: UIViewController, using transition: Interlude.Transition,
        isReturning: Bool = false,
        completion: (() -> Void)? = nil
    ) {
        guard let oldView = old.viewIfLoaded, let place = oldView.superview, let newView = new.view else { return }
        old.willMove(toParent: nil)
        addChild(new)
        UIView.performWithoutAnimation {
            newView.frame = oldView.frame
            newView.autoresizingMask = oldView.autoresizingMask
        }
        let transition = transition.forNow
        // A container of its own keeps props away from what else is in the view; it goes at the end.
        var stage: TransitionStage?
        self.transition(
            from: old, to: new, duration: transition.duration(isReturning: isReturning), options: [.curveLinear]
        ) {
            UIView.performWithoutAnimation {
                if isReturning { place.insertSubview(newView, belowSubview: oldView) }
                newView.layoutIfNeeded()
                let set = TransitionStage(
                    in: place, old: isReturning ? newView : oldView, new: isReturning ? oldView : newView, transition,
                    isReturning: isReturning, oldController: isReturning ? new : old,
                    newController: isReturning ? old : new)
                stage = set
                transition.animator(isReturning: isReturning).animate(set)
                set.finishSetting()
            }
            stage?.tick()
        } completion: { [weak self] _ in
            stage?.end()
            oldView.removeFromSuperview()
            old.removeFromParent()
            new.didMove(toParent: self)
            completion?()
        }
    }
}
