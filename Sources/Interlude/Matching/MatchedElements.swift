import UIKit

/// The elements of two screens that turn into each other, and those that come and go by a rule.
@MainActor
struct MatchedElements {
    private var pairs: [(old: UIView, new: UIView)] = []
    private var comers: [UIView] = []
    /// All of them, in the order in which they lie in their screens.
    private let all: [UIView]

    init(on stage: TransitionStage) {
        let newRoot = stage.new ?? stage.newController?.viewIfLoaded
        let oldRoot = stage.old ?? stage.oldController?.viewIfLoaded
        let news = newRoot.map { MatchedElements.find(in: $0) } ?? []
        let olds = newRoot == nil ? [] : oldRoot.map { MatchedElements.find(in: $0) } ?? []
        all = olds + news
        for new in news {
            guard let id = new.transitionID else { continue }
            let old = olds.first { $0.transitionID == id }
            if stage.isReturning, let old { MatchedElements.scrollIntoView(old) }
            if let old, MatchedElements.isSeen(old, in: oldRoot, stage), MatchedElements.isSeen(new, in: newRoot, stage)
            {
                pairs.append((old, new))
            }
        }
        comers = all.filter { view in
            view.transitionRule != nil && !pairs.contains { $0.old === view || $0.new === view }
        }
    }

    /// All views in a screen that have an ID or a rule, in the order in which they lie.
    private static func find(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            if view.transitionID != nil || view.transitionRule != nil { found.append(view) }
            for subview in view.subviews { visit(subview) }
        }
        visit(view)
        return found
    }

    /// A list may have been scrolled since the element left it.
    private static func scrollIntoView(_ view: UIView) {
        var ancestor = view.superview
        while let current = ancestor {
            if let list = current as? UIScrollView {
                let place = view.convert(view.bounds, to: list)
                // Where a part of it is seen, it goes back to that place, and the list stays as it was left.
                if !list.bounds.intersects(place) {
                    UIView.performWithoutAnimation {
                        list.scrollRectToVisible(place, animated: false)
                        list.layoutIfNeeded()
                    }
                }
            }
            ancestor = current.superview
        }
    }

    /// Whether a view is there to be seen: what is hidden or off screen does not fly.
    private static func isSeen(_ view: UIView, in root: UIView?, _ stage: TransitionStage) -> Bool {
        guard let root, view.bounds.width > 0, view.bounds.height > 0 else { return false }
        var place = view.convert(view.bounds, to: root)
        var ancestor: UIView? = view
        while let current = ancestor {
            if current.isHidden || current.alpha < 0.01 { return false }
            if current !== view && current.clipsToBounds {
                place = place.intersection(current.convert(current.bounds, to: root))
            }
            if current === root { break }
            ancestor = current.superview
        }
        return ancestor === root && place.intersects(root.bounds)
    }

    /// The layers of elements that fly, which pictures of their screen are to be without.
    func layers(in view: UIView) -> [CALayer] {
        pairs.flatMap { pair -> [UIView] in [pair.old, pair.new] }.filter { $0 !== view && $0.isDescendant(of: view) }
            .map(\.layer)
    }

    /// Sets everything moving.
    func fly(on stage: TransitionStage) {
        for pair in pairs { Flyer(pair.old, pair.new, on: stage).fly() }
        for view in comers {
            guard let rule = view.transitionRule else { continue }
            let isNew = stage.new.map { view.isDescendant(of: $0) } ?? true
            let shown = isCovered(view, isNew, stage) ? lift(view, stage) : view
            stage.animate(shown) { rule.pose(at: isNew ? $0 : 1 - $0) }
        }
    }

    /// Whether an element that it lies on in its screen flies over a view.
    private func isCovered(_ view: UIView, _ isNew: Bool, _ stage: TransitionStage) -> Bool {
        let place = view.convert(view.bounds, to: stage.container)
        let below = all.prefix { $0 !== view }
        return pairs.contains { pair in
            let (old, new) = (pair.old, pair.new)
            let way = old.convert(old.bounds, to: stage.container)
                .union(new.convert(new.bounds, to: stage.container))
            return way.intersects(place) && below.contains { $0 === (isNew ? new : old) }
        }
    }

    /// Has a picture of a view stand for it, over all that flies.
    private func lift(_ view: UIView, _ stage: TransitionStage) -> UIView {
        let picture = UIView(frame: view.convert(view.bounds, to: stage.container))
        picture.layer.contents = view.layer.rendered(scale: stage.scale(of: view))
        stage.put(picture, .front)
        stage.hideAtEnds(picture.layer)
        stage.showAtEnds(view)
        return picture
    }
}
