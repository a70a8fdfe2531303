/// A value in a layer's state that a key path names: a property or a component of one.
///
/// It is an object, as it is looked up all the time, and a structure of as many closures takes long to copy.
final class LayerKey: Sendable {
    /// The key of the whole property: "transform" for "transform.scale.x".
    let property: String
    /// Whether a change of the property is animated without being asked for.
    let isImplicitlyAnimated: Bool
    /// Reads the value, boxed.
    let value: @Sendable (LayerState) -> Any
    /// Writes a boxed value; false where the box holds something else.
    let setValue: @Sendable (inout LayerState, Any) -> Bool
    /// The track of an animation of the value.
    let track: @Sendable (TrackSource) -> Track?
    /// What separates a boxed value from another one; nil where there is no difference that could be added.
    let difference: @Sendable (_ value: Any, _ reference: Any) -> Any?

    /// A value at a place.
    init<Value: Animatable>(_ property: String, _ lens: Lens<Value>, isImplicitlyAnimated: Bool = false) {
        self.property = property
        self.isImplicitlyAnimated = isImplicitlyAnimated
        if let read = lens.read {
            value = { read($0).boxed }
        } else {
            value = { lens.get(Evaluation($0)).boxed }
        }
        setValue = { state, box in
            guard let value = Value.unboxed(box) else { return false }
            var evaluation = Evaluation(state)
            lens.set(&evaluation, value)
            evaluation.finish()
            state = evaluation.state
            return true
        }
        track = { QuartzCore.track($0, lens) }
        difference = { value, reference in
            guard Value.hasDifferences, let value = Value.unboxed(value), let reference = Value.unboxed(reference),
                reference.isInvertible
            else { return nil }
            return reference.multiplied(by: -1).adding(value).boxed
        }
    }
}

extension LayerKey {
    /// The key of a key path; nil where the layer has no such property.
    static func named(_ keyPath: String, _ special: SpecialProperties) -> LayerKey? {
        table(of: special)?[keyPath] ?? common[keyPath]
    }

    /// The whole properties of a layer with their keys, in the order of those.
    static func properties(_ special: SpecialProperties) -> [(String, LayerKey)] {
        let all = common.merging(table(of: special) ?? [:]) { _, own in own }
        return all.filter { $0.key == $0.value.property }.sorted { $0.key < $1.key }
    }

    /// The keys of layers that have properties of their own.
    private static func table(of special: SpecialProperties) -> [String: LayerKey]? {
        switch special {
        case .none, .transform: nil
        case .shape: shape
        case .gradient: gradient
        case .text: text
        case .replicator: replicator
        case .backdrop: backdrop
        }
    }

    /// The keys of all layers.
    private static let common = table { table in
        table.addGeometry()
        table.addAppearance()
        table.addContents()
    }

    private static let shape = table { $0.addShape() }
    private static let gradient = table { $0.addGradient() }
    private static let text = table { $0.addText() }
    private static let replicator = table { $0.addReplicator() }
    private static let backdrop = table { $0.addBackdrop() }

    private static func table(_ fill: (inout LayerKeyTable) -> Void) -> [String: LayerKey] {
        var table = LayerKeyTable()
        fill(&table)
        return table.keys
    }
}
