/// The pace of a block's changes.
enum AnimationPacing {
    /// A curve; nil for an even pace.
    case curve(CAMediaTimingFunction?)
    /// A spring.
    case spring(Spring)
    /// A spring along x, one along y, and one for what has no direction.
    case springs(Spring, Spring, Spring)

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

    /// The pace along one axis, 0 for x.
    func along(_ axis: Int) -> AnimationPacing {
        if case .springs(let x, let y, _) = self { return .spring(axis == 0 ? x : y) }
        return self
    }

    /// An animation of a property with this pace, without values.
    var animation: CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation()
            animation.timingFunction = function
            return animation
        case .spring(let spring), .springs(_, _, let spring):
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
        case .spring(let spring), .springs(_, _, let spring): AnimationStretch(spring: spring, duration: duration)
        }
    }
}
