import UIKit

extension Transition {
    /// The old screen is drawn into a point like cloth. Core Animation's `suckEffect`.
    /// - Parameter point: in parts of the screen's size, from its upper left corner.
    public static func suck(into point: CGPoint = CGPoint(x: 0.5, y: 1)) -> Transition {
        Transition("suck", duration: 0.7, curve: .easeIn) { stage in
            stage.bringOldToFront()
            let target = stage.resolve(point)
            let isDownwards = target.y >= 0.5
            let rows = min(max(Int(stage.size.height / 6), 16), 110)
            let size = stage.size
            let step = size.height / CGFloat(rows)
            // A little more than its share, so that no seam shows between two strips.
            let rects = (0..<rows).map { row in
                CGRect(x: 0, y: CGFloat(row) * step, width: size.width, height: min(step + 1.5, size.height))
            }
            guard let (host, strips) = stage.cut(stage.old, into: rects, perspective: false) else { return }
            stage.clip(host.layer)
            let mouth = CGPoint(x: target.x * size.width, y: target.y * size.height)
            for strip in strips {
                let (top, bottom) = (strip.frame.minY, strip.frame.maxY)
                stage.animate(strip) { progress in
                    let upper = suckedRow(top, progress, mouth, size, isDownwards)
                    let lower = suckedRow(bottom, progress, mouth, size, isDownwards)
                    let middle = (upper.y + lower.y) / 2
                    let width = (upper.width + lower.width) / 2
                    let center = (upper.center + lower.center) / 2
                    return Pose().scaled(
                        x: width / size.width, y: max(abs(lower.y - upper.y), 0.5) / max(bottom - top, 0.5)
                    ).moved(x: center - size.width / 2, y: middle - (top + bottom) / 2)
                }
            }
        }
    }

    /// Where a row of the cloth is: its height, its width and its middle.
    private static func suckedRow(
        _ y: CGFloat, _ progress: CGFloat, _ mouth: CGPoint, _ size: CGSize, _ isDownwards: Bool
    ) -> (y: CGFloat, width: CGFloat, center: CGFloat) {
        // The rows by the mouth go first; the others are drawn after them.
        let distance = isDownwards ? 1 - y / size.height : y / size.height
        let slide = (progress * 1.75 - 0.75 * distance - 0.1).part(from: 0, to: 0.9)
        let moved = y.mixed(with: mouth.y, slide * slide)
        // The nearer to the mouth, the narrower; the neck forms before anything slides.
        let span = max(isDownwards ? mouth.y : size.height - mouth.y, 1)
        let nearness = 1 - min(abs(mouth.y - moved) / span, 1)
        let neck = progress.part(from: 0, to: 0.45).smooth
        let narrowing = min(neck * nearness.smooth + progress.part(from: 0.5, to: 1).smooth * 0.6, 1)
        return (moved, size.width.mixed(with: 2, narrowing), (size.width / 2).mixed(with: mouth.x, narrowing))
    }

    /// The old page curls away over its own back. Core Animation's `pageCurl`, `UIView`'s curl up.
    public static func pageCurl(_ direction: TransitionDirection = .up) -> Transition {
        Transition("pageCurl", duration: 0.8) { stage in
            stage.bringOldToFront()
            curl(stage.old, stage.resolve(direction), on: stage) { $0 }
        }
    }

    /// The new page uncurls over the old one. Core Animation's `pageUnCurl`, `UIView`'s curl down.
    public static func pageUncurl(_ direction: TransitionDirection = .down) -> Transition {
        Transition("pageUncurl", duration: 0.8) { stage in
            curl(stage.new, stage.resolve(direction).opposite, on: stage) { 1 - $0 }
        }
    }

    /// Rolls a page around a roller that goes over the screen.
    private static func curl(
        _ page: UIView?, _ direction: TransitionDirection, on stage: TransitionStage,
        _ part: @escaping (CGFloat) -> CGFloat
    ) {
        guard let page else { return }
        let isHorizontal = direction.isHorizontal
        let isBackwards = direction == .left || direction == .up
        let size = stage.size
        let length = direction.extent(of: size)
        let radius = 0.1 * min(size.width, size.height) + 14
        let count = min(max(Int(length / 7), 16), 120)
        let step = length / CGFloat(count)
        // In the order in which they lie over each other: the free edge is on top.
        let order = isBackwards ? Array(0..<count) : Array((0..<count).reversed())
        let rects = order.map { index in
            let start = CGFloat(index) * step
            let from = max(start - (isBackwards ? 4 : 0), 0)
            let to = min(start + step + (isBackwards ? 0 : 4), length)
            return isHorizontal
                ? CGRect(x: from, y: 0, width: to - from, height: size.height)
                : CGRect(x: 0, y: from, width: size.width, height: to - from)
        }
        let roller = PageRoller(length: length, radius: radius, isBackwards: isBackwards)
        addCurlShadow(stage, page, roller, direction, part)
        guard let (_, strips) = stage.cut(page, into: rects, perspective: false) else { return }
        let distance = stage.viewingDistance
        for strip in strips {
            let (low, high) =
                isHorizontal ? (strip.frame.minX, strip.frame.maxX) : (strip.frame.minY, strip.frame.maxY)
            stage.animate(strip) { progress in
                let roll = roller.place(low, high, part(progress))
                let grow = distance / max(distance - roll.height, 1)
                let shift = roll.middle - (low + high) / 2
                return isHorizontal
                    ? Pose().scaled(x: roll.stretch, y: grow).moved(x: shift)
                    : Pose().scaled(x: grow, y: roll.stretch).moved(y: shift)
            }
            stage.shade(strip, UIColor(white: 0.93, alpha: 1)) { roller.place(low, high, part($0)).paper }
            stage.shade(strip) { roller.place(low, high, part($0)).shade }
        }
    }

