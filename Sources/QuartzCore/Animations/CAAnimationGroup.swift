/// Animations that run together, in the group's time.
///
/// They are cut off where the group ends, and end as the group says; their own delegates are told nothing.
open class CAAnimationGroup: CAAnimation {
    /// The animations. Those without a duration take the group's.
    open var animations: [CAAnimation]?

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        key == "animations" ? animations : super.value(forKey: key)
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        if key == "animations" { animations = value as? [CAAnimation] } else { super.setValue(value, forKey: key) }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys + ["animations"]
    }

    override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map(\.attached)
    }

    override func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect {
        .group((animations ?? []).map { $0.part(on: layer, standardDuration: duration, isInGroup: true) })
    }
}
