extension CALayer {
    /// The committed state with the animations applied as they stand now.
    var shownState: LayerState {
        let committed = committedState
        guard !committed.animations.isEmpty else { return committed }
        let outer = committedOuterTime(at: CACurrentMediaTime())
        return committed.evaluated(at: committed.time.localTime(at: outer)).state
    }

    /// A copy of the layer as it is shown now.
    var presentationLayer: CALayer? {
        if modelLayer != nil { return self }
        guard wasCommitted else { return nil }
        let copy = emptyCopy()
        copy.takeValues(of: self)
        copy.state = shownState
        copy.modelLayer = self
        return copy
    }

    /// Takes over the values of another layer, to present it.
    func takeValues(of other: CALayer) {
        state = other.state
        modelLayer = other.model()
        name = other.name
        delegate = other.delegate
        actions = other.actions
        style = other.style
    }

    /// Layers of this one's list as they are seen from this one: presentations from a presentation.
    func presented(_ layers: [CALayer]) -> [CALayer] {
        modelLayer == nil ? layers : layers.compactMap { $0.presentation() }
    }
}
