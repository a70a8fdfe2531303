/// How fast time goes by in a scene.
package enum PlaySpeed: String, CaseIterable, Sendable {
    case full = "1"
    case half = "1/2"
    case quarter = "1/4"
    case tenth = "1/10"

    /// How much of the scene's time passes in a frame of the display.
    package var step: PlayTime {
        switch self {
        case .full: .frame
        case .half: PlayTime(units: 10)
        case .quarter: PlayTime(units: 5)
        case .tenth: PlayTime(units: 2)
        }
    }

    /// The next slower one; after the slowest, the full speed.
    package var next: PlaySpeed {
        let all = PlaySpeed.allCases
        return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .full
    }

    /// How it is written for people.
    package var sign: String {
        switch self {
        case .full: "1×"
        case .half: "½×"
        case .quarter: "¼×"
        case .tenth: "⅒×"
        }
    }
}
