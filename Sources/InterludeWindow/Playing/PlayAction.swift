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
    /// Takes the keys away, goes back to where the scene was chosen, or closes.
    case back
    case close

    /// What a key means; nil for nothing.
    package init?(_ key: WindowKey, isShifted: Bool) {
        switch key {
        case .right: self = .step(frames: isShifted ? 10 : 1)
        case .left: self = .step(frames: isShifted ? -10 : -1)
        case .home: self = .goToStart
        case .end: self = .goToEnd
        case .tab: self = isShifted ? .previousScene : .nextScene
        case .escape: self = .back
        case .character(let character):
            guard let action = PlayAction.letters[character] else { return nil }
            self = action
        }
    }

    private static let letters: [Character: PlayAction] = [
        " ": .togglePlaying, "d": .slowDown, "s": .saveFrame, "r": .restart, "t": .playScript, "n": .nextScene,
        "p": .previousScene, "h": .toggleHelp, "?": .toggleHelp, "q": .close,
    ]

    /// Keys and what they do, for people.
    package typealias HelpRow = (keys: String, action: String)

    /// All keys.
    package static let help: [HelpRow] = [
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
        ("Esc", "goes back, closes"),
    ]

    /// The keys that do something with some scenes.
    static func help(of scenes: [PlayedScene], hasChooser: Bool) -> [HelpRow] {
        help.compactMap { row in
            switch row.keys {
            case "T": scenes.contains { !$0.script.steps.isEmpty } ? row : nil
            case "N  P": scenes.count > 1 ? row : nil
            case "Esc": hasChooser ? row : (row.keys, "closes")
            default: row
            }
        }
    }
}
