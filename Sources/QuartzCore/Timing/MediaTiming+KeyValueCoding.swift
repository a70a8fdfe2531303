extension MediaTiming {
    /// The value of a property; nil for other keys.
    func value(forKey key: String) -> Any? {
        switch key {
        case "beginTime": beginTime.boxed
        case "duration": duration.boxed
        case "speed": speed.boxed
        case "timeOffset": timeOffset.boxed
        case "repeatCount": repeatCount.boxed
        case "repeatDuration": repeatDuration.boxed
        case "autoreverses": autoreverses.boxed
        case "fillMode": fillMode
        default: nil
        }
    }

    /// Sets a property, nil or what it cannot be to its default; false for other keys.
    mutating func setValue(_ value: Any?, forKey key: String) -> Bool {
        let number = value.flatMap(Double.init(boxed:))
        switch key {
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? 0
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number.map { $0 != 0 } ?? false
        case "fillMode":
            let name = (value as? String).map(CAMediaTimingFillMode.init(rawValue:))
            fillMode = name ?? value as? CAMediaTimingFillMode ?? .removed
        default: return false
        }
        return true
    }
}
