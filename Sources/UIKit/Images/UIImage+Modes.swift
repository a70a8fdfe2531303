extension UIImage {
    /// How the pixels of a picture lie in it.
    public enum Orientation: Int, Sendable {
        /// As they are shown.
        case up
        /// Upside down.
        case down
        /// Turned a quarter counterclockwise when shown.
        case left
        /// Turned a quarter clockwise when shown.
        case right
        /// Mirrored from left to right.
        case upMirrored
        /// Mirrored from top to bottom.
        case downMirrored
        /// Rows and columns exchanged.
        case leftMirrored
        /// Rows and columns exchanged, and upside down.
        case rightMirrored
    }

    /// Whether a picture's own colours count.
    public enum RenderingMode: Int, Sendable {
        /// As where it is shown does it: symbols take on a colour, other pictures keep theirs.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// Its shape alone, in the colour of where it is shown.
        case alwaysTemplate
    }

    /// How the room between the edges of a picture is filled when it is stretched.
    public enum ResizingMode: Int, Sendable {
        /// Copies, side by side.
        case tile
        /// One copy, stretched.
        case stretch
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation mirrored from left to right.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
