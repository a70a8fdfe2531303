/// A change of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order.
    open var values: [Any]?
    /// The way of a point, instead of `values`: each line and each curve leads from one key to the next.
    open var path: CGPath?
    /// When each value is reached, as fractions of the duration, ascending from 0 to 1; nil for even steps.
    ///
    /// In the discrete mode each value has its beginning here, and one more number is the end of the last.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next; nil for an even one.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between the keys are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// In the cubic modes, how tight the curve is at each value: 0 unless given, 1 tight, −1 slack.
    open var tensionValues: [NSNumber]?
    /// In the cubic modes, how sharp the corner is at each value: 0 unless given for none.
    open var continuityValues: [NSNumber]?
    /// In the cubic modes, where the curve passes each value: 0 unless given, above 0 later, below 0 earlier.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path.
    open var rotationMode: CAAnimationRotationMode?

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "values": values
        case "path": path
        case "keyTimes": keyTimes
        case "timingFunctions": timingFunctions
        case "calculationMode": calculationMode
        case "tensionValues": tensionValues
        case "continuityValues": continuityValues
        case "biasValues": biasValues
        case "rotationMode": rotationMode
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = value as? [NSNumber]
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode":
            let mode = (value as? String).map(CAAnimationCalculationMode.init(rawValue:))
            calculationMode = mode ?? value as? CAAnimationCalculationMode ?? .linear
        case "tensionValues": tensionValues = value as? [NSNumber]
        case "continuityValues": continuityValues = value as? [NSNumber]
        case "biasValues": biasValues = value as? [NSNumber]
        case "rotationMode":
            let mode = (value as? String).map(CAAnimationRotationMode.init(rawValue:))
            rotationMode = mode ?? value as? CAAnimationRotationMode
        default: super.setValue(value, forKey: key)
        }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys
            + [
                "values", "path", "keyTimes", "timingFunctions", "calculationMode", "tensionValues",
                "continuityValues", "biasValues", "rotationMode",
            ]
    }

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path) = (other.values, other.path)
        (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        biasValues = other.biasValues
    }

    override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect {
        guard let key = key(on: layer, like: path == nil ? values?.first : CGPoint.zero) else {
            return .none
        }
        let course = path.map { TrackSource.Values.path($0, keyframes) } ?? .keys(values ?? [], keyframes)
        let source = TrackSource(
            values: passage.map { .keys($0.values, keyframes) } ?? course, isAdditive: isAdditive,
            isCumulative: isCumulative, cycleEnd: autoreverses ? 0 : 1, destination: passage?.destination)
        guard let track = key.track(source) else { return .none }
        guard let path, let rotationMode else { return .property(track) }
        let motion = PathMotion(path, keyframes)
        let half: Double = rotationMode == .rotateAutoReverse ? .pi : 0
        return .property { evaluation, fraction, cycle in
            track(&evaluation, fraction, cycle)
            guard let place = motion.place(at: fraction) else { return }
            let angle = Elementary.atan2(Double(place.tangent.dy), Double(place.tangent.dx)) + half
            evaluation.transform = CATransform3DRotate(evaluation.transform, CGFloat(angle), 0, 0, 1)
        }
    }

    private var keyframes: KeyframeTiming {
        KeyframeTiming(
            mode: calculationMode, times: keyTimes?.map(\.doubleValue),
            paces: (timingFunctions ?? []).map(AnimationPace.init),
            tensions: (tensionValues ?? []).map(\.doubleValue),
            continuities: (continuityValues ?? []).map(\.doubleValue), biases: (biasValues ?? []).map(\.doubleValue))
    }
}
