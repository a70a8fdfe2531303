/// Where a card rests, and what its height does to what is behind it.
@MainActor
struct SheetGeometry {
    /// What detents are asked with.
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
        let containerHeight: CGFloat
        let bottomInset: CGFloat

        init(_ traits: UITraitCollection, maximum: CGFloat, containerHeight: CGFloat, bottomInset: CGFloat) {
            (containerTraitCollection, maximumDetentValue) = (traits, maximum)
            (self.containerHeight, self.bottomInset) = (containerHeight, bottomInset)
        }
    }

    /// One of the heights.
    struct Stop {
        var identifier: UISheetPresentationController.Detent.Identifier
        /// The card's whole height, in points.
        var height: CGFloat
    }

    /// Whether the card stands in the middle rather than at the lower edge.
    let isCentered: Bool
    /// Whether the card fills the whole container.
    let fillsContainer: Bool
    let container: CGRect
    let width: CGFloat
    /// The heights from low to high; at least one.
    let stops: [Stop]
    /// The one at which the card rests.
    let selected: Int
    private let undimmedHeight: CGFloat
    private let pushesBack: Bool

    /// How far beneath the status bar a large card ends, in points.
    private static let topGap: CGFloat = 10

    init(_ sheet: UISheetPresentationController) {
        container = sheet.containerView?.bounds ?? UIScreen.main.bounds
        let traits = sheet.containerView?.traitCollection ?? UIScreen.main.traitCollection
        let safe = sheet.containerView?.window?.safeAreaInsets ?? UIScreen.main.safeAreaInsets
        let isRoomy = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        let isFlat = traits.verticalSizeClass == .compact
        isCentered = isRoomy
        fillsContainer = isFlat && !sheet.prefersEdgeAttachedInCompactHeight
        let preferred = sheet.presentedViewController.preferredContentSize

        if isCentered {
            let isForm = sheet.presentationStyle == .formSheet || !sheet.prefersPageSizing
            let standard =
                isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: container.height - 2 * 44)
            let size = CGSize(
                width: preferred.width > 0 && isForm ? preferred.width : standard.width,
                height: preferred.height > 0 && isForm ? preferred.height : standard.height)
            width = min(size.width, container.width - 40)
            stops = [Stop(identifier: .large, height: min(size.height, container.height - safe.top - safe.bottom - 20))]
            (selected, undimmedHeight, pushesBack) = (0, 0, false)
            return
        }
        let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
        width = follows ? min(preferred.width, container.width) : container.width
        let top = fillsContainer ? 0 : safe.top + SheetGeometry.topGap
        let maximum = max(0, container.height - top)
        let context = Context(
            traits, maximum: maximum - safe.bottom, containerHeight: container.height, bottomInset: safe.bottom)
        var stops: [Stop] = []
        if !fillsContainer {
            for detent in sheet.detents {
                guard let value = detent.resolvedValue(in: context) else { continue }
                stops.append(
                    Stop(identifier: detent.identifier, height: min(max(value + safe.bottom, safe.bottom), maximum)))
            }
        }
        if stops.isEmpty { stops = [Stop(identifier: .large, height: maximum)] }
        // Of equal heights the earlier one comes first.
        stops = stops.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element)
        self.stops = stops
        let wanted = sheet.selectedDetentIdentifier
        selected = wanted.flatMap { wanted in stops.firstIndex { $0.identifier == wanted } } ?? 0
        let undimmed = sheet.largestUndimmedDetentIdentifier
        undimmedHeight = undimmed.flatMap { id in stops.first { $0.identifier == id }?.height } ?? 0
        pushesBack = !fillsContainer && stops.last.map { $0.height >= maximum - 1 } ?? false
    }

    /// The height at which the card rests, in points.
    var height: CGFloat { stops[selected].height }
    /// The lowest height, in points.
    var minimumHeight: CGFloat { stops.first?.height ?? 0 }
    /// The greatest height, in points.
    var maximumHeight: CGFloat { stops.last?.height ?? 0 }

    /// Where the card rests, in the container.
    var frame: CGRect { frame(lift: 0) }

    /// Where the card is when a finger lifts it. Higher it grows, lower than its lowest height it sinks.
    func frame(lift: CGFloat) -> CGRect {
        let x = ((container.width - width) / 2).rounded()
        if isCentered {
            return CGRect(
                x: x, y: ((container.height - height) / 2).rounded() - lift, width: width, height: height)
        }
        let wanted = height + lift
        let top = container.maxY - wanted
        return CGRect(x: x, y: top, width: width, height: max(wanted, minimumHeight))
    }

    /// How much what is behind is dimmed, 0 to 1.
    func dimming(atHeight height: CGFloat) -> CGFloat {
        guard undimmedHeight > 0 else { return 1 }
        guard let next = stops.first(where: { $0.height > undimmedHeight }) else { return 0 }
        return min(max((height - undimmedHeight) / (next.height - undimmedHeight), 0), 1)
    }

    /// How far the presenter is pushed back, 0 to 1.
    func pushBack(atHeight height: CGFloat) -> CGFloat {
        guard pushesBack else { return 0 }
        let lower = stops.last { $0.height < maximumHeight - 1 }?.height
        guard let lower else { return 1 }
        return min(max((height - lower) / (maximumHeight - lower), 0), 1)
    }
}
