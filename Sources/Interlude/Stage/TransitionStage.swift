import UIKit

/// Where a transition happens: the two screens in their container, and what is put there for as long as it takes.
///
/// What happens on a stage changes nothing but what is shown: the views' own properties stay as they are, so there is
/// nothing to put back, neither at the end nor when a finger cancels.
@MainActor
public final class TransitionStage {
    /// The view that everything is in.
    public let container: UIView
    /// The screen that was there first, and is there again after the way back; nil where it stays where it is,
    /// underneath.
    public let old: UIView?
    /// The screen that comes, and goes on the way back.
    public let new: UIView?
    /// The controller of the screen that was there first.
    public let oldController: UIViewController?
    /// The controller of the screen that comes.
    public let newController: UIViewController?
    /// Whether this is the way back: progress goes from 1 to 0.
    public let isReturning: Bool
    /// Whether a finger drives it from the beginning: it then goes evenly.
    public let isInteractive: Bool
    /// How long it takes, in seconds.
    public let duration: TimeInterval
    /// At which pace it goes.
    public let curve: TransitionCurve
    /// Whether left and right have changed places.
    public let isMirrored: Bool

    /// Parts of the time, from 0 to 1, and how far it has come then.
    let moments: [(time: Double, progress: CGFloat)]
    var tracks = TransitionTracks()
    /// What is to be undone at the end, last first.
    private var endings: [() -> Void] = []
    /// Views whose pictures stand for them.
    private(set) var pictured: Set<ObjectIdentifier> = []
    /// Pairs of elements that turn into each other, and those that are on one side only.
    lazy var elements = MatchedElements(on: self)
    private let clock = UIView(frame: .zero)
    /// Whether elements stay with their screens.
    private let isCalm: Bool

    init(
        in container: UIView, old: UIView?, new: UIView?, _ transition: Transition, isReturning: Bool,
        isInteractive: Bool = false, oldController: UIViewController? = nil, newController: UIViewController? = nil
    ) {
        self.container = container
        (self.old, self.new) = (old, new)
        (self.oldController, self.newController) = (oldController, newController)
        (self.isReturning, self.isInteractive) = (isReturning, isInteractive)
        isCalm = transition.isCalm
        duration = transition.duration(isReturning: isReturning)
        curve = isInteractive ? .linear : transition.curve(isReturning: isReturning)
        isMirrored = transition.mirrors && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        moments = TransitionStage.moments(curve, duration, isReturning)
    }

    /// Sets the stage for a transition between controllers.
    convenience init(
        _ context: any UIViewControllerContextTransitioning, _ transition: Transition, isReturning: Bool
    ) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        let container = context.containerView
        if let to, let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if !frame.isEmpty && to.frame != frame { to.frame = frame }
            if isReturning, let from, from.superview === container {
                container.insertSubview(to, belowSubview: from)
            } else {
                container.addSubview(to)
            }
            to.layoutIfNeeded()
        }
        let controllers = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        self.init(
            in: container, old: isReturning ? to : from, new: isReturning ? from : to, transition,
            isReturning: isReturning, isInteractive: context.isInteractive,
            oldController: isReturning ? controllers.1 : controllers.0,
            newController: isReturning ? controllers.0 : controllers.1)
    }

    /// The screen that goes now.
    public var from: UIView? { isReturning ? new : old }
    /// The screen that comes now.
    public var to: UIView? { isReturning ? old : new }
    /// The place of the screens in the container.
    public var frame: CGRect { new?.frame ?? old?.frame ?? container.bounds }
    /// The size of a screen.
    public var size: CGSize { frame.size }
    /// A distance to look from that suits the screens' size, in points.
    public var viewingDistance: CGFloat { 1.5 * max(container.bounds.width, container.bounds.height) }

    /// A direction as it is here: the other way for left and right where people read from right to left.
    public func resolve(_ direction: TransitionDirection) -> TransitionDirection {
        isMirrored ? direction.mirrored : direction
    }

    /// A point of the unit square as it is here.
    public func resolve(_ point: CGPoint) -> CGPoint { isMirrored ? CGPoint(x: 1 - point.x, y: point.y) : point }

    // MARK: Time

    /// A sample every sixtieth of a second; none of what lies between differs to the eye.
    private static func moments(
        _ curve: TransitionCurve, _ duration: TimeInterval, _ isReturning: Bool
    ) -> [(time: Double, progress: CGFloat)] {
        let count = min(max(Int((duration * 60).rounded(.up)), 12), 180)
        return (0...count).map { index in
            let time = Double(index) / Double(count)
            let progress = CGFloat(curve.value(at: time))
            return (time, isReturning ? 1 - progress : progress)
        }
    }

    // MARK: What is put on the stage

    /// Where something is put among the views of the container.
    public enum Place {
        /// In front of everything.
        case front
        /// Behind everything.
        case back
        /// Right in front of a view.
        case above(UIView)
        /// Right behind a view.
        case below(UIView)
    }

    /// Puts a view on the stage, until the end.
    public func put(_ prop: UIView, _ place: Place) {
        UIView.performWithoutAnimation {
            prop.isUserInteractionEnabled = false
            switch place {
            case .front: container.addSubview(prop)
            case .back: container.insertSubview(prop, at: 0)
            case .above(let view): container.insertSubview(prop, aboveSubview: view)
            case .below(let view): container.insertSubview(prop, belowSubview: view)
            }
        }
        atEnd { prop.removeFromSuperview() }
    }

    /// Has the screen that was there first lie in front of the one that comes.
    public func bringOldToFront() {
        guard let old, let new, old.superview === container, new.superview === container else { return }
        container.insertSubview(old, aboveSubview: new)
    }

    /// Does something when it is over, cancelled or not: the last thing asked for comes first.
    public func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

    /// Has a picture of a view stand for it while things move.
    func markPictured(_ view: UIView) { pictured.insert(ObjectIdentifier(view)) }

    // MARK: Running

    /// Has everything move, and calls a function at the end.
    func run(_ completion: @escaping () -> Void) {
        finishSetting()
        // An animation of a view, and not one of a layer: only its end is told when a finger cancels.
        UIView.animate(withDuration: duration, delay: 0, options: [.curveLinear]) { [self] in
            tick()
        } completion: { [self] _ in
            end()
            completion()
        }
    }

    /// Gives the animation that this is called in something to animate.
    func tick() { clock.alpha = 0.5 }

    /// Puts all animations on the layers.
    func finishSetting() {
        UIView.performWithoutAnimation {
            if !isCalm { elements.fly(on: self) }
            container.addSubview(clock)
        }
        tracks.hideAtEnds(of: self)
        atEnd(tracks.attach(to: self))
    }

    /// Clears the stage.
    func end() {
        clock.removeFromSuperview()
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for ending in endings.reversed() { ending() }
            CATransaction.commit()
        }
        endings = []
    }
}
