/// What a layer has to do before it is committed.
struct PendingWork {
    /// Whether its sublayers have to be placed.
    var layout = false
    /// Whether sublayers further down may have theirs to be placed.
    var layoutBeneath = false
    /// Whether they are being placed.
    var isLayingOut = false
    /// How many layers were each made while the one before was laid out, up to this one.
    var generation = 0
    /// Whether the programmer was told that laying it out comes to no end.
    var wasReported = false
    /// Whether its contents have to be drawn.
    var display = false
    /// Whether nobody drew anything when the contents were last drawn.
    var drewNothing = false
}
