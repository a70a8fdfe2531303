/// A value in a layer's state that a key path names: a property or a component of one.
struct LayerKey: Sendable {
    /// The key of the whole property: "transform" for "transform.scale.x".
    let property: String
    /// Reads the value, boxed.
    let value: @Sendable (LayerState) -> Any
    /// Writes a boxed value; false where the box holds something else.
    let setValue: @Sendable (inout LayerState, Any) -> Bool
    /// The track of an animation of the value.
    let track: @Sendable (TrackSource) -> Track?

    /// A value at a place.
    init<Value: Animatable>(_ property: String, _ lens: Lens<Value>) {
        self.property = property
        value = { lens.get(Evaluation($0)).boxed }
        setValue = { state, box in
            guard let value = Value.unboxed(box) else { return false }
            var evaluation = Evaluation(state)
            lens.set(&evaluation, value)
            evaluation.finish()
            state = evaluation.state
            return true
        }
        track = { QuartzCore.track($0, lens) }
    }
}

extension LayerKey {
    /// The key of a key path; nil where the layer has no such property.
    static func named(_ keyPath: String, _ special: SpecialProperties) -> LayerKey? { common[keyPath] }

    /// The keys of all layers.
    private static let common: [String: LayerKey] = {
        var table = LayerKeyTable()
        table.addGeometry()
        table.addAppearance()
        table.addContents()
        return table.keys
    }()
}
