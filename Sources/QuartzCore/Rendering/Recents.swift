/// The entries used last, as many as fit in a share of memory.
struct Recents<Entry: Sendable>: Sendable {
    /// From the one used last to the one used longest ago.
    private(set) var entries: [Entry] = []
    private let bytes: Int
    private let longest: Int
    private let least: Int

    /// - Parameters:
    ///   - bytes: how much memory they may take together.
    ///   - longest: how many they may be at most.
    ///   - least: how many of the last stay, however large they are.
    init(bytes: Int, atMost longest: Int, atLeast least: Int = 1) {
        (self.bytes, self.longest, self.least) = (bytes, longest, least)
    }

    /// The entry of which something is true, if it is still here. It is then the one used last.
    mutating func use(where isWanted: (Entry) -> Bool) -> Entry? {
        guard let index = entries.firstIndex(where: isWanted) else { return nil }
        let entry = entries.remove(at: index)
        entries.insert(entry, at: 0)
        return entry
    }

    /// Adds an entry, and lets go those used longest ago for which there is no room.
    /// - Parameter size: the bytes that an entry takes.
    mutating func keep(_ entry: Entry, size: (Entry) -> Int) {
        entries.insert(entry, at: 0)
        var total = 0
        let fitting = entries.prefix(longest).prefix { entry in
            total += size(entry)
            return total <= bytes
        }
        entries.removeSubrange(min(max(fitting.count, least), entries.count)...)
    }

    /// Lets go the entries of which something is true.
    mutating func remove(where isUnwanted: (Entry) -> Bool) { entries.removeAll(where: isUnwanted) }
}
