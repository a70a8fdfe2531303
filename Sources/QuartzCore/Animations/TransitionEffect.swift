/// A transition on a layer.
final class TransitionEffect {
    let type: CATransitionType
    let subtype: CATransitionSubtype
    let startProgress: Double
    let endProgress: Double
    /// What the layer showed before the transaction that added the transition; nil until that is committed.
    var before: RenderNode?

    init(type: CATransitionType, subtype: CATransitionSubtype, startProgress: Double, endProgress: Double) {
        self.type = type
        self.subtype = subtype
        self.startProgress = startProgress
        self.endProgress = endProgress
    }
}
