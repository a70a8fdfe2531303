/// The list under the finger that drags a card.
@MainActor
struct SheetScroll {
    private weak var view: UIScrollView?
    /// How far the list may have moved already in this drag: as far as the finger has.
    private var slack: CGFloat = 0

    /// Finds the list under a finger.
    mutating func begin(under recognizer: UIPanGestureRecognizer, in sheet: UIView) {
        slack = abs(recognizer.translation(in: sheet).y)
        let hit = sheet.hitTest(recognizer.location(in: sheet), with: nil)
        var current = hit
        while let candidate = current, candidate !== sheet {
            if let scroll = candidate as? UIScrollView, scroll.movableAxes.y {
                view = scroll
                return
            }
            current = candidate.superview
        }
    }

    /// Whether the list leaves a movement to the card.
    func leavesDrag(isDown: Bool, canRaise: Bool) -> Bool {
        guard let view else { return true }
        let isAtTop = view.contentOffset.y <= -view.adjustedContentInset.top + slack + 0.5
        return isDown ? isAtTop : isAtTop && canRaise
    }

    /// Keeps the list at its top while the card moves.
    func holdStill() {
        guard let view else { return }
        let top = -view.adjustedContentInset.top
        if view.contentOffset.y != top { view.contentOffset.y = top }
    }

    /// Whether a recognizer is a list's.
    static func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is UIPanGestureRecognizer && recognizer.view is UIScrollView
    }
}
