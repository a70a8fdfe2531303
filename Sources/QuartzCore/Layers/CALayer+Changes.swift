extension CALayer {
    /// Sets a property, unless it has that value already, and runs the action of the change.
    func set<Value: Equatable>(_ field: WritableKeyPath<LayerState, Value>, _ value: Value, _ key: String) {
        guard state[keyPath: field] != value else { return }
        change(key) { $0[keyPath: field] = value }
    }

    /// Changes the state and runs the action of the change. The action is looked up before and run after.
    func change(_ key: String, _ edit: (inout LayerState) -> Void) {
        guard modelLayer == nil else { return edit(&state) }
        let transaction = ThreadState.current.transaction
        transaction.open()
        let action = transaction.disablesActions ? nil : action(forKey: key)
        willChange(in: transaction)
        edit(&state)
        didChange(key)
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Changes the state without any action.
    func changeSilently(_ edit: (inout LayerState) -> Void) {
        guard modelLayer == nil else { return edit(&state) }
        let transaction = ThreadState.current.transaction
        transaction.open()
        willChange(in: transaction)
        edit(&state)
    }

    /// Keeps what was committed before the transaction's first change.
    private func willChange(in transaction: Transaction) {
        guard !isChanged else { return }
        isChanged = true
        if case .current = committed { committed = .earlier(.init(state)) }
        transaction.changedLayers.append(self)
    }

    /// Makes the state the committed one. What was made of the earlier one is of no use any more.
    func didCommit() {
        isChanged = false
        committed = .current
        // A layer's node is kept only together with those of all visible layers beneath it, so where one is missing
        // there is none above either.
        var layer: CALayer? = self
        while let current = layer, current.constantNode != nil || current === self {
            current.constantNode = nil
            layer = current.container
        }
    }

    /// Whether the layer has been committed before.
    var wasCommitted: Bool {
        if case .nothing = committed { return false }
        return true
    }

    /// The committed state; that of a new layer where there is none.
    var committedState: LayerState {
        switch committed {
        case .nothing: LayerState()
        case .current: state
        case .earlier(let earlier): earlier.state
        }
    }

    /// What follows from a change of a property.
    private func didChange(_ key: String) {
        if key == "bounds" {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
