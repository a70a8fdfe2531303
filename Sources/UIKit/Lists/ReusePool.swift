/// Views that have left the screen and wait to be used again, by the identifiers of their kinds.
@MainActor
final class ReusePool<View: UIView> {
    private var types: [String: View.Type] = [:]
    private var nibs: [String: UINib] = [:]
    private var waiting: [String: [View]] = [:]

    /// Says of which class views of a kind are; nil for none.
    func register(_ type: View.Type?, for identifier: String) { types[identifier] = type }

    /// Says of which file views of a kind are.
    func register(_ nib: UINib?, for identifier: String) { nibs[identifier] = nib }

    /// A new view of a kind that comes from a file.
    func fromFile(_ identifier: String) -> View? {
        nibs[identifier]?.instantiate(withOwner: nil).first { $0 is View } as? View
    }

    /// The class of views of a kind.
    func type(for identifier: String) -> View.Type? { types[identifier] }

    /// A view of a kind that has been used before.
    func next(for identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Keeps a view to be used again, unless enough of its kind wait.
    /// - Returns: whether it is kept.
    func keep(_ view: View, for identifier: String?, limit: Int) -> Bool {
        guard let identifier, waiting[identifier, default: []].count < limit else { return false }
        waiting[identifier, default: []].append(view)
        return true
    }

    /// How many views wait.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
