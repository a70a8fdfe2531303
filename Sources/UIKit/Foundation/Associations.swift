/// What is kept with objects under keys.
///
/// Views, controllers and other responders carry theirs themselves, so that they go when the object goes. Without the
/// Objective-C runtime nothing tells when an object of another class goes; what is kept with one of those is let go the
/// next few times that anything is kept. It is never found again, even by an object at the same address.
final class Associations {
    private var values: [UnsafeRawPointer: Any] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
        let value = values[key]
        return value is Weak<AnyObject> ? (value as? Weak<AnyObject>)?.object : value
    }

    func set(_ value: Any?, _ key: UnsafeRawPointer, isKept: Bool) {
        guard let value else { return _ = values.removeValue(forKey: key) }
        values[key] = isKept ? value : Weak(value as AnyObject)
    }
}

/// The associations of objects that do not carry them.
struct ForeignAssociations {
    private struct Entry {
        weak var object: AnyObject?
        let associations: Associations
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 32

    func associations(of object: AnyObject) -> Associations? {
        entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.associations : nil }
    }

    mutating func makeAssociations(of object: AnyObject) -> Associations {
        if let found = associations(of: object) { return found }
        if entries.count >= sweepCount {
            entries = entries.filter { $0.value.object != nil }
            sweepCount = max(32, 2 * entries.count)
        }
        let made = Associations()
        entries[ObjectIdentifier(object)] = Entry(object: object, associations: made)
        return made
    }

    mutating func removeAssociations(of object: AnyObject) { entries[ObjectIdentifier(object)] = nil }
}
