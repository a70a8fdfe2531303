/// Where in a layer's state a value is: how to read it and how to write it.
struct Lens<Value>: Sendable {
    let get: @Sendable (Evaluation) -> Value
    let set: @Sendable (inout Evaluation, Value) -> Void
}

extension Lens {
    /// A stored property of the state.
    init(_ field: WritableKeyPath<LayerState, Value> & Sendable) {
        get = { $0.state[keyPath: field] }
        set = { $0.state[keyPath: field] = $1 }
    }

    /// A part of the value.
    func part<Part>(_ field: WritableKeyPath<Value, Part> & Sendable) -> Lens<Part> {
        part(get: { $0[keyPath: field] }, set: { $0[keyPath: field] = $1 })
    }

    /// A part of the value that two functions read and write.
    func part<Part>(
        get read: @escaping @Sendable (Value) -> Part, set write: @escaping @Sendable (inout Value, Part) -> Void
    ) -> Lens<Part> {
        Lens<Part>(
            get: { read(get($0)) },
            set: { evaluation, part in
                var value = get(evaluation)
                write(&value, part)
                set(&evaluation, value)
            })
    }
}