    /// The shadow that a rolled page throws on what it uncovers.
    private static func addCurlShadow(
        _ stage: TransitionStage, _ page: UIView, _ roller: PageRoller, _ direction: TransitionDirection,
        _ part: @escaping (CGFloat) -> CGFloat
    ) {
        let isHorizontal = direction.isHorizontal
        let host = UIView(frame: page.frame)
        host.clipsToBounds = true
        stage.put(host, .below(page))
        stage.hideAtEnds(host.layer)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor(white: 0, alpha: 0.45).cgColor, UIColor(white: 0, alpha: 0).cgColor]
        let width = 3.2 * roller.radius
        gradient.frame =
            isHorizontal
            ? CGRect(x: 0, y: 0, width: width, height: stage.size.height)
            : CGRect(x: 0, y: 0, width: stage.size.width, height: width)
        gradient.startPoint = CGPoint(
            x: isHorizontal && !roller.isBackwards ? 1 : 0, y: !isHorizontal && !roller.isBackwards ? 1 : 0)
        gradient.endPoint = CGPoint(
            x: isHorizontal ? (roller.isBackwards ? 1 : 0) : gradient.startPoint.x,
            y: isHorizontal ? gradient.startPoint.y : (roller.isBackwards ? 1 : 0))
        host.layer.addSublayer(gradient)
        stage.animate(gradient) { progress in
            let line = roller.line(part(progress))
            let shift = roller.isBackwards ? line : line - width
            return Pose().moved(x: isHorizontal ? shift : 0, y: isHorizontal ? 0 : shift)
                .faded((8 * part(progress)).part(from: 0, to: 1))
        }
    }
}

/// A roller that goes over a page and rolls it up.
struct PageRoller {
    let length: CGFloat
    let radius: CGFloat
    /// Whether it goes from the far end of the page to its beginning.
    let isBackwards: Bool

    /// Where the page leaves the plane when it has come to a part of the way.
    func line(_ part: CGFloat) -> CGFloat {
        let way = length + CGFloat.pi * radius
        let gone = part.clamped * way
        return isBackwards ? length - gone : gone
    }

    /// Where a strip of the page is: the middle of its place, how much of its width is seen, negative where it lies on
    /// its face, how high it lies, and how light falls on it.
    func place(
        _ low: CGFloat, _ high: CGFloat, _ part: CGFloat
    ) -> (middle: CGFloat, stretch: CGFloat, height: CGFloat, shade: CGFloat, paper: CGFloat) {
        let (a, b) = (rolled(low, part), rolled(high, part))
        let turn = (a.turn + b.turn) / 2
        let isBack = turn > .pi / 2
        let (cosine, sine) = Decay.circle(turn)
        let shade: CGFloat = isBack ? 0.28 * sine + 0.04 * (1 + cosine) : 0.4 * sine * sine
        return (
            (a.place + b.place) / 2, (b.place - a.place) / max(high - low, 0.01), (a.height + b.height) / 2,
            turn > 0 ? shade : 0, isBack ? 0.82 : 0
        )
    }

    private func rolled(_ place: CGFloat, _ part: CGFloat) -> (place: CGFloat, height: CGFloat, turn: CGFloat) {
        let line = line(part)
        let beyond = isBackwards ? place - line : line - place
        guard beyond > 0 else { return (place, 0, 0) }
        let sign: CGFloat = isBackwards ? 1 : -1
        let half = CGFloat.pi * radius
        guard beyond < half else { return (line - sign * (beyond - half), 2 * radius, .pi) }
        let turn = beyond / radius
        let (cosine, sine) = Decay.circle(turn)
        return (line + sign * radius * sine, radius * (1 - cosine), turn)
    }
}
