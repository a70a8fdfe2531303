extension LayerKey {
    /// The key of a value that is no property: of the type of a sample, as an animation gives one.
    /// - Parameter absent: what counts where there is no value yet; nil for a sample without its size.
    static func custom(_ key: String, like sample: Any, instead absent: Any?) -> LayerKey {
        switch plainValue(of: sample) {
        case let value as CGPoint: custom(key, value, absent)
        case let value as CGSize: custom(key, value, absent)
        case let value as CGRect: custom(key, value, absent)
        case let value as CATransform3D: custom(key, value, absent)
        case let value as CGAffineTransform: custom(key, value, absent)
        case let value as CGColor: custom(key, value, absent)
        case let value as CGPath: custom(key, PathValue(path: value), absent)
        case let value as [Any]:
            [Double].unboxed(value).map { custom(key, $0, absent) }
                ?? [CGColor].unboxed(value).map { custom(key, $0, absent) }
                ?? custom(key, ObjectValue(object: value), absent)
        default:
            Double(boxed: sample).map { custom(key, $0, absent) } ?? custom(key, ObjectValue(object: sample), absent)
        }
    }

    private static func custom<Value: Animatable>(_ key: String, _ sample: Value, _ absent: Any?) -> LayerKey {
        // Sound: the value is never changed, and an animation stays on its layer's thread.
        nonisolated(unsafe) let absent = absent.flatMap(Value.unboxed) ?? sample.multiplied(by: 0)
        return LayerKey(
            key,
            Lens(
                { $0.details.value.customValues[key].flatMap(Value.unboxed) ?? absent },
                { $0.details.value.customValues[key] = $1.boxed }))
    }
}
