import UIKit

/// Values that belong to objects and go when these go.
@MainActor
final class Attachments<Owner: AnyObject, Value> {
    private struct Entry {
        weak var owner: Owner?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The value of an object; nil for none.
    subscript(owner: Owner) -> Value? {
        get {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.value
        }
        set {
            entries = entries.filter { $0.value.owner != nil }
            entries[ObjectIdentifier(owner)] = newValue.map { Entry(owner: owner, value: $0) }
        }
    }
}
