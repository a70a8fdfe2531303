/// Lets the device be felt. There is nothing to feel here: feedback generators take every call and stay silent.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for a view.
    public convenience init(view: UIView) { self.init() }

    /// Prepares the device for feedback that is to come soon.
    open func prepare() {}
}

/// Feedback of something that hits something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How large and how hard the things are.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light
        /// Of a middle size.
        case medium
        /// Large or heavy.
        case heavy
        /// That give way.
        case soft
        /// That do not give way.
        case rigid
    }

    /// Makes a generator.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

    /// Makes a generator for a view.
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { self.init(style: style) }

    /// Something has been hit.
    open func impactOccurred() {}

    /// Something has been hit, with a strength from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}

    /// Something has been hit at a place.
    open func impactOccurred(at location: CGPoint) {}
}

/// Feedback of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The choice has changed.
    open func selectionChanged() {}

    /// The choice has changed at a place.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback of how a task has gone.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has gone.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// Not quite well.
        case warning
        /// Not well.
        case error
    }

    /// The task is over.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
