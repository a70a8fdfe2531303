/// Values under keys in an archive, read and written in one way for layers and animations.
struct Archive {
    private let coder: NSCoder

    /// Nil for a coder that knows no keys.
    init?(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        self.coder = coder
    }

    /// Writes a value, unless it is the one that is meant where none is written, or one that no archive can hold.
    /// Layers and animations that lie too deep in each other to be read are left out.
    func write(_ value: Any?, _ key: String, instead absent: Any? = nil) {
        guard let value, let archived = ArchivedValue.archived(value) else { return }
        if let absent, ArchivedValue.archived(absent)?.isEqual(archived) ?? false { return }
        let state = ThreadState.current
        guard state.archiveDepth < Archive.greatestDepth - 1 || !ArchivedValue.holdsMore(archived) else {
            return reportMisuse("what lies \(Archive.greatestDepth) deep in a layer is left out of its archive")
        }
        state.archiveDepth += 1
        defer { state.archiveDepth -= 1 }
        coder.encode(archived, forKey: key)
    }

    /// Reads values by their keys, where there are any.
    /// - Parameter take: what to do with a value; false where it does not fit.
    /// - Returns: false where the archive is damaged.
    func read(_ keys: [String], _ take: (_ value: Any, _ key: String) -> Bool) -> Bool {
        let state = ThreadState.current
        guard state.archiveDepth < Archive.greatestDepth else { return false }
        state.archiveDepth += 1
        defer { state.archiveDepth -= 1 }
        for key in keys where coder.containsValue(forKey: key) {
            guard let archived = coder.decodeObject(of: ArchivedValue.classes, forKey: key),
                let value = ArchivedValue.value(archived), take(value, key)
            else { return false }
        }
        return true
    }

    /// How many layers and animations may lie in each other.
    private static let greatestDepth = 200
}
