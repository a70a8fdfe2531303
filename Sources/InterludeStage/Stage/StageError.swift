/// Why a stage could not be made.
public enum StageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// In pixels the size is not from 1 to `Bitmap.maximumSide` each way.
    case invalidSize(CGSize, scale: CGFloat)

    /// The reason, in one line.
    public var description: String {
        switch self {
        case .invalidSize(let size, let scale):
            "a stage cannot be \(size.width)×\(size.height) points at \(scale) pixels a point; "
                + "1 to \(Bitmap.maximumSide) pixels each way are possible"
        }
    }
}
