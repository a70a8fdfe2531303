/// The values of an animation that leads a property to its model value, whatever else moves the property meanwhile.
///
/// Where the value beneath is the destination, the animation shows exactly its own values; where it is another one, it
/// is moved by what separates the animation's value from the destination. So an animation that is added while another
/// one runs begins, to the bit, where that one has got to and with its velocity. For that the later of two such
/// animations is applied first.
package struct AnimationPassage {
    /// The values from the first to the last, boxed.
    package let values: [Any]
    /// The value that the property has in the end, boxed.
    package let destination: Any

    package init(values: [Any], destination: Any) {
        self.values = values
        self.destination = destination
    }
}

extension CABasicAnimation {
    /// Makes the animation lead a property of a layer from one value to another; what is public of it says the same as
    /// differences to be added.
    /// - Returns: whether there are such differences; otherwise the animation is a plain one to whatever the layer has.
    @discardableResult
    package func lead(_ key: String, of layer: CALayer, from start: Any, to end: Any) -> Bool {
        keyPath = key
        (fromValue, toValue) = (start, nil)
        guard let difference = layer.difference(of: start, from: end, forKey: key),
            let none = layer.difference(of: end, from: end, forKey: key)
        else { return false }
        (fromValue, toValue) = (difference, none)
        isAdditive = true
        passage = AnimationPassage(values: [start, end], destination: end)
        return true
    }
}

extension CAKeyframeAnimation {
    /// Makes the animation lead a property of a layer through values to one that it has in the end.
    @discardableResult
    package func lead(_ key: String, of layer: CALayer, through course: [Any], to end: Any) -> Bool {
        keyPath = key
        values = course
        let differences = course.compactMap { layer.difference(of: $0, from: end, forKey: key) }
        guard differences.count == course.count else { return false }
        values = differences
        isAdditive = true
        passage = AnimationPassage(values: course, destination: end)
        return true
    }
}

extension CALayer {
    /// What separates a value of a property from another one, as additive animations have it; nil where the property
    /// has no differences, or the values are not of its type.
    package func difference(of value: Any, from reference: Any, forKey key: String) -> Any? {
        LayerKey.named(key, state.special)?.difference(value, reference)
    }

    /// Whether a change of a property can be shown gradually.
    package func canAnimate(_ key: String) -> Bool { LayerKey.named(key, state.special)?.isImplicitlyAnimated ?? false }

    /// What the model value of an animation's property becomes when the animation stands still where it has come so far.
    package func modelValue(movedBy animation: CAPropertyAnimation, at fraction: Double) -> Any? {
        guard let key = animation.keyPath.flatMap({ LayerKey.named($0, state.special) }) else { return nil }
        let part = animation.part(on: self, standardDuration: 1)
        guard case .property(let track) = part.effect else { return nil }
        var evaluation = Evaluation(state)
        track(&evaluation, part.pace.progress(at: fraction), 0)
        evaluation.finish()
        return key.value(evaluation.state)
    }

    /// Changes the timing of an animation that the layer has, in its place and without an end in between. Its
    /// beginning has to be given.
    package func retime(_ key: String, _ edit: (CAAnimation) -> Void) {
        guard let index = state.animations.firstIndex(where: { $0.key == key }) else { return }
        let old = state.animations[index]
        let animation = old.run.animation
        edit(animation)
        let part = animation.part(on: self, standardDuration: CATransaction.animationDuration())
        let new = AttachedAnimation(
            key: key, part: part, isRemovedOnCompletion: animation.isRemovedOnCompletion, redraws: old.redraws,
            run: old.run)
        changeSilently { $0.animations[index] = new }
    }
}
