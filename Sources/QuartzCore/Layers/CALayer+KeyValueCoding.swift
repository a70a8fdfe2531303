extension CALayer {
    /// The value of a key: a property's, one of your own, or the class's default.
    func findValue(forKey key: String) -> Any? {
        if let named = LayerKey.named(key, state.special) {
            let value = named.value(state)
            return value is NSNull ? nil : value
        }
        if let value = plainValue(forKey: key) { return value }
        return state.details.value.customValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Sets a property, nil to its default, or keeps a value of your own.
    func assign(_ value: Any?, forKey key: String) {
        if setPlainValue(value, forKey: key) { return }
        if let named = LayerKey.named(key, state.special) { return assign(value, named, key) }
        change(key) { $0.details.value.customValues[key] = value.map(boxedNumber) }
    }

    /// The value at the end of a path of keys.
    func findValue(forKeyPath keyPath: String) -> Any? {
        guard let (first, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
        if let named = LayerKey.named(keyPath, state.special) { return named.value(state) }
        let whole = value(forKey: first)
        return (whole as? CALayer)?.value(forKeyPath: rest) ?? whole.flatMap { StructureParts.part(rest, of: $0) }
    }

    /// Sets the value at the end of a path of keys.
    func assign(_ value: Any?, forKeyPath keyPath: String) {
        guard let (first, rest) = Self.split(keyPath) else { return setValue(value, forKey: keyPath) }
        if let named = LayerKey.named(keyPath, state.special) { return assign(value, named, keyPath) }
        let whole = self.value(forKey: first)
        if let layer = whole as? CALayer { return layer.setValue(value, forKeyPath: rest) }
        guard let whole, let value, let changed = StructureParts.replacing(rest, of: whole, by: value) else {
            return reportMisuse("setValue(_:forKeyPath:): a layer has nothing at \"\(keyPath)\"")
        }
        setValue(changed, forKey: first)
    }

    /// The key of a key path; where no property has it, that of a value of your own, of the type that an animation
    /// gives it or that it has already.
    func key(_ keyPath: String, like sample: Any?) -> LayerKey? {
        if let named = LayerKey.named(keyPath, state.special) { return named }
        let absent = type(of: self).defaultValue(forKey: keyPath)
        guard !keyPath.isEmpty, let sample = sample ?? state.details.value.customValues[keyPath] ?? absent else {
            return nil
        }
        return LayerKey.custom(keyPath, like: sample, instead: absent)
    }

    private func assign(_ value: Any?, _ named: LayerKey, _ key: String) {
        let box = value ?? type(of: self).defaultValue(forKey: key) ?? NSNull()
        var trial = state
        guard named.setValue(&trial, box) else {
            return reportMisuse("a value of type \(type(of: box)) does not fit the layer's \"\(key)\"")
        }
        change(named.property) { _ = named.setValue(&$0, box) }
    }

    private static func split(_ keyPath: String) -> (first: String, rest: String)? {
        keyPath.utf8.firstIndex(of: UInt8(ascii: ".")).map {
            (String(keyPath[..<$0]), String(keyPath[keyPath.index(after: $0)...]))
        }
    }
}

extension CALayer {
    /// The value of a property that is no part of the layer's state, or that stands for several.
    func plainValue(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "delegate": delegate
        case "actions": actions
        case "style": style
        case "frame": frame
        case "superlayer": superlayer
        case "sublayers": sublayers
        case "mask": mask
        case "duration": duration.boxed
        case "repeatCount": repeatCount.boxed
        case "repeatDuration": repeatDuration.boxed
        case "autoreverses": autoreverses.boxed
        case "fillMode": fillMode
        case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange.boxed
        case "drawsAsynchronously": drawsAsynchronously.boxed
        default: nil
        }
    }

    /// Sets such a property; false for other keys.
    func setPlainValue(_ value: Any?, forKey key: String) -> Bool {
        let number = value.flatMap(Double.init(boxed:))
        switch key {
        case "name": name = value as? String
        case "delegate": delegate = value as? any CALayerDelegate
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "frame": frame = value.flatMap(CGRect.unboxed) ?? .zero
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "duration": duration = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number.map { $0 != 0 } ?? false
        case "fillMode": fillMode = value.flatMap(NameValue<CAMediaTimingFillMode>.unboxed)?.name ?? .removed
        case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = number.map { $0 != 0 } ?? false
        case "drawsAsynchronously": drawsAsynchronously = number.map { $0 != 0 } ?? false
        default: return false
        }
        return true
    }
}

/// A number as key-value coding keeps it, whatever type it came in; other values as they are.
private func boxedNumber(_ value: Any) -> Any {
    switch value {
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    default: value
    }
}
