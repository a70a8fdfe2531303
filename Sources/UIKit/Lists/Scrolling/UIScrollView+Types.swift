extension UIScrollView {
    /// How fast content comes to rest that has been let go.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// What is left of a velocity after a millisecond.
        public let rawValue: CGFloat
        /// Makes a rate from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether the safe area counts as a part of the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll, and at the top and bottom of a controller that is in a navigation controller.
        case automatic
        /// Along the axes that scroll.
        case scrollableAxes
        /// No.
        case never
        /// At all sides.
        case always
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What stands out from the screen: dark on light, light on dark.
        case `default`
        /// Dark.
        case black
        /// Light.
        case white
    }

    /// How scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none
        /// As soon as the content is dragged.
        case onDrag
        /// The finger takes the keyboard along.
        case interactive
        /// As soon as the content is dragged, with what belongs to the keyboard.
        case onDragWithAccessory
        /// The finger takes the keyboard along, with what belongs to it.
        case interactiveWithAccessory
    }
}
