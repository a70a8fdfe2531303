extension Transaction {
    /// Makes the changed layers' states the committed ones.
    func commitChanges() {
        finishLayers()
        let now = CACurrentMediaTime()
        let layers = changedLayers
        changedLayers = []
        // Everything that was shown before has to be known before the first layer is committed.
        for layer in layers { layer.prepareAnimations(at: now) }
        for layer in layers { layer.beginAnimations(at: now) }
        for layer in layers { layer.didCommit() }
        strandedLayers += layers.filter { !$0.state.animations.isEmpty && !$0.isOnDisplay }
    }

    /// Ends the animations of layers that no display shows: there, time does not pass.
    func endStrandedAnimations() {
        let layers = strandedLayers
        strandedLayers = []
        for layer in layers where !layer.isOnDisplay { layer.detachAnimations(finished: true) { $0.run.isCommitted } }
    }

    /// Lays out and draws what waits for it, and ends the animations of layers that have left the tree. Each may cause
    /// more of the other; a hundred rounds of it are taken for an endless loop.
    private func finishLayers() {
        defer { isMakingEndlessly = false }
        for _ in 0..<100 {
            let departed = departedLayers
            // A layer that asks again while others are laid out is in the list more than once, and would double it.
            var seen = Set<ObjectIdentifier>()
            let laidOut = layersToLayOut.filter { seen.insert(ObjectIdentifier($0)).inserted }
            let displayed = layersToDisplay
            (departedLayers, layersToLayOut, layersToDisplay) = ([], [], [])
            if departed.isEmpty && laidOut.isEmpty && displayed.isEmpty { return }
            for layer in departed where !layer.isOnDisplay { layer.detachAnimationsBeneath() }
            for layer in laidOut { layer.layoutIfNeeded() }
            for layer in displayed { layer.displayIfNeeded() }
        }
        let restless = layersToLayOut.filter { !$0.pending.wasReported }
        guard let first = restless.first else { return }
        for layer in restless { layer.pending.wasReported = true }
        reportMisuse(
            "the layout of a \(first.kind) asks for layout again, a hundred times; the rest waits for the next frame")
    }
}

extension CALayer {
    /// Whether the layer is in one that a display shows.
    package var isOnDisplay: Bool {
        var layer = self
        while let container = layer.container { layer = container }
        return layer.isDisplayed
    }

    private var hasNewAnimations: Bool { state.animations.contains { !$0.run.isCommitted } }

    /// Tells new animations what was shown before the transaction, where they begin with that.
    func prepareAnimations(at now: CFTimeInterval) {
        guard hasNewAnimations else { return }
        for index in state.animations.indices where !state.animations[index].run.isCommitted {
            state.animations[index].part.beginWith(self, at: now)
        }
    }

    /// Lets new animations begin, where they have not said when.
    func beginAnimations(at now: CFTimeInterval) {
        guard hasNewAnimations else { return }
        let localNow = localTime(at: now)
        for index in state.animations.indices where !state.animations[index].run.isCommitted {
            let run = state.animations[index].run
            run.isCommitted = true
            guard state.animations[index].part.clock.begin == 0 else { continue }
            state.animations[index].part.clock.begin = localNow
            run.animation.beginTime = localNow
        }
    }
}

extension AnimationPart {
    /// Begins with what a layer showed before the transaction.
    fileprivate mutating func beginWith(_ layer: CALayer, at now: CFTimeInterval) {
        switch effect {
        case .transition(let transition):
            transition.before = layer.committedNode(at: layer.committedOuterTime(at: now)).standingStill
        case .propertySinceLastCommit(let key, var source):
            source.values = .ends(from: key.value(layer.shownState), to: nil, by: nil)
            effect = key.track(source).map { .property($0) } ?? .none
        case .group(var parts):
            for index in parts.indices { parts[index].beginWith(layer, at: now) }
            effect = .group(parts)
        case .property, .none: break
        }
    }
}
