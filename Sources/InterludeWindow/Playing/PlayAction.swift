/// What a key has the window do.
package enum PlayAction: Equatable, Sendable {
    case togglePlaying
    /// Goes some frames forward, or back.
    case step(frames: Int)
    case goToStart, goToEnd
    case slowDown
    case saveFrame
    case restart
    /// Begins anew, played by the scene's own script of touches.
    case playScript
    case nextScene, previousScene
    case toggleHelp
    case close

    /// What a key means; nil for nothing.
    package init?(_ key: WindowKey, isShifted: Bool) {
        switch key {
        case .right: self = .step(frames: isShifted ? 10 : 1)
        case .left: self = .step(frames: isShifted ? -10 : -1)
        case .home: self = .goToStart
        case .end: self = .goToEnd
        case .tab: self = isShifted ? .previousScene : .nextScene
        case .escape: self = .close
        case .character(let character):
            guard let action = PlayAction.letters[character] else { return nil }
            self = action
        }
    }

    private static let letters: [Character: PlayAction] = [
        " ": .togglePlaying, "d": .slowDown, "s": .saveFrame, "r": .restart, "t": .playScript, "n": .nextScene,
        "p": .previousScene, "h": .toggleHelp, "?": .toggleHelp, "q": .close,
    ]

    /// The keys and what they do, for people.
    package static let help: [(keys: String, action: String)] = [
        ("Mouse", "is the finger"),
        ("Alt + mouse", "two fingers"),
        ("Wheel", "scrolls"),
        ("Space", "pauses, plays on"),
        ("←  →", "a frame back, on"),
        ("Shift ←  →", "ten frames"),
        ("Home  End", "first, last frame"),
        ("D", "slows down"),
        ("S", "saves the frame"),
        ("R", "restarts"),
        ("T", "plays the script"),
        ("N  P", "next, previous scene"),
        ("H", "shows the keys"),
        ("Esc", "closes"),
    ]
}
