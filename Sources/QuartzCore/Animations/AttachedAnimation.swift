/// An animation as a layer carries it: worked out when it was added, so that a frame has little left to do.
struct AttachedAnimation {
    /// The key it was added under.
    let key: String?
    /// What the animation does, and when.
    var part: AnimationPart
    /// Whether it is taken off when it is over.
    let isRemovedOnCompletion: Bool
    /// Whether the layer draws itself anew for every moment of the animation.
    let redraws: Bool
    /// What is known of its run, shared by all copies of the layer's state.
    let run: AnimationRun
}
