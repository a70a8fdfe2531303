/// The pace of a block's changes.
enum AnimationPacing {
    /// A curve; nil for an even pace.
    case curve(CAMediaTimingFunction?)
    /// A spring.
    case spring(Spring)

    /// The curve that options name.
    init(_ options: UIView.AnimationOptions) {
        let name: CAMediaTimingFunctionName =
            switch (options.rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInEaseOut
            }
        self = .curve(CAMediaTimingFunction(name: name))
    }

    /// An animation of a property with this pace, without values.
    var animation: CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation()
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation()
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            return animation
        }
    }

    /// The pace as a whole stretch of a change that lasts so many seconds.
    func stretch(duration: TimeInterval) -> AnimationStretch {
        switch self {
        case .curve(let function): AnimationStretch(curve: function)
        case .spring(let spring): AnimationStretch(spring: spring, duration: duration)
        }
    }
}
