extension UICollectionView {
    /// How cells of a kind are made and filled.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let identifier = UUID().uuidString
        /// Makes a registration that fills cells by a function.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// How supplementary views of a kind are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let handler: Handler
        let elementKind: String
        let identifier = UUID().uuidString
        /// Makes a registration that fills views by a function.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }

    func dequeue<Cell, Item>(
        _ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?
    ) -> Cell {
        let kind = "cell/" + registration.identifier
        if pool.type(for: kind) == nil { pool.register(Cell.self, for: kind) }
        let view = dequeue("cell", registration.identifier, path)
        guard let cell = view as? Cell else {
            preconditionFailure("a cell of the registered class \(Cell.self) was expected")
        }
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    func dequeue<Supplementary>(
        _ registration: SupplementaryRegistration<Supplementary>, _ path: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind + "/" + registration.identifier
        if pool.type(for: kind) == nil { pool.register(Supplementary.self, for: kind) }
        guard let view = dequeue(registration.elementKind, registration.identifier, path) as? Supplementary else {
            preconditionFailure("a view of the registered class \(Supplementary.self) was expected")
        }
        registration.handler(view, registration.elementKind, path)
        return view
    }

    /// A view of a kind: one that has left the screen, or a new one.
    func dequeue(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = kind + "/" + identifier
        if let view = pool.next(for: key) {
            view.prepareForReuse()
            return view
        }
        if let view = pool.fromFile(key) {
            view.reuseIdentifier = identifier
            return view
        }
        guard let type = pool.type(for: key) else {
            reportMisuse(
                "\(Swift.type(of: self)): there is no \(kind == "cell" ? "cell" : "view of kind \"\(kind)\"") with the "
                    + "identifier \"\(identifier)\"; it must be registered before it is dequeued")
            return nil
        }
        let frame = CGRect(origin: .zero, size: sizeForNewView(kind, path))
        guard let view = UIView.make(type, frame: frame) as? UICollectionReusableView else { return nil }
        view.reuseIdentifier = identifier
        return view
    }

    private func sizeForNewView(_ kind: String, _ path: IndexPath) -> CGSize {
        guard collection.isPrepared else { return .zero }
        let attributes =
            kind == "cell"
            ? collectionViewLayout.layoutAttributesForItem(at: path)
            : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        return attributes?.size ?? .zero
    }
}
