import UIKit

extension Transition {
    /// The old screen is drawn into a point like cloth. Core Animation's `suckEffect`.
    /// - Parameter point: in parts of the screen's size, from its upper left corner.
    public static func suck(into point: CGPoint = CGPoint(x: 0.5, y: 1)) -> Transition {
        Transition("suck", duration: 0.7) { stage in
            stage.bringOldToFront()
            let target = stage.resolve(point)
            let isDownwards = target.y >= 0.5
            let rows = min(max(Int(stage.size.height / 6), 16), 110)
            let size = stage.size
            let step = size.height / CGFloat(rows)
            // A little more than its share, so that no seam shows between two strips.
            let lap: CGFloat = 2
            let rects = (0..<rows).map { row in
                let top = CGFloat(row) * step
                return CGRect(x: 0, y: top, width: size.width, height: min(step + lap, size.height - top))
            }
            guard let (host, strips) = stage.cut(stage.old, into: rects, perspective: false) else { return }
            stage.clip(host.layer)
            let mouth = CGPoint(x: target.x * size.width, y: target.y * size.height)
            for strip in strips {
                let frame = strip.frame
                stage.animate(strip) { progress in
                    let upper = suckedRow(frame.minY, progress, mouth, size, isDownwards)
                    var lower = suckedRow(frame.maxY, progress, mouth, size, isDownwards)
                    // However much the cloth is pressed together, it reaches over the next strip.
                    let seam = suckedRow(frame.maxY - lap, progress, mouth, size, isDownwards)
                    lower.place = max(lower.place, seam.place + 1)
                    return Pose().stretched(frame, isHorizontal: false, from: upper, to: lower)
                }
            }
        }.paced(by: .easeIn, back: .easeOut)
    }

