extension CALayer {
    /// The keys of what archives hold besides the properties that reach pixels.
    private static let plainKeys = [
        "name", "style", "actions", "duration", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
        "needsDisplayOnBoundsChange", "drawsAsynchronously", "mask", "sublayers",
    ]
    private static let valuesKey = "values"
    private static let animationsKey = "animations"

    /// Writes every property that is not what it is in a new layer.
    func archive(to coder: NSCoder) {
        guard let archive = Archive(coder) else { return }
        var fresh = LayerState()
        fresh.special = type(of: self).initialSpecialProperties
        for (key, named) in LayerKey.properties(state.special) where shouldArchiveValue(forKey: key) {
            archive.write(named.value(state), key, instead: named.value(fresh))
        }
        let plain = CALayer()
        for key in Self.plainKeys where shouldArchiveValue(forKey: key) {
            archive.write(plainValue(forKey: key), key, instead: plain.plainValue(forKey: key))
        }
        let values = state.details.value.customValues.filter { shouldArchiveValue(forKey: $0.key) }
        if !values.isEmpty { archive.write(values, Self.valuesKey) }
        let animations = state.animations.sorted { $0.run.order < $1.run.order }.flatMap { animation -> [Any] in
            [animation.key ?? NSNull(), animation.run.animation]
        }
        if !animations.isEmpty { archive.write(animations, Self.animationsKey) }
    }

    /// Reads what another layer wrote; false where the archive is damaged.
    func unarchive(from coder: NSCoder) -> Bool {
        guard let archive = Archive(coder) else { return true }
        let named = LayerKey.properties(state.special)
        let table = Dictionary(uniqueKeysWithValues: named)
        var keys: [String] = []
        let isWhole =
            archive.read(named.map(\.0)) { value, key in
                keys.append(key)
                return table[key]?.setValue(&state, value) ?? false
            }
            && archive.read(Self.plainKeys, takePlain)
            && archive.read([Self.valuesKey]) { value, _ in
                (value as? [String: Any]).map { state.details.value.customValues = $0 } != nil
            }
            && archive.read([Self.animationsKey]) { value, _ in takeAnimations(value) }
        guard isWhole else { return false }
        if keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) { setNeedsDisplay() }
        return true
    }

    private func takePlain(_ value: Any, forKey key: String) -> Bool {
        switch key {
        case "sublayers": guard value is [CALayer] else { return false }
        case "mask": guard value is CALayer else { return false }
        case "name": guard value is String else { return false }
        case "actions": guard value is [String: any CAAction] else { return false }
        case "style": guard value is [String: Any] else { return false }
        default: break
        }
        return setPlainValue(value, forKey: key)
    }

    /// Adds animations, given as keys and animations in turn.
    private func takeAnimations(_ value: Any) -> Bool {
        guard let list = value as? [Any], list.count.isMultiple(of: 2) else { return false }
        for index in stride(from: 0, to: list.count, by: 2) {
            guard let animation = list[index + 1] as? CAAnimation else { return false }
            attach(animation, forKey: list[index] as? String)
        }
        return true
    }
}
