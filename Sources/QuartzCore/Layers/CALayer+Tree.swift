extension CALayer {
    /// Whether the layer is another one or has it beneath it.
    func holds(_ other: CALayer) -> Bool {
        var layer: CALayer? = other
        while let current = layer {
            if current === self { return true }
            layer = current.container
        }
        return false
    }

    /// Puts a layer into the list of sublayers, at the end where the index is beyond it.
    func insert(_ layer: CALayer, at index: Int) {
        guard accepts(layer) else { return }
        layer.leaveContainer()
        change("sublayers") { $0.sublayers.insert(layer, at: min(index, $0.sublayers.count)) }
        layer.join(self, isMask: false)
        setNeedsLayout()
    }

    /// Puts a layer so many places beyond another one; without that one at the back or at the front.
    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling, accepts(layer) else { return }
        layer.leaveContainer()
        let index = sibling.flatMap { sibling in state.sublayers.firstIndex { $0 === sibling } }
        insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : .max))
    }

    func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, accepts(newLayer) else { return }
        guard oldLayer.container === self, !oldLayer.isMask else {
            return reportMisuse("replaceSublayer(_:with:): the layer to replace is not a sublayer")
        }
        insert(newLayer, beside: oldLayer, offset: 0)
        oldLayer.leaveContainer()
    }

    func setSublayers(_ layers: [CALayer]) {
        let accepted = layers.filter(accepts)
        let old = state.sublayers
        for layer in old where !accepted.contains(where: { $0 === layer }) { layer.leaveContainer() }
        for layer in accepted where layer.container !== self || layer.isMask { layer.leaveContainer() }
        var seen = Set<ObjectIdentifier>()
        let list = accepted.filter { seen.insert(ObjectIdentifier($0)).inserted }
        change("sublayers") { $0.sublayers = list }
        for layer in list where layer.container !== self { layer.join(self, isMask: false) }
        setNeedsLayout()
    }

    func setMask(_ layer: CALayer?) {
        guard layer !== state.mask, layer.map(accepts) ?? true else { return }
        layer?.leaveContainer()
        let old = state.mask
        change("mask") { $0.mask = layer }
        old?.forgetContainer()
        layer?.join(self, isMask: true)
    }

    /// Takes the layer out of the one it is in, or off the one it masks.
    func leaveContainer() {
        guard let container else { return }
        if isMask {
            container.change("mask") { $0.mask = nil }
        } else {
            container.change("sublayers") { state in state.sublayers.removeAll { $0 === self } }
            container.setNeedsLayout()
        }
        forgetContainer()
    }

    private func join(_ container: CALayer, isMask: Bool) {
        self.container = container
        self.isMask = isMask
        pending.generation = ThreadState.current.transaction.generation
        container.countAnimations(animationCount)
        if pending.layout || pending.layoutBeneath { container.noteLayoutBeneath() }
        changeSilently { _ in }
        runAction(forEvent: kCAOnOrderIn)
    }

    private func forgetContainer() {
        container?.countAnimations(-animationCount)
        container = nil
        isMask = false
        ThreadState.current.transaction.departedLayers.append(self)
        runAction(forEvent: kCAOnOrderOut)
    }

    private func runAction(forEvent event: String) {
        guard !CATransaction.disableActions() else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Adds to the number of animations of the layer and of all those it is in.
    func countAnimations(_ number: Int) {
        guard number != 0 else { return }
        var layer: CALayer? = self
        while let current = layer {
            current.animationCount += number
            layer = current.container
        }
    }

    /// Whether a layer can go into this one: not if this one is in it.
    private func accepts(_ layer: CALayer) -> Bool {
        guard layer.holds(self) || layer.modelLayer != nil else { return true }
        reportMisuse("a layer cannot be put into itself, into one of its sublayers, or be a presentation")
        return false
    }
}
