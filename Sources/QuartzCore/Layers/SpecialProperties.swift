/// The properties of the layer classes that have some of their own.
indirect enum SpecialProperties {
    case none
    case shape(ShapeProperties)
    case gradient(GradientProperties)
    case text(TextProperties)
    case replicator(ReplicatorProperties)
    case transform
    case backdrop(BackdropProperties)
}

extension SpecialProperties {
    /// A shape layer's; the standard ones for any other layer.
    var shape: ShapeProperties {
        get { if case .shape(let properties) = self { properties } else { ShapeProperties() } }
        set { self = .shape(newValue) }
    }

    /// A gradient layer's; the standard ones for any other layer.
    var gradient: GradientProperties {
        get { if case .gradient(let properties) = self { properties } else { GradientProperties() } }
        set { self = .gradient(newValue) }
    }

    /// A text layer's; the standard ones for any other layer.
    var text: TextProperties {
        get { if case .text(let properties) = self { properties } else { TextProperties() } }
        set { self = .text(newValue) }
    }

    /// A replicator layer's; the standard ones for any other layer.
    var replicator: ReplicatorProperties {
        get { if case .replicator(let properties) = self { properties } else { ReplicatorProperties() } }
        set { self = .replicator(newValue) }
    }

    /// A backdrop layer's; the standard ones for any other layer.
    var backdrop: BackdropProperties {
        get { if case .backdrop(let properties) = self { properties } else { BackdropProperties() } }
        set { self = .backdrop(newValue) }
    }
}
