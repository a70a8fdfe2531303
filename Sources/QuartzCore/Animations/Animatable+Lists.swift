/// Lists of the same length change element by element.
extension Array: Animatable where Element: Componentwise {
    static func unboxed(_ value: Any) -> [Element]? {
        guard let list = value as? [Any] else { return nil }
        let elements = list.compactMap(Element.unboxed)
        return elements.count == list.count ? elements : nil
    }

    var boxed: Any { map(\.boxed) }
}

extension Array: Componentwise where Element: Componentwise {
    func combined(with other: [Element], _ function: (Double, Double) -> Double) -> [Element]? {
        guard count == other.count else { return nil }
        var result: [Element] = []
        result.reserveCapacity(count)
        for (mine, its) in zip(self, other) {
            guard let element = mine.combined(with: its, function) else { return nil }
            result.append(element)
        }
        return result
    }
}

/// Between a list and none there is no way.
extension Array: Vanishable where Element: Componentwise {
    var vanished: [Element]? { nil }
}
