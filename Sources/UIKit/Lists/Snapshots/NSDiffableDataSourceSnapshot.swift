/// What a list shows: sections and items by identifiers, each of which occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// The sections in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The items that are to be shown by other cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be filled anew.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections that are to be shown anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes an empty snapshot.
    public init() {}

    /// How many items there are.
    public var numberOfItems: Int {
        sectionIdentifiers.reduce(0) { $0 + numberOfItems(inSection: $1) }
    }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// All items in order.
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
    }
    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items[identifier]?.count ?? 0
    }
    /// A section's items in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// The section that an item is in.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    {
        sectionIdentifiers.first { items[$0]?.contains(identifier) ?? false }
    }
    /// An item's place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }
    /// A section's place.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Adds items to the end of a section, nil for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            return reportMisuse("items are appended to a snapshot without such a section")
        }
        let new = fresh(identifiers)
        items[section, default: []] += new
    }
    /// Puts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
    /// Puts items after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
    }
    /// Takes all items out, and the sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, offset: 0)
    }
    /// Moves an item after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, offset: 1)
    }
    /// Has items shown by other cells.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }
    /// Has the cells of items filled anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections to the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }
    /// Puts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: indexOfSection(toIdentifier) ?? 0) }
    /// Puts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sectionIdentifiers.count)
    }
    /// Takes sections out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll { gone.contains($0) }
        for section in identifiers { items[section] = nil }
    }
    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 0) }
    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, offset: 1) }
    /// Has sections shown anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Parts

    /// Identifiers that the snapshot does not have yet.
    private func fresh(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var known = Set(itemIdentifiers)
        let new = identifiers.filter { known.insert($0).inserted }
        if new.count < identifiers.count {
            reportMisuse("a snapshot is given an item that it has already")
        }
        return new
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside identifier: ItemIdentifierType, offset: Int
    ) {
        let new = fresh(identifiers)
        guard let section = sectionIdentifier(containingItem: identifier),
            let place = items[section]?.firstIndex(of: identifier)
        else { return reportMisuse("items are put beside one that the snapshot does not have") }
        items[section]?.insert(contentsOf: new, at: place + offset)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let new = identifiers.filter { items[$0] == nil }
        if new.count < identifiers.count {
            reportMisuse("a snapshot is given a section that it has already")
        }
        for section in new { items[section] = [] }
        sectionIdentifiers.insert(contentsOf: new, at: index)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other, indexOfSection(other) != nil, let place = indexOfSection(identifier)
        else { return }
        sectionIdentifiers.remove(at: place)
        sectionIdentifiers.insert(identifier, at: (indexOfSection(other) ?? 0) + offset)
    }

    /// Forgets what was to be shown anew.
    mutating func settle() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = (
            [], [], []
        )
    }
}
