/// The finger on a card: raises and lowers it between its heights, and takes it away.
@MainActor
final class SheetDrag: NSObject {
    private unowned let sheet: UISheetPresentationController
    let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// What a drag away moves, while it does.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?
    /// Whether a drag moves the card.
    private var isDragging = false
    /// Where the finger was when the card was where it rests, in points down.
    private var origin: CGFloat = 0
    private var scroll = SheetScroll()

    /// How far a flick carries on, in seconds of its velocity.
    private static let flick: CGFloat = 0.2

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.addTarget(self, action: Selector("panned:", SheetDrag.panned))
        pan.delegate = self
        pan.name = "sheet"
        tap.addTarget(self, action: Selector("tapped:", SheetDrag.tapped))
    }

    func attach() {
        sheet.sheetView.addGestureRecognizer(pan)
        sheet.dimmingView.addGestureRecognizer(tap)
    }

    func detach() {
        sheet.sheetView.removeGestureRecognizer(pan)
        sheet.dimmingView.removeGestureRecognizer(tap)
        (interactor, isDragging) = (nil, false)
    }

    // MARK: Going away

    /// Whether the user may take the card away.
    private var mayDismiss: Bool {
        guard !isHeldByController else { return false }
        return sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    }

    private var isHeldByController: Bool {
        var controller: UIViewController? = sheet.presentedViewController
        while let current = controller {
            if current.isModalInPresentation { return true }
            controller = (current as? UINavigationController)?.topViewController
        }
        return false
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard !sheet.isMoving, sheet.dimmingView.alpha > 0.01 else { return }
        guard mayDismiss else { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet); return }
        dismiss()
    }

    /// Dismisses the card on behalf of the user.
    private func dismiss() {
        let sheet = sheet
        let delegate = sheet.delegate
        delegate?.presentationControllerWillDismiss(sheet)
        sheet.presentedViewController.presentingViewController?.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss(sheet)
        }
    }

    // MARK: The drag

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let container = sheet.containerView else { return }
        let (translation, velocity) = (recognizer.translation(in: container).y, recognizer.velocity(in: container).y)
        switch recognizer.state {
        case .began:
            scroll.begin(under: recognizer, in: sheet.sheetView)
            isDragging = false
            follow(translation, velocity)
        case .changed: follow(translation, velocity)
        case .ended: letGo(velocity)
        default: letGo(0)
        }
    }

    private func follow(_ translation: CGFloat, _ velocity: CGFloat) {
        if !isDragging {
            guard !sheet.isMoving,
                scroll.leavesDrag(
                    isDown: velocity > 0,
                    canRaise: sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.geometry.canRaise)
            else { return }
            isDragging = true
            origin = translation
        }
        move(translation - origin)
        scroll.holdStill()
    }

    /// Moves the card by so much from where it rests, down.
    private func move(_ distance: CGFloat) {
        let geometry = sheet.geometry
        let height = geometry.height - distance
        let below = geometry.minimumHeight - height
        if below > 0, interactor != nil || mayGo {
            return goAway(below, geometry)
        }
        if let interactor {
            interactor.update(0)
            return
        }
        sheet.lift =
            below > 0
            ? geometry.minimumHeight - geometry.height - SheetDrag.stretched(below, geometry.container.height)
            : height > geometry.maximumHeight
                ? geometry.maximumHeight - geometry.height
                    + SheetDrag.stretched(height - geometry.maximumHeight, geometry.container.height) * 0.3
                : -distance
        UIView.performWithoutAnimation { sheet.placeSheet() }
    }

    /// Whether the card may begin to go away; asked once in a drag.
    private var mayGo: Bool {
        if let known = knownAnswer { return known }
        let answer = mayDismiss
        knownAnswer = answer
        return answer
    }
    private var knownAnswer: Bool?

    private func goAway(_ below: CGFloat, _ geometry: SheetGeometry) {
        if interactor == nil {
            // It goes from its lowest height; what the finger has done so far is the first part of the way.
            sheet.lift = geometry.minimumHeight - geometry.height
            UIView.performWithoutAnimation { sheet.placeSheet() }
            let interactor = UIPercentDrivenInteractiveTransition()
            self.interactor = interactor
            dismiss()
        }
        interactor?.update(min(below / max(geometry.frame(lift: sheet.lift).height, 1), 1))
    }

    private func letGo(_ velocity: CGFloat) {
        knownAnswer = nil
        scroll = SheetScroll()
        guard isDragging else { return }
        isDragging = false
        let geometry = sheet.geometry
        if let interactor {
            self.interactor = nil
            let way = max(geometry.frame(lift: sheet.lift).height, 1)
            let part = interactor.percentComplete
            let goes = part + velocity * SheetDrag.flick / way > 0.5
            let rest = (goes ? 1 - part : part) * way
            let speed = rest > 1 ? (goes ? velocity : -velocity) / rest : 0
            interactor.timingCurve = UISpringTimingParameters(
                dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed))
            if goes { interactor.finish() } else { interactor.cancel() }
            return
        }
        let height = geometry.height + sheet.lift
        if height < geometry.minimumHeight - 1, !mayDismiss {
            sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
        }
        let aim = height - velocity * SheetDrag.flick
        let target = geometry.stops.min { abs($0.height - aim) < abs($1.height - aim) } ?? geometry.stops[0]
        let way = target.height - height
        let speed = abs(way) > 1 ? min(max(-velocity / way, -30), 30) : 0
        UIView.animate(
            springDuration: SheetAnimator.duration, initialSpringVelocity: speed, options: [.allowUserInteraction]
        ) {
            sheet.lift = 0
            if geometry.stops.count > 1 { sheet.userSelects(target.identifier) }
            sheet.placeSheet()
        }
    }

    /// The card has not gone after all: it rests at its lowest height, where it began to go.
    func wasCancelled() {
        interactor = nil
        guard sheet.lift != 0 else { return }
        sheet.lift = 0
        sheet.userSelects(sheet.geometry.stops[0].identifier)
    }

    /// How far something follows that is pulled over its end.
    static func stretched(_ distance: CGFloat, _ extent: CGFloat) -> CGFloat {
        CGFloat(RubberBand(extent: Double(extent)).stretch(Double(distance)))
    }
}

extension SheetDrag: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let movement = pan.translation(in: sheet.containerView)
        return abs(movement.y) > abs(movement.x) && sheet.presentedViewController.presentedViewController == nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { SheetScroll.isScrolling(otherGestureRecognizer) }
}

extension SheetGeometry {
    /// Whether the card can rest higher than it does.
    var canRaise: Bool { selected < stops.count - 1 }
}
