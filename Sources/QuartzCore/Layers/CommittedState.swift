/// What of a layer was last committed.
enum CommittedState {
    /// Nothing yet.
    case nothing
    /// The layer's state as it is.
    case current
    /// An earlier state; the layer has been changed since.
    case earlier(Earlier)

    /// A state kept for as long as a transaction is open.
    final class Earlier {
        let state: LayerState

        init(_ state: LayerState) { self.state = state }
    }
}
