/// The values that properties had before they were changed in animation blocks, to give them back.
@MainActor
final class ViewAnimationRecord {
    private var entries: [ModelValue] = []
    private var seen: Set<ChangedProperty> = []
    private static var open: [ViewAnimationRecord] = []

    /// Makes an empty record.
    init() {}

    /// Whether nothing was changed.
    var isEmpty: Bool { entries.isEmpty }

    /// The layers and keys that were changed, in the order of the first change.
    var changes: [(layer: CALayer, key: String)] { entries.map { ($0.layer, $0.keyPath) } }

    /// Collects what a piece of code changes.
    fileprivate func collect(_ body: () -> Void) {
        ViewAnimationRecord.open.append(self)
        body()
        ViewAnimationRecord.open.removeLast()
    }

    /// Notes the value of a property that is about to change.
    static func note(_ layer: CALayer, _ key: String) {
        for record in open where record.seen.insert(ChangedProperty(layer, key)).inserted {
            record.entries.append(ModelValue(layer, key))
        }
    }

    /// The same with the value at hand.
    static func note(_ value: ModelValue) {
        for record in open where record.seen.insert(ChangedProperty(value.layer, value.keyPath)).inserted {
            record.entries.append(value)
        }
    }

    /// Gives all properties the values back that they had, without animation.
    func restore() {
        CATransaction.withoutActions {
            for entry in entries.reversed() { entry.restore() }
        }
    }
}

extension UIView {
    /// Runs code and notes in a record what the animation blocks in it change, with the values before.
    static func recordingChanges(_ record: ViewAnimationRecord, _ body: () -> Void) { record.collect(body) }

    /// Whether anything in a view is animated, the view included.
    static func hasRunningAnimations(in view: UIView) -> Bool { view.layer.animationCount > 0 }
}
