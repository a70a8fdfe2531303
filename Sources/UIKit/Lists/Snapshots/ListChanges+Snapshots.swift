extension ListChanges {
    /// What turns one snapshot into another.
    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
        for change in newSections.difference(from: oldSections).inferringMoves() {
            switch change {
            case .remove(let place, _, nil): deletedSections.insert(place)
            case .insert(let place, _, nil): insertedSections.insert(place)
            case .insert(let place, _, let from?): movedSections.append((from, place))
            case .remove: break
            }
        }
        let oldPlaces = ListChanges.places(old)
        let newPlaces = ListChanges.places(new)
        let (gone, come) = (deletedSections, insertedSections)
        for (place, section) in newSections.enumerated() where !come.contains(place) {
            let difference = new.itemIdentifiers(inSection: section).difference(
                from: old.itemIdentifiers(inSection: section))
            for change in difference {
                switch change {
                case .remove(let item, let identifier, _):
                    // What comes up elsewhere moves.
                    guard newPlaces[identifier].map({ come.contains($0.section) }) ?? true,
                        let oldPlace = oldSections.firstIndex(of: section)
                    else { continue }
                    deletedItems.append(IndexPath(item: item, section: oldPlace))
                case .insert(let item, let identifier, _):
                    let path = IndexPath(item: item, section: place)
                    if let from = oldPlaces[identifier], !gone.contains(from.section) {
                        movedItems.append((from, path))
                    } else {
                        insertedItems.append(path)
                    }
                }
            }
        }
        reloadedItems = new.reloadedItemIdentifiers.compactMap { oldPlaces[$0] }
        reloadedSections = IndexSet(
            new.reloadedSectionIdentifiers.compactMap { oldSections.firstIndex(of: $0) })
    }

    /// Where each item is.
    static func places<Section: Hashable, Item: Hashable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (item, name) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                places[name] = IndexPath(item: item, section: section)
            }
        }
        return places
    }
}
