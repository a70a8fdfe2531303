extension UIView {
    /// Changes what a view shows from one picture to the next.
    ///
    /// What the block changes is not animated of itself, unless the options allow animated content. Without a transition
    /// among the options, the block's changes are animated as those of any other.
    /// - Parameters:
    ///   - view: the view whose picture changes, with all in it.
    ///   - duration: how long it takes, in seconds.
    ///   - options: the transition and its pace.
    ///   - animations: changes what is in the view.
    ///   - completion: is called once at the end; with whether the transition ran to it.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard let effect = options.transition else {
            return animate(duration, 0, AnimationPacing(options), options, animations ?? {}, completion)
        }
        let tracker = AnimationTracker(
            allowsUserInteraction: options.contains(.allowUserInteraction), completion: completion)
        let context = AnimationContext(
            duration: duration, delay: 0, pacing: AnimationPacing(options), options: options, tracker: tracker)
        context.run {
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                performWithoutAnimation { animations?() }
            }
        }
        context.add(effect, to: view.layer)
        tracker.close()
    }

    /// Puts one view in another one's place.
    /// - Parameters:
    ///   - fromView: the view before. It is taken out of its superview, or hidden where the options say so.
    ///   - toView: the view after. It is put into that superview, or shown.
    ///   - duration: how long it takes, in seconds.
    ///   - options: the transition and its pace. It changes the whole of the superview's picture.
    ///   - completion: is called once at the end; with whether the transition ran to it.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            reportMisuse("UIView.transition(from:to:…): the view to leave is in no other view")
            completion?(false)
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The transition among the options, without a timing; nil where there is none.
    var transition: CATransition? {
        let (type, side): (CATransitionType, CATransitionSubtype)
        switch (rawValue >> 20) & 7 {
        case 1: (type, side) = (.oglFlip, .fromLeft)
        case 2: (type, side) = (.oglFlip, .fromRight)
        case 3: (type, side) = (.pageCurl, .fromBottom)
        case 4: (type, side) = (.pageUnCurl, .fromBottom)
        case 5: (type, side) = (.fade, .fromRight)
        case 6: (type, side) = (.oglFlip, .fromTop)
        case 7: (type, side) = (.oglFlip, .fromBottom)
        default: return nil
        }
        let transition = CATransition()
        (transition.type, transition.subtype) = (type, side)
        return transition
    }
}

extension AnimationContext {
    /// Changes a layer's picture with the context's timing.
    func add(_ transition: CATransition, to layer: CALayer) {
        guard animates, layer.isOnDisplay, !CATransaction.disableActions() else { return }
        if case .curve(let function) = pacing { transition.timingFunction = function }
        add(transition, to: layer, forKey: kCATransition)
    }
}
