extension UIViewController {
    /// A way in which a controller comes and goes, as a value: for being presented and for being pushed.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, source: (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// From the bottom.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
        /// As the other side of a sheet that turns.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
        /// Fading.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }
        /// From under a page that curls.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

        /// Out of a view, and back into it.
        /// - Parameter sourceViewProvider: says which view; nil for the middle of the screen.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), source: sourceViewProvider)) }

        /// The animator for a controller that comes or goes.
        func animator(
            _ controller: UIViewController, isDismissal: Bool
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            switch kind {
            case .style(.coverVertical): CoverVerticalAnimator(isReversed: isDismissal)
            case .style(.crossDissolve): CrossDissolveAnimator(isReversed: isDismissal)
            case .style(.flipHorizontal):
                EffectAnimator(
                    isReversed: isDismissal, options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight)
            case .style(.partialCurl):
                EffectAnimator(isReversed: isDismissal, options: isDismissal ? .transitionCurlDown : .transitionCurlUp)
            case .zoom(let options, let source):
                ZoomAnimator(isReversed: isDismissal, controller: controller, options: options, source: source)
            }
        }
    }
}

extension UIViewController.Transition {
    /// How a zoom looks and when a finger may take it back.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
        /// The colour laid over what lies behind.
        public var dimmingColor: UIColor?
        /// The effect laid over what lies behind.
        public var dimmingVisualEffect: UIVisualEffect?
        /// Whether a drag may begin to dismiss.
        public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
        /// The part of the controller's view that lines up with the source view; nil for all of it.
        public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
        /// Makes options as they come.
        public override init() {}
    }

    /// What the source view of a zoom is looked up by.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that comes or goes.
        public let zoomedViewController: UIViewController
        /// The controller that the source view is in.
        public let sourceViewController: UIViewController

        init(zoomed: UIViewController, source: UIViewController) {
            (zoomedViewController, sourceViewController) = (zoomed, source)
        }
    }

    /// What a drag that would dismiss is judged by.
    @preconcurrency @MainActor
    public final class ZoomInteractionContext: NSObject {
        /// Where the drag begins, in the controller's view.
        public let location: CGPoint
        /// How fast it goes, in points a second.
        public let velocity: CGVector
        /// Whether it would begin where nobody objects.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        }
    }

    /// What the part that lines up with the source view is worked out from.
    @preconcurrency @MainActor
    public final class ZoomAlignmentRectContext: NSObject {
        /// The view that the controller comes out of.
        public let sourceView: UIView
        /// The controller that comes.
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomed: UIViewController) {
            (self.sourceView, zoomedViewController) = (sourceView, zoomed)
        }
    }
}
