/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From side to side, but for the last line of a paragraph.
    case justified
    /// At the side where reading begins.
    case natural
}

extension NSTextAlignment {
    var textAlignment: TextParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
