/// An animation, or one inside a group, worked out.
struct AnimationPart {
    enum Effect {
        /// The value of one property.
        case property(Track)
        /// The value of one property, from what it was before the transaction, which is known once that is committed.
        case propertySinceLastCommit(LayerKey, TrackSource)
        /// What is shown on the whole, from what was shown before.
        case transition(TransitionEffect)
        /// Animations in this one's time.
        case group([AnimationPart])
        /// Nothing: a key path or a value that fits no property.
        case none
    }

    var clock: AnimationClock
    let pace: AnimationPace
    var effect: Effect
}

extension AnimationPart {
    /// Applies the animation, as it stands at a time of what it is attached to, to a layer's state.
    func apply(to evaluation: inout Evaluation, at time: CFTimeInterval, includingEnd: Bool = false) {
        guard let moment = clock.moment(at: time, includingEnd: includingEnd) else { return }
        let progress = pace.progress(at: moment.fraction)
        switch effect {
        case .property(let track): track(&evaluation, progress, moment.cycle)
        case .transition(let effect): evaluation.transition = .init(effect: effect, progress: progress)
        case .group(let parts):
            for part in parts {
                part.apply(to: &evaluation, at: progress * clock.duration, includingEnd: moment.isAtEnd)
            }
        case .propertySinceLastCommit, .none: break
        }
    }
}
