/// A value behind a reference. Copying it is one retain, however large the value is; changing it makes a new one.
///
/// A layer's state is copied for every frame that an animation changes, so what is seldom animated is kept in these.
struct Shared<Value> {
    private final class Storage {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    init(_ value: Value) { storage = Storage(value) }

    var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}