    /// Where a row of the cloth is.
    private static func suckedRow(
        _ y: CGFloat, _ progress: CGFloat, _ mouth: CGPoint, _ size: CGSize, _ isDownwards: Bool
    ) -> StripEdge {
        // The rows by the mouth go first; the others are drawn after them.
        let distance = isDownwards ? 1 - y / size.height : y / size.height
        let slide = (progress * 1.75 - 0.75 * distance - 0.1).part(from: 0, to: 0.9)
        let moved = y.mixed(with: mouth.y, slide * slide)
        // The nearer to the mouth, the narrower; the neck forms before anything slides.
        let span = max(isDownwards ? mouth.y : size.height - mouth.y, 1)
        let nearness = 1 - min(abs(mouth.y - moved) / span, 1)
        let neck = progress.part(from: 0, to: 0.45).smooth
        let narrowing = neck * nearness.smooth
        return StripEdge(
            place: moved, length: size.width.mixed(with: 2, narrowing),
            middle: (size.width / 2).mixed(with: mouth.x, narrowing))
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
            let from = max(start - (isBackwards ? PageRoller.lap : 0), 0)
            let to = min(start + step + (isBackwards ? 0 : PageRoller.lap), length)
            return isHorizontal
                ? CGRect(x: from, y: 0, width: to - from, height: size.height)
                : CGRect(x: 0, y: from, width: size.width, height: to - from)
        }
        let roller = PageRoller(length: length, radius: radius, isBackwards: isBackwards)
        addCurlShadow(stage, page, roller, direction, part)
        guard let (host, strips) = stage.cut(page, into: rects, perspective: false) else { return }
        stage.clip(host.layer)
        addShadow(stage, host, direction, 1.6 * radius, 0.3, startsThere: !isBackwards) { roller.tip(part($0)) }
        let distance = stage.viewingDistance
        for strip in strips {
            let frame = strip.frame
            let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let (across, middle) = isHorizontal ? (size.height, frame.midY) : (size.width, frame.midX)
            stage.animate(strip) { progress in
                let roll = roller.place(low, high, part(progress))
                // As long on both sides: there is no way between matrices with a perspective, one of them mirrored.
                let height = (roll.low.height + roll.high.height) / 2
                let length = across * distance / max(distance - height, 1)
                return Pose().stretched(
                    frame, isHorizontal: isHorizontal,
                    from: StripEdge(place: roll.low.place, length: length, middle: middle),
                    to: StripEdge(place: roll.high.place, length: length, middle: middle))
            }
            stage.animate(strip, "zPosition", isStepped: true) { progress -> CGFloat in
                roller.place(low, high, part(progress)).isBack ? 1 : 0
            }
            stage.shade(strip, UIColor(white: 0.93, alpha: 1)) {
                roller.place(low, high, part($0)).isBack ? 0.82 : 0
            }
            let shade = CAGradientLayer()
            shade.frame = strip.bounds
            shade.startPoint = .zero
            shade.endPoint = CGPoint(x: isHorizontal ? 1 : 0, y: isHorizontal ? 0 : 1)
            strip.addSublayer(shade)
            stage.animate(shade, "colors") { progress in
                let roll = roller.place(low, high, part(progress))
                return [roll.low.turn, roll.high.turn].map {
                    UIColor(white: 0, alpha: PageRoller.shade($0, isBack: roll.isBack)).cgColor
                }
            }
        }
    }

    /// The shadow that a rolled page throws on what it uncovers.
    private static func addCurlShadow(
        _ stage: TransitionStage, _ page: UIView, _ roller: PageRoller, _ direction: TransitionDirection,
        _ part: @escaping (CGFloat) -> CGFloat
    ) {
        let host = UIView(frame: page.frame)
        host.clipsToBounds = true
        stage.put(host, .below(page))
        stage.hideAtEnds(host.layer)
        addShadow(stage, host, direction, 3.2 * roller.radius, 0.45, startsThere: roller.isBackwards) {
            (roller.line(part($0)), min((8 * part($0)).clamped, roller.rest(part($0)).clamped))
        }
    }

    /// A shadow that fades away from a line on one side of it.
    /// - Parameter place: where the line is, and how much of the shadow there is.
    private static func addShadow(
        _ stage: TransitionStage, _ host: UIView, _ direction: TransitionDirection, _ width: CGFloat, _ alpha: CGFloat,
        startsThere: Bool, at place: @escaping (CGFloat) -> (line: CGFloat, strength: CGFloat)
    ) {
        let isHorizontal = direction.isHorizontal
        let gradient = CAGradientLayer()
        let colors = [UIColor(white: 0, alpha: alpha).cgColor, UIColor(white: 0, alpha: 0).cgColor]
        gradient.colors = startsThere ? colors : colors.reversed()
        gradient.frame = CGRect(
            x: 0, y: 0, width: isHorizontal ? width : stage.size.width, height: isHorizontal ? stage.size.height : width
        )
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: isHorizontal ? 1 : 0, y: isHorizontal ? 0 : 1)
        // Between a page that lies and the part of it that lies over it.
        gradient.zPosition = 0.5
        host.layer.addSublayer(gradient)
        stage.animate(gradient) { progress in
            let (line, strength) = place(progress)
            let shift = startsThere ? line : line - width
            return Pose().moved(x: isHorizontal ? shift : 0, y: isHorizontal ? 0 : shift).faded(strength)
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
        let gone = part.clamped * way
        return isBackwards ? length - gone : gone
    }

    /// How far it goes: until nothing of the page is seen any more, and a little for the shadow to fade.
    private var way: CGFloat { length + 1.25 * radius }

    /// How far it still has to go, 1 as long as it has not left the page.
    func rest(_ part: CGFloat) -> CGFloat { (1 - part.clamped) * way / (1.25 * radius) }

    /// Where the free edge of the page is, and how much of a shadow it throws on the page.
    func tip(_ part: CGFloat) -> (line: CGFloat, strength: CGFloat) {
        let tip = rolled(isBackwards ? length : 0, part)
        return (tip.place, tip.turn.part(from: .pi / 2, to: .pi))
    }

    /// How much a strip reaches over the one beneath it, in points of the page.
    static let lap: CGFloat = 4

    /// Where a point of the page is: its place, its height, and how far the page has turned there.
    typealias Point = (place: CGFloat, height: CGFloat, turn: CGFloat)

    /// Where the edges of a strip of the page are, and whether it shows its back.
    func place(_ low: CGFloat, _ high: CGFloat, _ part: CGFloat) -> (low: Point, high: Point, isBack: Bool) {
        var (a, b) = (rolled(low, part), rolled(high, part))
        let isBack = (a.turn + b.turn) / 2 > .pi / 2
        if isBackwards {
            a.place = lapped(a.place, rolled(low + PageRoller.lap, part).place, isBack, part)
        } else {
            b.place = lapped(b.place, rolled(high - PageRoller.lap, part).place, isBack, part)
        }
        return (a, b, isBack)
    }

    /// Where a strip ends that reaches over a seam: by a point at least, even where one looks along the page.
    private func lapped(_ end: CGFloat, _ seam: CGFloat, _ isBack: Bool, _ part: CGFloat) -> CGFloat {
        let outwards: CGFloat = isBackwards ? 1 : -1
        let reach = outwards * (isBack ? 1 : -1) * max(abs(end - seam), 1)
        let rim = line(part) + outwards * radius
        return isBackwards ? min(seam + reach, rim) : max(seam + reach, rim)
    }

    /// How dark the page is where it has turned by an angle.
    static func shade(_ turn: CGFloat, isBack: Bool) -> CGFloat {
        guard turn > 0 else { return 0 }
        let (cosine, sine) = Decay.circle(turn)
        return isBack ? 0.28 * sine + 0.04 * (1 + cosine) : 0.4 * sine * sine
    }

    private func rolled(_ place: CGFloat, _ part: CGFloat) -> Point {
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
