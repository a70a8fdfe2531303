/// A change of a property from one value to another.
///
/// | given | from | to |
/// |---|---|---|
/// | `fromValue`, `toValue` | `fromValue` | `toValue` |
/// | `fromValue`, `byValue` | `fromValue` | `fromValue` + `byValue` |
/// | `byValue`, `toValue` | `toValue` − `byValue` | `toValue` |
/// | `fromValue` | `fromValue` | the layer's value |
/// | `toValue` | the layer's value | `toValue` |
/// | `byValue` | the layer's value | the layer's value + `byValue` |
/// | nothing | what was shown before the transaction | the layer's value |
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between the two.
    open var byValue: Any?

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fromValue": fromValue
        case "toValue": toValue
        case "byValue": byValue
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: super.setValue(value, forKey: key)
        }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys + ["fromValue", "toValue", "byValue"]
    }

    override func emptyCopy() -> CAAnimation { CABasicAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect {
        let samples = [fromValue, toValue, byValue].compactMap { $0 }
        guard let key = key(on: layer, like: samples.first) else { return .none }
        let pace = pace(timingFunction, duration: duration)
        if let passage, let first = passage.values.first, let last = passage.values.last {
            let source = TrackSource(
                values: .ends(from: first, to: last, by: nil), isAdditive: false, isCumulative: false, cycleEnd: 1,
                destination: passage.destination)
            return key.track(source).map { .property($0) } ?? .none
        }
        let source = TrackSource(
            values: .ends(from: fromValue, to: toValue, by: byValue), isAdditive: isAdditive,
            isCumulative: isCumulative, cycleEnd: pace.progress(at: autoreverses ? 0 : 1))
        if samples.isEmpty { return .propertySinceLastCommit(key, source) }
        return key.track(source).map { .property($0) } ?? .none
    }
}
