/// The numbers of the fingers. Those of scripts begin at 0.
package enum Finger {
    /// The finger that the mouse is.
    package static let mouse = 100
    /// The one that mirrors it.
    package static let mirror = 101
    /// The one that the wheel moves.
    package static let wheel = 102

    /// Those of the window itself.
    static let window = [mouse, mirror, wheel]
    /// All that are looked for.
    static let all = window + Array(0..<10)
}
