/// What a layer has to do before it is committed.
struct PendingWork {
    /// Whether its sublayers have to be placed.
    var layout = false
    /// Whether sublayers further down may have theirs to be placed.
    var layoutBeneath = false
    /// Whether its contents have to be drawn.
    var display = false
    /// Whether nobody drew anything when the contents were last drawn.
    var drewNothing = false
}
