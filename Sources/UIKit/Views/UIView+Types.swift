extension UIView {
    /// What happens to a view's picture when the view's size changes.
    public enum ContentMode: Int, Sendable {
        /// It is stretched.
        case scaleToFill
        /// It is made as large as fits, in its own proportions.
        case scaleAspectFit
        /// It is made large enough to fill the view, in its own proportions.
        case scaleAspectFill
        /// It is drawn anew.
        case redraw
        /// It stays as it is, at the centre.
        case center
        /// It stays as it is, at the top.
        case top
        /// It stays as it is, at the bottom.
        case bottom
        /// It stays as it is, at the left.
        case left
        /// It stays as it is, at the right.
        case right
        /// It stays as it is, in the upper left corner.
        case topLeft
        /// It stays as it is, in the upper right corner.
        case topRight
        /// It stays as it is, in the lower left corner.
        case bottomLeft
        /// It stays as it is, in the lower right corner.
        case bottomRight

        /// The same for a layer.
        var gravity: CALayerContentsGravity {
            // Layers name their sides in a space whose y points up.
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        }
    }

    /// What of a view's frame changes when its superview's size does.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How tint colours look.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the superview.
        case automatic
        /// As they are.
        case normal
        /// Greyed.
        case dimmed
    }
}
