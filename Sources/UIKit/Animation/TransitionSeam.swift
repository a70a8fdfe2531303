extension UIView {
    static func transition(
        with: UIView, duration: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }
}
