extension UIView {
    /// Effects of a view's picture in the way of animating without blocks.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none
        /// Turns like a sheet, from the left.
        case flipFromLeft
        /// Turns like a sheet, from the right.
        case flipFromRight
        /// Curls a page up.
        case curlUp
        /// Curls a page down.
        case curlDown
    }

    /// Begins a group of animations: changes of views are animated until `commitAnimations()`.
    ///
    /// Groups nest. What the setters below say counts for the changes after them. New code uses blocks.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimation.all.append(OpenAnimation(animationID, context))
    }

    /// Ends the innermost group.
    public class func commitAnimations() {
        guard let group = OpenAnimation.all.popLast() else {
            return reportMisuse("UIView.commitAnimations() was called without a matching beginAnimations(_:context:)")
        }
        group.commit()
    }

    /// Sets how long changes take, in seconds; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { set { $0.timing.duration = max(duration, 0) } }
    /// Sets how long changes wait, in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { set { $0.timing.delay = max(delay, 0) } }
    /// Sets the pace; slow, fast, slow unless set.
    public class func setAnimationCurve(_ curve: AnimationCurve) { set { $0.timing.curve = curve } }
    /// Sets how often changes are shown; parts count.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        set { $0.timing.repeatCount = max(repeatCount, 0) }
    }
    /// Sets whether changes are shown there and back.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        set { $0.timing.autoreverses = repeatAutoreverses }
    }
    /// Sets whether changes begin where running animations have got to.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        set { $0.timing.beginsFromCurrentState = fromCurrentState }
    }
    /// Has the picture of a view change by an effect; `cache` makes no difference here.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        set { $0.transition = (transition, view) }
    }
    /// Sets who is told of the beginning and the end; it is not kept.
    public class func setAnimationDelegate(_ delegate: Any?) { set { $0.delegate = delegate as? NSObject } }
    /// Sets what the delegate is sent at the beginning: with the identifier, where the method takes an argument.
    public class func setAnimationWillStart(_ selector: Selector?) { set { $0.willStart = selector } }
    /// Sets what the delegate is sent at the end: with the identifier, where the method takes an argument.
    public class func setAnimationDidStop(_ selector: Selector?) { set { $0.didStop = selector } }

    private class func set(_ change: (OpenAnimation) -> Void) {
        guard let group = OpenAnimation.all.last else {
            return reportMisuse(
                "UIView's animation setters count between beginAnimations(_:context:) and the commit only")
        }
        change(group)
    }
}
