/// How a picture is written.
public enum PictureFormat: Equatable, Sendable {
    /// PNG: lossless, with alpha where the picture has any.
    case png

    /// The format that a file name's ending stands for: `.png`, in any case of letters; nil for any other.
    public init?(endingOf path: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "png": self = .png
        default: return nil
        }
    }
}
