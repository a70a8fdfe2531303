/// An animation of one property of a layer; use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, or of a component of it: "position", "position.x", "transform.rotation.z".
    open var keyPath: String?
    /// Whether the values are added to what the property has without the animation. Transforms come first then.
    open var isAdditive = false
    /// Whether each cycle begins where the one before ended.
    open var isCumulative = false

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
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive": isAdditive = value.flatMap(Bool.init(boxed:)) ?? false
        case "cumulative": isCumulative = value.flatMap(Bool.init(boxed:)) ?? false
        default: super.setValue(value, forKey: key)
        }
    }

    override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }
}
