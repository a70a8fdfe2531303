/// A layer's state while its animations are applied to it, one after the other.
struct Evaluation {
    var state: LayerState
    /// A change of the whole layer that is under way.
    var transition: Transition?

    /// A transition and how much of it is done.
    struct Transition {
        let effect: TransitionEffect
        let progress: Double
    }

    /// The transforms taken apart, as soon as an animation of a part has come; the state's own are then out of date.
    private var transformParts: EulerParts?
    private var sublayerTransformParts: EulerParts?

    init(_ state: LayerState) { self.state = state }

    var transform: CATransform3D {
        get { transformParts?.matrix ?? state.transform }
        set {
            transformParts = nil
            state.transform = newValue
        }
    }

    var sublayerTransform: CATransform3D {
        get { sublayerTransformParts?.matrix ?? state.details.value.sublayerTransform }
        set {
            sublayerTransformParts = nil
            state.details.value.sublayerTransform = newValue
        }
    }

    /// The layer's transform by parts. Changes of several parts add up without being taken apart in between.
    var partsOfTransform: EulerParts {
        get { transformParts ?? EulerParts(state.transform) }
        set { transformParts = newValue }
    }

    /// The sublayers' transform by parts.
    var partsOfSublayerTransform: EulerParts {
        get { sublayerTransformParts ?? EulerParts(state.details.value.sublayerTransform) }
        set { sublayerTransformParts = newValue }
    }

    /// Puts the state's transforms together again.
    mutating func finish() {
        if let transformParts { transform = transformParts.matrix }
        if let sublayerTransformParts { sublayerTransform = sublayerTransformParts.matrix }
    }
}
