/// Where in a layer's state a value is: how to read it and how to write it.
struct Lens<Value>: Sendable {
    let get: @Sendable (Evaluation) -> Value
    let set: @Sendable (inout Evaluation, Value) -> Void
    /// Reads a value that stands in the state itself, without taking a copy of all of it.
    var read: (@Sendable (LayerState) -> Value)?
}

extension Lens {
    /// A value of the state. Functions and not a key path: those take ten times as long, on every frame.
    init(
        _ read: @escaping @Sendable (LayerState) -> Value,
        _ write: @escaping @Sendable (inout LayerState, Value) -> Void
    ) {
        get = { read($0.state) }
        set = { write(&$0.state, $1) }
        self.read = read
    }

    /// A part of the value.
    func part<Part>(
        _ read: @escaping @Sendable (Value) -> Part, _ write: @escaping @Sendable (inout Value, Part) -> Void
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
