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

    /// Lays out the outermost layer above this one that waits for it, and from there on down. One that is just being
    /// laid out goes on with that afterwards.
    func layOutFromTop() {
        var top = self
        while let container = top.container, container.pending.layout, !container.pending.isLayingOut {
            top = container
        }
        guard !top.pending.isLayingOut else { return }
        top.layOut(in: ThreadState.current.transaction)
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
    private func layOut(in transaction: Transaction) {
        if pending.layout {
            pending.layout = false
            guard transaction.layOut(self) else { return }
        }
        guard pending.layoutBeneath else { return }
        pending.layoutBeneath = false
        for layer in state.sublayers { layer.layOut(in: transaction) }
    }

    /// What a report calls the layer: the class that places its sublayers.
    var kind: String { delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}

extension Transaction {
    /// Has a layer place its sublayers; false where layers have been made without end.
    fileprivate func layOut(_ layer: CALayer) -> Bool {
        if isMakingEndlessly, layer.pending.generation > 0 { return false }
        guard layer.pending.generation <= Transaction.longestChain else {
            stopMaking(at: layer)
            return false
        }
        let around = generation
        generation = layer.pending.generation + 1
        layer.pending.isLayingOut = true
        layer.layoutSublayers()
        layer.pending.isLayingOut = false
        generation = around
        return true
    }

    /// Drops the layouts of all layers that were made by layouts, up to the commit's end, and of the one that began it.
    private func stopMaking(at last: CALayer) {
        isMakingEndlessly = true
        var first = last
        while let container = first.container, first.pending.generation > 0 {
            first = container
            first.pending.layout = false
        }
        guard !first.pending.wasReported else { return }
        first.pending.wasReported = true
        reportMisuse(
            """
            the layout of a \(last.kind) adds another layer, whose layout adds another, \(Transaction.longestChain) times; \
            those made last are not laid out
            """)
    }

    private static let longestChain = 100
}
