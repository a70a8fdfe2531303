/// What an open block makes of a change of a view's layer.
///
/// It is an animation with the block's duration and pace, from the value before the change: views with properties of
/// their own ask for the action of a property that they know and take those from it.
final class ViewAnimationAction: CABasicAnimation {
    private var context: AnimationContext?
    private var before: ModelValue?

    @MainActor
    convenience init(_ context: AnimationContext, _ before: ModelValue) {
        self.init()
        let layer = before.layer
        self.context = context
        self.before = before
        keyPath = before.keyPath
        fromValue = before.value
        duration = context.duration
        fillMode = .both
        repeatCount = context.repeatCount
        autoreverses = context.autoreverses
        delegate = nil
        if case .curve(let function) = context.pacing { timingFunction = function }
        if context.delay > 0 { beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + context.delay }
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let context, let before else { return }
        guard layer.canAnimate(event) else { return layer.add(self, forKey: event) }
        // Sound: views' layers change on the main thread only, and this runs right after the change.
        nonisolated(unsafe) let (changed, start) = (layer, fromValue ?? NSNull())
        MainActor.assumeIsolated { context.animate(changed, event, from: start, before: before) }
    }
}

extension UIView {
    /// What the current animation block makes of a change; nothing outside of one.
    func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let context = AnimationContext.current, layer.canAnimate(event), !UIView.abruptKeys.contains(event) else {
            return UIView.noAction
        }
        guard context.animates else {
            ViewAnimationRecord.note(layer, event)
            return UIView.noAction
        }
        let before = ModelValue(layer, event)
        ViewAnimationRecord.note(before)
        return ViewAnimationAction(context, before)
    }

    /// Says that a change is not animated.
    private static let noAction = NSNull()

    /// Properties that layers change gradually, but views at once.
    private static let abruptKeys: Set<String> = [
        "hidden", "contents", "masksToBounds", "mask", "sublayers", "contentsScale", "rasterizationScale",
        "shouldRasterize", "geometryFlipped",
    ]
}
