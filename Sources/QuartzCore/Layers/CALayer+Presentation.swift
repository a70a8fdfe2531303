import CClassInit

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
        let copy = ownCopy()
        copy.takeValues(of: self)
        copy.state = shownState
        copy.modelLayer = self
        return copy
    }

    /// A layer of the same class: by its `init(layer:)`, where the class is none of Core Animation's.
    private func ownCopy() -> CALayer {
        let plain = emptyCopy()
        guard type(of: self) != type(of: plain) else { return plain }
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: self)
        // Sound: each class of layers has this initialiser in its method table. It consumes its argument, so that only
        // the memory is left to be given back; it returns an object with one reference.
        let object = layer_init(unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self), argument)
        argument.deallocate()
        return object.map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() } ?? plain
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
