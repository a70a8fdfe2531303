/// A change of a property as if a spring pulled it from one value to the other.
///
/// The spring runs for the animation's duration, which is not its own: take `settlingDuration` to see all of it.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end; 1 unless set.
    open var mass: CGFloat = 1
    /// The pull; 100 unless set.
    open var stiffness: CGFloat = 100
    /// The resistance; 10 unless set.
    open var damping: CGFloat = 10
    /// The speed at the beginning, in whole distances a second; above 0 towards the end.
    open var initialVelocity: CGFloat = 0

    /// Makes an animation with a spring that feels as if it took a time, in seconds, and lasts until it is at rest.
    /// - Parameter bounce: how much it overshoots, 0 for not at all to 1; below 0 it only creeps to its end.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
        duration = settlingDuration
    }

    /// When the motion is over but for a thousandth of the distance, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }

    /// The duration that the spring feels to have: that of one swing without damping, in seconds.
    open var perceptualDuration: CFTimeInterval {
        let spring = spring
        return spring.stiffness > 0 ? 2 * .pi / (spring.stiffness / spring.mass).squareRoot() : .infinity
    }

    /// How much the spring overshoots, 0 for not at all to 1; below 0 it creeps to its end.
    open var bounce: CGFloat {
        let spring = spring
        let critical: Double = 2 * (spring.stiffness * spring.mass).squareRoot()
        let ratio = critical > 0 ? spring.damping / critical : 1
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// The value of a property, or what was set for a key of your own.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "mass": mass.boxed
        case "stiffness": stiffness.boxed
        case "damping": damping.boxed
        case "initialVelocity": initialVelocity.boxed
        default: super.value(forKey: key)
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open override func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(CGFloat.unboxed)
        switch key {
        case "mass": mass = number ?? 1
        case "stiffness": stiffness = number ?? 100
        case "damping": damping = number ?? 10
        case "initialVelocity": initialVelocity = number ?? 0
        default: super.setValue(value, forKey: key)
        }
    }

    override class var archivedKeys: [String] {
        super.archivedKeys + ["mass", "stiffness", "damping", "initialVelocity"]
    }

    override func emptyCopy() -> CAAnimation { CASpringAnimation() }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    override func pace(_ function: CAMediaTimingFunction?, duration: CFTimeInterval) -> AnimationPace {
        .spring(spring, duration: duration)
    }
}
