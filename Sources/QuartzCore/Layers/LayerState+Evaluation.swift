extension LayerState {
    /// The state with its animations applied as they stand at a time in the layer's own space.
    func evaluated(at time: CFTimeInterval) -> Evaluation {
        var evaluation = Evaluation(self)
        for animation in animations where animation.run.isCommitted {
            animation.part.apply(to: &evaluation, at: time)
        }
        evaluation.finish()
        return evaluation
    }
}
