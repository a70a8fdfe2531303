/// Where the items of a list are after changes, and where they were before.
struct ListMap {
    private let newSections: [Int?]
    private let oldSections: [Int?]
    private let newItems: [Int: [IndexPath?]]
    private let oldItems: [Int: [Int?]]
    private var (oldOfMoved, newOfMoved): ([IndexPath: IndexPath], [IndexPath: IndexPath]) = ([:], [:])
    /// What does not fit together, in words; nil where everything does.
    let contradiction: String?

    /// Works out where everything goes.
    /// - Parameters:
    ///   - old: how many items each section had.
    ///   - new: how many items each section has.
    init(_ changes: ListChanges, old: [Int], new: [Int]) {
        var problem: String?
        let gone = changes.deletedSections.union(changes.reloadedSections)
        // A section that is reloaded goes and comes at its place after the other changes.
        let sections = ListMap.match(
            old: old.count, new: new.count,
            gone: changes.deletedSections.union(IndexSet(changes.movedSections.map(\.from))),
            come: changes.insertedSections.union(IndexSet(changes.movedSections.map(\.to))))
        var (newSections, oldSections) = sections ?? ([Int?](repeating: nil, count: old.count), [])
        if sections == nil {
            problem = ListMap.mismatch(
                "sections", old.count, new.count, changes.insertedSections.count, changes.deletedSections.count)
            oldSections = [Int?](repeating: nil, count: new.count)
        }
        for (from, to) in changes.movedSections where old.indices.contains(from) && new.indices.contains(to) {
            newSections[from] = to
            oldSections[to] = from
        }
        for section in gone where old.indices.contains(section) {
            if let place = newSections[section] { oldSections[place] = nil }
            newSections[section] = nil
        }

        let (from, to) = (changes.movedItems.map(\.from), changes.movedItems.map(\.to))
        let leaving = Dictionary(grouping: changes.deletedItems + from, by: \.section)
        let coming = Dictionary(grouping: changes.insertedItems + to, by: \.section)
        var (newItems, oldItems): ([Int: [IndexPath?]], [Int: [Int?]]) = ([:], [:])
        for section in old.indices {
            guard let place = newSections[section] else { continue }
            let (gone, come) = (leaving[section] ?? [], coming[place] ?? [])
            guard !gone.isEmpty || !come.isEmpty || old[section] != new[place] else { continue }
            guard
                let items = ListMap.match(
                    old: old[section], new: new[place], gone: IndexSet(gone.map(\.item)),
                    come: IndexSet(come.map(\.item)))
            else {
                let (inserted, deleted) = (come.count, gone.count)
                problem =
                    problem
                    ?? ListMap.mismatch("items in section \(section)", old[section], new[place], inserted, deleted)
                newItems[section] = [IndexPath?](repeating: nil, count: old[section])
                oldItems[place] = [Int?](repeating: nil, count: new[place])
                continue
            }
            newItems[section] = items.new.map { $0.map { IndexPath(item: $0, section: place) } }
            oldItems[place] = items.old
        }
        for (from, to) in changes.movedItems {
            guard old.indices.contains(from.section), (0..<old[from.section]).contains(from.item),
                new.indices.contains(to.section), (0..<new[to.section]).contains(to.item)
            else { continue }
            (newOfMoved[from], oldOfMoved[to]) = (to, from)
        }
        contradiction = problem
        (self.newSections, self.oldSections, self.newItems, self.oldItems) =
            (newSections, oldSections, newItems, oldItems)
    }

    /// Pairs what stays, in order: what has gone leaves the old places, what has come takes its new ones.
    private static func match(old: Int, new: Int, gone: IndexSet, come: IndexSet) -> (new: [Int?], old: [Int?])? {
        let (gone, come) = (
            gone.intersection(IndexSet(integersIn: 0..<old)), come.intersection(IndexSet(integersIn: 0..<new))
        )
        guard old - gone.count == new - come.count else { return nil }
        var (newPlaces, oldPlaces) = ([Int?](repeating: nil, count: old), [Int?](repeating: nil, count: new))
        var place = 0
        for item in 0..<old where !gone.contains(item) {
            while come.contains(place) { place += 1 }
            newPlaces[item] = place
            oldPlaces[place] = item
            place += 1
        }
        return (newPlaces, oldPlaces)
    }

    private static func mismatch(_ what: String, _ old: Int, _ new: Int, _ inserted: Int, _ deleted: Int) -> String {
        "the number of \(what) after the update (\(new)) must be the number before it (\(old)) plus those inserted "
            + "(\(inserted)) and minus those deleted (\(deleted))"
    }

    /// Where a section is now; nil where it has gone.
    func section(after section: Int) -> Int? { newSections.indices.contains(section) ? newSections[section] : nil }
    /// Where a section was; nil where it has come.
    func section(before section: Int) -> Int? { oldSections.indices.contains(section) ? oldSections[section] : nil }

    /// Where an item is now; nil where it has gone.
    func item(after path: IndexPath) -> IndexPath? {
        if let new = newOfMoved[path] { return new }
        guard let section = section(after: path.section) else { return nil }
        guard let items = newItems[path.section] else { return IndexPath(item: path.item, section: section) }
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// Where an item was; nil where it has come.
    func item(before path: IndexPath) -> IndexPath? {
        if let old = oldOfMoved[path] { return old }
        guard let section = section(before: path.section) else { return nil }
        guard let items = oldItems[path.section] else { return IndexPath(item: path.item, section: section) }
        guard items.indices.contains(path.item), let item = items[path.item] else { return nil }
        return IndexPath(item: item, section: section)
    }
}
