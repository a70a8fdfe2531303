extension UIViewController {
    /// Replaces one child's view by another's.
    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self, let parent = from.viewIfLoaded?.superview, let toView = to.view
        else {
            return reportMisuse(
                "\(type(of: self)).transition(from:to:): both controllers have to be children of this one, "
                    + "and the first one's view has to be in its place")
        }
        let isSeen = isAppearedOrAppearing && shouldAutomaticallyForwardAppearanceMethods
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled && view.window != nil
        if isSeen {
            from.beginAppearance(.disappearing, animated: isAnimated)
            to.beginAppearance(.appearing, animated: isAnimated)
        }
        func finish(_ finished: Bool) {
            from.viewIfLoaded?.removeFromSuperview()
            if isSeen {
                from.endAppearance()
                to.endAppearance()
            }
            completion?(finished)
        }
        func place() { if toView.superview !== parent { parent.addSubview(toView) } }
        guard isAnimated else {
            UIView.performWithoutAnimation {
                place()
                animations?()
            }
            return finish(true)
        }
        if options.namesTransition {
            UIView.transition(with: parent, duration: duration, options: options) {
                from.viewIfLoaded?.removeFromSuperview()
                place()
                animations?()
            } completion: {
                finish($0)
            }
        } else {
            UIView.performWithoutAnimation { place() }
            UIView.animate(withDuration: duration, delay: 0, options: options) {
                animations?()
            } completion: {
                finish($0)
            }
        }
    }
}

extension UIView.AnimationOptions {
    /// The bits that name a transition.
    private static let transitionMask: UInt = 0xF << 20

    /// Whether the options name a transition.
    var namesTransition: Bool { rawValue & Self.transitionMask != 0 }
}
