/// The finger that turns pages.
@MainActor
final class PageFinger: NSObject {
    private unowned let controller: UIPageViewController
    /// The direction of the turn that the finger drives; nil where it drives none.
    private var direction: UIPageViewController.NavigationDirection?

    /// How wide the sides are on which a tap turns, in points.
    private static let tapWidth: CGFloat = 60
    /// A velocity that turns wherever the page is, in points a second.
    private static let decisiveVelocity: CGFloat = 300

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
    }

    func attach() {
        let pan = controller.pan
        pan.addTarget(self, action: Selector("panned:", PageFinger.panned))
        pan.delegate = self
        pan.isEnabled = controller.dataSource != nil
        controller.pagesView.addGestureRecognizer(pan)
        guard controller.transitionStyle == .pageCurl else { return }
        controller.tap.addTarget(self, action: Selector("tapped:", PageFinger.tapped))
        controller.tap.delegate = self
        controller.pagesView.addGestureRecognizer(controller.tap)
    }

    // MARK: Pages

    private var isVertical: Bool { controller.navigationOrientation == .vertical }

    /// 1 where later pages are to the right or below, else −1.
    private var sign: CGFloat {
        !isVertical && controller.pagesView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private var extent: CGFloat {
        max((isVertical ? controller.pagesView.bounds.height : controller.pagesView.bounds.width), 1)
    }

    /// The pages next to those that are seen.
    private func neighbours(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController] {
        guard let source = controller.dataSource else { return [] }
        var found: [UIViewController] = []
        var last = direction == .forward ? controller.pages.last : controller.pages.first
        for _ in controller.pages {
            guard let current = last else { break }
            let next =
                direction == .forward
                ? source.pageViewController(controller, viewControllerAfter: current)
                : source.pageViewController(controller, viewControllerBefore: current)
            guard let next else { return [] }
            found.append(next)
            last = next
        }
        return direction == .forward ? found : found.reversed()
    }

    private func begin(_ direction: UIPageViewController.NavigationDirection, isInteractive: Bool) -> Bool {
        let new = neighbours(direction)
        guard !new.isEmpty else { return false }
        let controller = controller
        let previous = controller.pages
        controller.delegate?.pageViewController(controller, willTransitionTo: new)
        controller.begin(to: new, direction, isInteractive: isInteractive) { [weak controller] completed, finished in
            guard let controller else { return }
            controller.delegate?.pageViewController(
                controller, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: completed)
        }
        return true
    }

    // MARK: Gestures

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        let view = controller.pagesView
        let (translation, velocity) = (recognizer.translation(in: view), recognizer.velocity(in: view))
        // How far the finger has gone towards later pages.
        let way = -sign * (isVertical ? translation.y : translation.x)
        let speed = -sign * (isVertical ? velocity.y : velocity.x)
        switch recognizer.state {
        case .began:
            controller.turn?.endNow()
            direction = nil
            follow(way)
        case .changed: follow(way)
        case .ended: letGo(speed)
        default: letGo(nil)
        }
    }

    private func follow(_ way: CGFloat) {
        let wanted: UIPageViewController.NavigationDirection = way >= 0 ? .forward : .reverse
        if wanted != direction, way != 0 {
            if direction != nil {
                controller.turn?.endNow()
                direction = nil
            }
            if begin(wanted, isInteractive: true) { direction = wanted }
        }
        if direction != nil {
            controller.turn?.motion.move(to: min(abs(way) / extent, 1))
        } else if controller.transitionStyle == .scroll {
            pull(-sign * (way < 0 ? -1 : 1) * SheetDrag.stretched(abs(way), extent))
        }
        travelled = way
    }

    private var travelled: CGFloat = 0

    /// Moves the pages a little where there is none to turn to.
    private func pull(_ distance: CGFloat) {
        UIView.performWithoutAnimation {
            controller.pagesView.bounds.origin =
                isVertical ? CGPoint(x: 0, y: -distance) : CGPoint(x: -distance, y: 0)
        }
    }

    private func letGo(_ speed: CGFloat?) {
        if controller.pagesView.bounds.origin != .zero {
            UIView.animate(springDuration: 0.35) { controller.pagesView.bounds.origin = .zero }
        }
        guard let direction, let turn = controller.turn else { return }
        self.direction = nil
        let ahead = (speed ?? 0) * (direction == .forward ? 1 : -1)
        let part = abs(travelled) / extent
        let completes =
            speed != nil && (abs(ahead) > PageFinger.decisiveVelocity ? ahead > 0 : part > 0.5)
        turn.play(completing: completes, velocity: ahead / extent)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard controller.turn == nil, let direction = direction(of: recognizer) else { return }
        if begin(direction, isInteractive: false) { controller.turn?.run() }
    }

    /// The way that a tap turns; nil in the middle.
    private func direction(of recognizer: UITapGestureRecognizer) -> UIPageViewController.NavigationDirection? {
        let place = recognizer.location(in: controller.pagesView)
        let along = isVertical ? place.y : sign > 0 ? place.x : extent - place.x
        return along < PageFinger.tapWidth ? .reverse : along > extent - PageFinger.tapWidth ? .forward : nil
    }
}

extension PageFinger: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let tap = gestureRecognizer as? UITapGestureRecognizer { return direction(of: tap) != nil }
        let movement = controller.pan.translation(in: controller.pagesView)
        return isVertical ? abs(movement.y) > abs(movement.x) : abs(movement.x) > abs(movement.y)
    }
}
