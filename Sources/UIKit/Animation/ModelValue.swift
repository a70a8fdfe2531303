/// The value that a layer's property has been given, to give it back.
@MainActor
struct ModelValue {
    let layer: CALayer
    /// The property or a component of it.
    let keyPath: String
    /// `NSNull` for none.
    let value: Any
    /// A view's background is a colour that depends on traits; its layer has only what comes of that.
    private let color: UIColor?

    init(_ layer: CALayer, _ keyPath: String) {
        self.layer = layer
        self.keyPath = keyPath
        value = layer.value(forKeyPath: keyPath) ?? NSNull()
        color = keyPath == "backgroundColor" ? (layer.delegate as? UIView)?.backgroundColor : nil
    }

    /// Sets the value.
    func restore() {
        if keyPath == "backgroundColor", let view = layer.delegate as? UIView {
            view.backgroundColor = color
        } else {
            layer.setValue(value is NSNull ? nil : value, forKeyPath: keyPath)
        }
    }
}
