extension LayerState {
    /// The state with its animations applied as they stand at a time in the layer's own space.
    func evaluated(at time: CFTimeInterval) -> Evaluation {
        var evaluation = Evaluation(self)
        for index in animations.indices where animations[index].run.isCommitted {
            animations[index].part.apply(to: &evaluation, at: time)
        }
        evaluation.finish()
        return evaluation
    }
}
