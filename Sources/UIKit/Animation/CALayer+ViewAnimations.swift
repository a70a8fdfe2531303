extension CALayer {
    /// The value that has been set for a key; `NSNull` for none.
    func modelValue(_ key: String) -> Any { value(forKey: key) ?? NSNull() }

    /// The keys under which animations of a property run that blocks have added.
    func runningKeys(of property: String) -> [String] {
        (animationKeys() ?? []).filter { key in
            key == property || key.hasPrefix(property + "-")
        }
    }

    /// Gives an animation of a changed property its values, and a key.
    ///
    /// Numbers, points, rectangles and transforms are led from one value to the other, beside what else leads them; of
    /// other values, and where wanted, the animation takes the place of those that run and begins with what shows.
    /// - Returns: the key and the value that the animation begins with.
    func place(
        _ animation: CABasicAnimation, _ property: String, from start: Any, beginsFromCurrentState: Bool
    ) -> (key: String, start: Any) {
        let running = runningKeys(of: property)
        let end = modelValue(property)
        if running.isEmpty {
            animation.lead(property, of: self, from: start, to: end)
            return (property, start)
        }
        let canBeLed =
            difference(of: start, from: end, forKey: property) != nil
            && running.allSatisfy { (self.animation(forKey: $0) as? CAPropertyAnimation)?.passage != nil }
        var start = start
        if beginsFromCurrentState || !canBeLed {
            start = presentation()?.modelValue(property) ?? start
            for key in running { removeAnimation(forKey: key) }
        }
        animation.lead(property, of: self, from: start, to: end)
        guard canBeLed, !beginsFromCurrentState else { return (property, start) }
        var key = property
        var number = 2
        while running.contains(key) {
            key = "\(property)-\(number)"
            number += 1
        }
        return (key, start)
    }
}
