extension CALayer {
    /// Adds a copy of an animation, worked out.
    func attach(_ animation: CAAnimation, forKey key: String?) {
        guard modelLayer == nil else { return }
        let transaction = ThreadState.current.transaction
        transaction.open()
        let values = transaction.values
        let attached = animation.attached
        let key = animation is CATransition ? kCATransition : key
        let part = attached.part(
            on: self, standardDuration: values.animationDuration, function: values.animationTimingFunction)
        if attached !== animation || animation.isHandedOver {
            attached.duration = part.clock.duration
            if let function = values.animationTimingFunction { attached.timingFunction = function }
        }
        if let key { detachAnimations { $0.key == key } }
        let run = AnimationRun(attached, order: transaction.nextAnimationOrder(), completion: values.completion)
        let redraws = attached.animatedProperties.contains { type(of: self).needsDisplay(forKey: $0) }
        let entry = AttachedAnimation(
            key: key, part: part, isRemovedOnCompletion: attached.isRemovedOnCompletion, redraws: redraws, run: run)
        let place = place(of: attached)
        changeSilently { $0.animations.insert(entry, at: place) }
        countAnimations(1)
    }

    /// Where a new animation goes among the others: at the end, but before those that lead the same property.
    private func place(of animation: CAAnimation) -> Int {
        func leads(_ animation: CAAnimation) -> String? {
            (animation as? CAPropertyAnimation).flatMap { $0.passage == nil ? nil : $0.keyPath }
        }
        guard let path = leads(animation) else { return state.animations.count }
        return state.animations.firstIndex { leads($0.run.animation) == path } ?? state.animations.count
    }

    /// Takes those animations off that a condition picks; they have not run to their end.
    func detachAnimations(finished: Bool = false, where condition: (AttachedAnimation) -> Bool) {
        guard modelLayer == nil else { return }
        let removed = state.animations.compactMap { condition($0) ? $0.run : nil }
        guard !removed.isEmpty else { return }
        changeSilently { state in state.animations.removeAll { entry in removed.contains { $0 === entry.run } } }
        countAnimations(-removed.count)
        for run in removed { run.stop(finished: finished) }
    }

    /// Takes all animations off the layer and all layers beneath it.
    func detachAnimationsBeneath() {
        guard animationCount > 0 else { return }
        removeAllAnimations()
        for layer in state.sublayers { layer.detachAnimationsBeneath() }
        state.mask?.detachAnimationsBeneath()
    }
}
