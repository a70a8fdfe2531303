extension CALayer {
    /// The layers from the outermost one to this one.
    private var lineage: [CALayer] {
        var layers = [self]
        while let container = layers.last?.container { layers.append(container) }
        return layers.reversed()
    }

    /// The layer's time at a time of the display.
    func localTime(at rootTime: CFTimeInterval) -> CFTimeInterval {
        model().lineage.reduce(rootTime) { $1.state.time.localTime(at: $0) }
    }

    /// The time of the display at a time of the layer.
    func rootTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        var time = localTime
        var layer: CALayer? = model()
        while let current = layer {
            time = current.state.time.outerTime(at: time)
            layer = current.container
        }
        return time
    }

    /// The time around the layer, at a time of the display, as it was committed.
    func committedOuterTime(at rootTime: CFTimeInterval) -> CFTimeInterval {
        lineage.dropLast().reduce(rootTime) { $1.committedTime.localTime(at: $0) }
    }

    var committedTime: TimeSpace {
        switch committed {
        case .nothing: TimeSpace()
        case .current: state.time
        case .earlier(let earlier): earlier.state.time
        }
    }
}
