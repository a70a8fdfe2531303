/// How a picture is written.
public enum PictureFormat: Equatable, Sendable {
    /// PNG: lossless, with alpha where the picture has any.
    case png
    /// JPEG at a quality from 0 (smallest) to 1 (best), with the picture laid over a background, since JPEG knows no
    /// alpha. From 0.9 on, colour keeps its full resolution.
    case jpeg(quality: CGFloat = 0.85, background: CGColor = .white)
    /// Lossy WebP at a quality from 0 (smallest) to 1 (best). Alpha stays exact.
    case webP(quality: CGFloat = 0.85)
    /// Lossless WebP.
    case losslessWebP

    /// The format that a file name's ending stands for: `.png`, `.jpg`, `.jpeg` or `.webp`, in any case of letters; nil
    /// for any other.
    public init?(endingOf path: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        switch name[name.index(after: dot)...].lowercased() {
        case "png": self = .png
        case "jpg", "jpeg": self = .jpeg()
        case "webp": self = .webP()
        default: return nil
        }
    }

    /// A quality as the encoders count it, from 0 to 100.
    static func percent(_ quality: CGFloat) -> CGFloat { quality > 0 ? min(quality, 1) * 100 : 0 }
}
