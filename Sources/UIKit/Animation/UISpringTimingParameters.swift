/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Law {
        /// A damping ratio; the rest follows from the animation's duration.
        case ratio(CGFloat)
        /// Everything; the duration follows from it.
        case complete(Spring)
    }

    private let law: Law
    /// The speed at the beginning, in whole ways a second: along x and y for what moves, the greater of the two otherwise.
    public let initialVelocity: CGVector

    /// Makes the spring of the system's own screens: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that has done all but a thousandth of the way when the animation's duration is over.
    /// - Parameter ratio: 1 to come to rest without swinging, towards 0 more and more swings.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        law = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring without a speed at the beginning.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Makes a spring by its physics. How long it takes follows from them.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        law = .complete(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        initialVelocity = velocity
        super.init()
    }

    /// Makes a spring that feels as if it took a time, in seconds.
    /// - Parameter bounce: how much it overshoots, 0 for not at all to 1; below 0 it only creeps to its end.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        law = .complete(Spring(perceptualDuration: duration, bounce: Double(bounce)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The greater of the two speeds.
    var velocity: CGFloat {
        abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    }

    /// The spring, and how long it takes, where the animation is to last so many seconds.
    func spring(duration: TimeInterval) -> (pacing: AnimationPacing, duration: TimeInterval) {
        let springs = spring(duration, velocity)
        let (x, y) = (spring(duration, initialVelocity.dx), spring(duration, initialVelocity.dy))
        let length: TimeInterval =
            switch law {
            case .ratio: duration
            case .complete: min(springs.settlingTime, UISpringTimingParameters.longest)
            }
        return (x == y ? .spring(springs) : .springs(x, y, springs), length)
    }

    /// Springs that hardly come to rest are cut off after so many seconds.
    private static let longest: TimeInterval = 1000

    private func spring(_ duration: TimeInterval, _ velocity: CGFloat) -> Spring {
        switch law {
        case .ratio(let ratio):
            Spring(dampingRatio: Double(ratio), duration: duration, initialVelocity: Double(velocity))
        case .complete(let spring):
            Spring(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                initialVelocity: Double(velocity))
        }
    }
}
