extension CALayer {
    func askForLayout() {
        guard modelLayer == nil, !pending.layout else { return }
        pending.layout = true
        container?.noteLayoutBeneath()
        let transaction = ThreadState.current.transaction
        transaction.open()
        transaction.layersToLayOut.append(self)
    }

    func askForDisplay() {
        guard modelLayer == nil, !pending.display else { return }
        pending.display = true
        let transaction = ThreadState.current.transaction
        transaction.open()
        transaction.layersToDisplay.append(self)
    }

    /// Lays out the outermost layer above this one that waits for it, and from there on down.
    func layOutFromTop() {
        var top = self
        while let container = top.container, container.pending.layout { top = container }
        top.layOut()
    }

    /// Something beneath the layer waits for layout. Where that is known of a layer it is known of all that it is in.
    func noteLayoutBeneath() {
        var layer: CALayer? = self
        while let current = layer, !current.pending.layoutBeneath {
            current.pending.layoutBeneath = true
            layer = current.container
        }
    }

    /// Lays out the layer and those beneath it that wait for it.
    private func layOut() {
        if pending.layout {
            pending.layout = false
            layoutSublayers()
        }
        guard pending.layoutBeneath else { return }
        pending.layoutBeneath = false
        for layer in state.sublayers { layer.layOut() }
    }
}
