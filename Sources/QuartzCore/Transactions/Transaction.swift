/// The transaction of one thread: its open levels and the layers that it has changed.
final class Transaction {
    /// What a level sets for itself and those inside it.
    struct Values {
        static let standardDuration: CFTimeInterval = 0.25
        var animationDuration = standardDuration
        var animationTimingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: CompletionGroup?
        var others: [String: Any] = [:]
    }

    private struct Level {
        var values: Values
        /// The group that this level opened itself.
        var completion: CompletionGroup?
    }

    private var levels: [Level] = []
    /// Whether the outermost level was opened by a change and not by `begin()`.
    private var isImplicit = false
    private var wantsFlush = false
    private var isCommitting = false

    /// The layers that differ from what was committed, in the order of their first change.
    var changedLayers: [CALayer] = []
    /// Layers that lost their superlayer.
    var departedLayers: [CALayer] = []
    /// Layers that wait for layout.
    var layersToLayOut: [CALayer] = []
    /// Layers that wait for drawing.
    var layersToDisplay: [CALayer] = []
    /// Layers with animations that no display shows.
    var strandedLayers: [CALayer] = []
    private var animationOrder = 0
    /// What layers belong to that are added now: 0 outside of all layouts, in a layer's layout one more than its own.
    var generation = 0
    /// Whether the layouts of layers that were made by layouts are being dropped.
    var isMakingEndlessly = false

    /// The number of the next animation that is added.
    func nextAnimationOrder() -> Int {
        animationOrder += 1
        return animationOrder
    }

    /// The innermost level's values.
    var values: Values { levels.last?.values ?? Values() }

    /// Whether changes of properties run no actions.
    var disablesActions: Bool { levels.last?.values.disablesActions ?? false }

    /// Opens the implicit level where none is open.
    func open() {
        guard levels.isEmpty else { return }
        isImplicit = true
        begin()
    }

    func begin() { levels.append(Level(values: values)) }

    func commit() {
        guard let only = levels.last else { return reportMisuse("CATransaction.commit() without a begin()") }
        guard levels.count == 1 else { return close(only) }
        if isImplicit { flush() } else if !isCommitting { close(only) }
    }

    func flush() {
        guard let innermost = levels.last, isImplicit, !isCommitting else { return }
        wantsFlush = true
        if levels.count == 1 { close(innermost) }
    }

    /// Changes the innermost level's values.
    func set(_ edit: (inout Values) -> Void) {
        open()
        edit(&levels[levels.count - 1].values)
    }

    func setCompletion(_ block: (() -> Void)?) {
        open()
        let innermost = levels.count - 1
        let around = innermost > 0 ? levels[innermost - 1].values.completion : nil
        let previous = levels[innermost].completion
        let group = block.map { CompletionGroup(parent: around, block: $0) }
        levels[innermost].completion = group
        levels[innermost].values.completion = group ?? around
        previous?.release()
    }

    private func close(_ innermost: Level) {
        if levels.count == 1 {
            isCommitting = true
            commitChanges()
            isCommitting = false
            isImplicit = false
            wantsFlush = false
        }
        let completion = levels.removeLast().completion
        if levels.isEmpty { endStrandedAnimations() }
        completion?.release()
        if wantsFlush && levels.count == 1 { flush() }
        // Drawing and delegates may have changed layers while the transaction was being committed.
        if !changedLayers.isEmpty || !layersToLayOut.isEmpty || !layersToDisplay.isEmpty { open() }
    }
}
