/// A way in which pages are turned, moved by hand or by itself.
@MainActor
class PageTurn {
    /// What is turned.
    @MainActor struct Sides {
        let container: UIView
        let from: [UIView]
        let to: [UIView]
        /// Where the pages that come are at the end.
        let frames: [CGRect]
        let isForward: Bool
        let isVertical: Bool
        /// Whether later pages are to the left.
        let isMirrored: Bool

        /// The length of the container along the axis, in points.
        var extent: CGFloat { isVertical ? container.bounds.height : container.bounds.width }
        /// Whether pages come from the right or from below.
        var comesFromEnd: Bool { isForward != isMirrored }
    }

    let sides: Sides

    init(_ sides: Sides) { self.sides = sides }

    /// Puts the pages where they are at the start.
    func begin() {}
    /// Moves to a part of the way, 0 to 1.
    func move(to part: CGFloat) {}
    /// Plays the rest, forward or back, and then calls a function.
    /// - Parameter velocity: how fast a finger moved, in whole ways a second; below 0 back.
    func play(completing: Bool, velocity: CGFloat, then completion: @escaping () -> Void) { completion() }
    /// Stops where it is; what follows puts the pages into their places.
    func stop() {}
}

/// Pages that lie in a strip.
final class PageSlide: PageTurn {
    private let spacing: CGFloat
    private var homes: [CGPoint] = []

    /// How long pages seem to move, in seconds.
    private static let duration: TimeInterval = 0.35

    init(_ sides: Sides, spacing: CGFloat) {
        self.spacing = spacing
        super.init(sides)
    }

    override func begin() {
        UIView.performWithoutAnimation {
            for (view, frame) in zip(sides.to, sides.frames) {
                sides.container.addSubview(view)
                view.frame = frame
            }
        }
        homes = (sides.from + sides.to).map(\.center)
        move(to: 0)
    }

    override func move(to part: CGFloat) { UIView.performWithoutAnimation { place(part) } }

    private func place(_ part: CGFloat) {
        let way = (sides.extent + spacing) * (sides.comesFromEnd ? 1 : -1)
        for (index, view) in (sides.from + sides.to).enumerated() {
            let shift = index < sides.from.count ? -part * way : (1 - part) * way
            let home = homes[index]
            view.center = CGPoint(
                x: home.x + (sides.isVertical ? 0 : shift), y: home.y + (sides.isVertical ? shift : 0))
        }
    }

    override func play(completing: Bool, velocity: CGFloat, then completion: @escaping () -> Void) {
        let speed = min(max(completing ? velocity : -velocity, 0), 20)
        UIView.animate(
            springDuration: PageSlide.duration, initialSpringVelocity: speed,
            animations: { place(completing ? 1 : 0) },
            completion: { _ in completion() })
    }

    override func stop() {
        for view in sides.from + sides.to { view.layer.removeAllAnimations() }
        UIView.performWithoutAnimation { place(0) }
        for (view, home) in zip(sides.from + sides.to, homes) { view.center = home }
    }
}

/// Pages that lie on each other, as in a book.
final class PageCurlTurn: PageTurn {
    private let isInteractive: Bool
    private var driver: LayerDriver?
    private var end: DisplayTimer?
    private var part: CGFloat = 0

    /// How long a page takes to be turned, in seconds.
    private static let duration: TimeInterval = 0.75

    init(_ sides: Sides, isInteractive: Bool) {
        self.isInteractive = isInteractive
        super.init(sides)
    }

    override func begin() {
        let transition = CATransition()
        transition.type = sides.isForward ? .pageCurl : .pageUnCurl
        // The side is where the page is lifted.
        transition.subtype =
            sides.isVertical ? .fromBottom : sides.isMirrored ? .fromLeft : .fromRight
        transition.duration = PageCurlTurn.duration
        transition.timingFunction = isInteractive ? nil : CAMediaTimingFunction(name: .easeInEaseOut)
        transition.fillMode = .both
        transition.isRemovedOnCompletion = false
        let layer = sides.container.layer
        if isInteractive { driver = LayerDriver([layer], duration: PageCurlTurn.duration) }
        layer.add(transition, forKey: kCATransition)
        UIView.performWithoutAnimation {
            for view in sides.from { view.removeFromSuperview() }
            for (view, frame) in zip(sides.to, sides.frames) {
                sides.container.addSubview(view)
                view.frame = frame
            }
        }
        driver?.hold()
    }

    override func move(to part: CGFloat) {
        self.part = min(max(part, 0), 1)
        driver?.move(to: Double(self.part))
    }

    override func play(completing: Bool, velocity: CGFloat, then completion: @escaping () -> Void) {
        guard let driver else {
            end = DisplayTimer(after: PageCurlTurn.duration, completion)
            return
        }
        let rest = Double(completing ? 1 - part : part) * PageCurlTurn.duration
        let speed = min(max(Double(abs(velocity)) * PageCurlTurn.duration, 1), 4)
        guard completing else { return driver.playBack(speed: speed, then: completion) }
        driver.playForward(speed: speed)
        end = DisplayTimer(after: rest / speed, completion)
    }

    override func stop() {
        end?.cancel()
        sides.container.layer.removeAnimation(forKey: kCATransition)
        driver?.release()
        driver = nil
    }
}
