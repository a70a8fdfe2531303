/// A change of all that a layer shows, its sublayers with it, from one picture to the next.
///
/// The picture before is what the layer showed before the transaction, whether its contents change before the
/// transition is added or after. A layer has one transition at a time.
open class CATransition: CAAnimation {
    /// How one picture becomes the other.
    open var type = CATransitionType.fade
    /// The side that the new picture comes from; nil for the right one.
    open var subtype: CATransitionSubtype?
    /// How far the change has come at the beginning, 0 to 1.
    open var startProgress: Float = 0
    /// How far the change has come at the end, 0 to 1.
    open var endProgress: Float = 1

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "type": type
        case "subtype": subtype
        case "startProgress": startProgress.boxed
        case "endProgress": endProgress.boxed
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(Double.init(boxed:))
        switch key {
        case "type":
            type = (value as? String).map(CATransitionType.init(rawValue:)) ?? value as? CATransitionType ?? .fade
        case "subtype":
            subtype = (value as? String).map(CATransitionSubtype.init(rawValue:)) ?? value as? CATransitionSubtype
        case "startProgress": startProgress = Float(number ?? 0)
        case "endProgress": endProgress = Float(number ?? 1)
        default: super.setValue(value, forKey: key)
        }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys + ["type", "subtype", "startProgress", "endProgress"]
    }

    override func emptyCopy() -> CAAnimation { CATransition() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect {
        func kept(_ progress: Float) -> Double { progress.isFinite ? Double(min(max(progress, 0), 1)) : 0 }
        return .transition(
            TransitionEffect(
                type: type, subtype: subtype ?? .fromRight, startProgress: kept(startProgress),
                endProgress: kept(endProgress)))
    }
}
