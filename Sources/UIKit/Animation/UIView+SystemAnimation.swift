extension UIView {
    /// An animation that the system has for a purpose.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and are taken out of their superviews.
        case delete
    }

    /// Animates views for a purpose.
    /// - Parameters:
    ///   - animation: the purpose.
    ///   - views: the views that it is done to.
    ///   - options: the pace, and how it goes together with other animations.
    ///   - parallelAnimations: further changes, animated along.
    ///   - completion: is called once when the animations have ended, and the views have been taken out; with whether all
    ///     of them ran to their ends.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0.transform, $0.alpha) }
        let changes = {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                view.alpha = 0
            }
            parallelAnimations?()
        }
        animate(systemAnimationDuration, 0, AnimationPacing(options), options, changes) { finished in
            for (view, look) in zip(views, looks) {
                view.removeFromSuperview()
                (view.transform, view.alpha) = look
            }
            completion?(finished)
        }
    }

    private static let systemAnimationDuration: TimeInterval = 0.3
}

extension UIScreen {
    /// A view that looks as the screen does now.
    /// - Parameter afterUpdates: whether changes that are not shown yet count.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        if afterUpdates { layer?.finish() }
        let picture = layer?.picture(of: bounds, scale: scale, isShown: !afterUpdates)
        return SnapshotView(picture, size: bounds.size, scale: scale, capInsets: .zero)
    }
}
