/// What happens to text that does not fit its width.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, after a word.
    case byWordWrapping
    /// It goes on in the next line, after a letter.
    case byCharWrapping
    /// It is cut off.
    case byClipping
    /// An ellipsis stands for the beginning of what is too much.
    case byTruncatingHead
    /// An ellipsis stands for the end.
    case byTruncatingTail
    /// An ellipsis stands for the middle.
    case byTruncatingMiddle
}

extension NSLineBreakMode {
    var textMode: TextParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
