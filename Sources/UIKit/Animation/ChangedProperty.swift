/// A property of a layer, as the key of a table. Whoever keeps the table keeps the layer.
struct ChangedProperty: Hashable {
    private let layer: ObjectIdentifier
    private let key: String

    init(_ layer: CALayer, _ key: String) {
        self.layer = ObjectIdentifier(layer)
        self.key = key
    }
}
