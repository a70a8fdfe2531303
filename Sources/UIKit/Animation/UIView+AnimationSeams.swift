extension UIView {
    /// What the current animation block makes of a change; nothing outside of one.
    func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? { nil }

    func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool { false }
}
