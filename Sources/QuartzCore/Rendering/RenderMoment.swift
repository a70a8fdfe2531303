/// Of what a layer's node is made.
struct RenderMoment {
    /// A time of what is around the layer: what was committed is shown, as its animations stand then. Nil for what has
    /// been set, committed or not, without animations.
    var time: CFTimeInterval?
    /// Whether the space around the layer is turned over by layers that flip their geometry.
    var isMirrored: Bool

    /// The same moment within a layer of a state.
    func inside(_ state: LayerState) -> RenderMoment {
        RenderMoment(time: time.map(state.time.localTime), isMirrored: isMirrored != state.isGeometryFlipped)
    }

    /// The moment so many seconds before.
    func earlier(by delay: CFTimeInterval) -> RenderMoment {
        RenderMoment(time: time.map { $0 - delay }, isMirrored: isMirrored)
    }
}
