/// Values for the states of a control.
struct StateTable<Value> {
    private var values: [(state: UIControl.State, value: Value)] = []

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values.first { $0.state == state }?.value }
        set {
            values.removeAll { $0.state == state }
            if let newValue { values.append((state, newValue)) }
        }
    }

    /// The value for a state, that for the normal one where none was set.
    func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }

    var isEmpty: Bool { values.isEmpty }
}
