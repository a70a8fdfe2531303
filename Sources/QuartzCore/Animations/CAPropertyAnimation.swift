/// An animation of one property of a layer; use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, or of a component of it: "position", "position.x", "transform.rotation.z".
    open var keyPath: String?
    /// Whether the values are added to what the property has without the animation. Transforms come first then.
    open var isAdditive = false
    /// Whether each cycle begins where the one before ended.
    open var isCumulative = false
    /// Makes a transform of the animation's numbers, where the property is one.
    open var valueFunction: CAValueFunction?

    /// What the animation does to its property where it leads to the model value; see there.
    package var passage: AnimationPassage?
    /// The part of its pace that is left of the animation; nil for all of it.
    package var stretch: AnimationStretch?

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "keyPath": keyPath
        case "additive": isAdditive.boxed
        case "cumulative": isCumulative.boxed
        case "valueFunction": valueFunction
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive": isAdditive = value.flatMap(Bool.init(boxed:)) ?? false
        case "cumulative": isCumulative = value.flatMap(Bool.init(boxed:)) ?? false
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: super.setValue(value, forKey: key)
        }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys + ["keyPath", "additive", "cumulative", "valueFunction"]
    }

    override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
        passage = other.passage
        stretch = other.stretch
    }

    /// What the animation changes in a layer, given one of its values; nil where that fits nothing.
    func key(on layer: CALayer, like sample: Any?) -> LayerKey? {
        guard let keyPath else { return nil }
        guard let valueFunction else { return layer.key(keyPath, like: sample) }
        switch keyPath {
        case "transform":
            return valueFunction.key(of: keyPath, Lens(get: { $0.transform }, set: { $0.transform = $1 }))
        case "sublayerTransform":
            return valueFunction.key(
                of: keyPath, Lens(get: { $0.sublayerTransform }, set: { $0.sublayerTransform = $1 }))
        default: return nil
        }
    }
}
