extension CAAnimation {
    /// The animation worked out for a layer.
    /// - Parameters:
    ///   - standardDuration: how long it lasts if it does not say so itself, in seconds.
    ///   - function: a pace to take instead of its own.
    ///   - isInGroup: whether it runs in a group's time, where nothing removes it.
    func part(
        on layer: CALayer, standardDuration: CFTimeInterval, function: CAMediaTimingFunction? = nil,
        isInGroup: Bool = false
    ) -> AnimationPart {
        let length = duration > 0 ? duration : standardDuration
        let fillsForwards = fillMode.isForwards && (isInGroup || !isRemovedOnCompletion)
        let stretch = (self as? CAPropertyAnimation)?.stretch
        return AnimationPart(
            clock: AnimationClock(timing, duration: length, fillsForwards: fillsForwards),
            pace: stretch.map { .stretch($0) } ?? pace(function ?? timingFunction, duration: length),
            effect: effect(on: layer, duration: length))
    }

    /// The object that a layer keeps: a copy, or of a class that is not this module's the animation itself.
    var attached: CAAnimation {
        if isHandedOver { return self }
        let copy = emptyCopy()
        guard type(of: copy) == type(of: self) else { return self }
        copy.takeValues(of: self)
        return copy
    }

    /// The keys of the properties that the animation changes.
    var animatedProperties: [String] {
        if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.animatedProperties) }
        guard let path = (self as? CAPropertyAnimation)?.keyPath else { return [] }
        return [path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path]
    }
}
