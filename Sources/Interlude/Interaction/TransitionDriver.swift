import UIKit

/// Watches fingers on a view, and drives a transition by them.
@MainActor
final class TransitionDriver: NSObject {
    private let interaction: TransitionInteraction
    private weak var view: UIView?
    private let recognizer: UIGestureRecognizer
    private var target: GestureTarget?
    /// Begins what is to be driven; says whether there is anything.
    private let begin: () -> Bool
    /// What moves the transition that runs.
    private var percent: UIPercentDrivenInteractiveTransition?
    /// Whether the transition that runs takes a screen away.
    private var isReturning = true
    /// How far it had come when the finger took it over.
    private var start: CGFloat = 0
    /// Whether a finger drives it now.
    private(set) var isDragging = false

    init(_ interaction: TransitionInteraction, on view: UIView, begin: @escaping () -> Bool) {
        self.interaction = interaction
        self.view = view
        self.begin = begin
        switch interaction.kind {
        case .edge(let direction):
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = TransitionDriver.edge(
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? direction.mirrored : direction)
            recognizer = edge
        case .pan, .card:
            let pan = UIPanGestureRecognizer()
            pan.maximumNumberOfTouches = 1
            recognizer = pan
        case .pinch: recognizer = UIPinchGestureRecognizer()
        }
        super.init()
        recognizer.delegate = self
        target = GestureTarget(recognizer) { [weak self] _ in self?.recognizerChanged() }
        view.addGestureRecognizer(recognizer)
    }

    /// Stops watching.
    func detach() { view?.removeGestureRecognizer(recognizer) }

    /// What drives a transition that an animator animates; a finger may take over one that it has not begun.
    func controller(for animator: TransitionAnimator) -> UIPercentDrivenInteractiveTransition {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = isDragging
        self.percent = percent
        isReturning = animator.isReturning
        let finished = animator.didEnd
        animator.didEnd = { [weak self, weak percent] completed in
            if let self, self.percent === percent { self.percent = nil }
            finished?(completed)
        }
        return percent
    }

    private static func edge(_ direction: TransitionDirection) -> UIRectEdge {
        switch direction {
        case .left: .right
        case .right: .left
        case .up: .bottom
        case .down: .top
        }
    }

    // MARK: Following the finger

    private var direction: TransitionDirection? {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch interaction.kind {
        case .edge(let direction), .pan(let direction), .card(let direction):
            return isMirrored ? direction.mirrored : direction
        case .pinch: return nil
        }
    }

    /// How far the finger has gone on the way that takes the screen away, in parts of the whole way.
    private var distance: CGFloat {
        guard let view else { return 0 }
        if let pinch = recognizer as? UIPinchGestureRecognizer { return 1 - pinch.scale }
        guard let pan = recognizer as? UIPanGestureRecognizer, let direction else { return 0 }
        let extent = direction.extent(of: view.bounds.size)
        return direction.along(pan.translation(in: view)) / max(extent * interaction.reach, 1)
    }

    /// How fast the finger goes that way, in points a second.
    private var velocity: CGFloat {
        if let pinch = recognizer as? UIPinchGestureRecognizer { return -pinch.velocity * 500 }
        guard let pan = recognizer as? UIPanGestureRecognizer, let direction else { return 0 }
        return direction.along(pan.velocity(in: view))
    }

    /// How far the transition is to be.
    private var progress: CGFloat { (start + (isReturning ? distance : -distance)).clamped }

    private func recognizerChanged() {
        switch recognizer.state {
        case .began:
            isDragging = true
            if let percent {
                percent.pause()
                start = percent.percentComplete
            } else {
                start = 0
                isReturning = true
                guard begin() else { return isDragging = false }
            }
            update()
        case .changed: if isDragging { update() }
        case .ended: if isDragging { letGo(isCancelled: !shouldFinish) }
        case .cancelled, .failed: if isDragging { letGo(isCancelled: true) }
        default: break
        }
    }

    private func update() {
        percent?.update(progress)
        interaction.onProgress?(progress)
    }

    private var shouldFinish: Bool {
        let velocity = isReturning ? velocity : -velocity
        return abs(velocity) > interaction.decisiveVelocity ? velocity > 0 : progress > interaction.threshold
    }

    private func letGo(isCancelled: Bool) {
        isDragging = false
        interaction.onProgress?(nil)
        // The rest takes no longer than the finger would have taken, and not less than a quarter of the whole.
        let left = isCancelled ? progress : 1 - progress
        percent?.completionSpeed = min(max(abs(velocity) / 500 * max(left, 0.25), 1), 3)
        if isCancelled { percent?.cancel() } else { percent?.finish() }
    }
}

extension TransitionDriver: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard percent == nil, let pan = gestureRecognizer as? UIPanGestureRecognizer, let direction else { return true }
        let movement = pan.translation(in: view)
        let way = movement == .zero ? pan.velocity(in: view) : movement
        let forward = direction.along(way)
        return forward > 0 && forward >= abs(direction.isHorizontal ? way.y : way.x)
    }
}
