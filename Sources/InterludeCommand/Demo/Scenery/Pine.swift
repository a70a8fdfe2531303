import InterludeStage

/// A conifer seen from the side.
struct Pine {
    /// The colours of a tree, from its depths to the tips that the sun reaches.
    struct Colors {
        var deep: CGColor
        var needles: CGColor
        var lit: CGColor?
        var isLitFromRight = true
    }

    private enum Side: CGFloat, CaseIterable { case left = -1, right = 1 }

    private let trunk = CGMutablePath()
    /// Branches to each side. Left and right are wound in opposite ways, so they must not be filled as one.
    private let branches: [Side: CGMutablePath]
    /// The upper sides of the branches, and what of them the sun reaches.
    private let needles: [Side: CGMutablePath]
    private let tips: [Side: CGMutablePath]

    /// Grows a tree of a height in pixels, upwards from the origin where y points down.
    init(height: CGFloat, dice: inout Dice) {
        func both() -> [Side: CGMutablePath] { [.left: CGMutablePath(), .right: CGMutablePath()] }
        (branches, needles, tips) = (both(), both(), both())
        let lean = dice.roll(-0.02...0.02) * height
        func stem(_ t: CGFloat) -> CGPoint { CGPoint(x: lean * t, y: -height * t) }
        let girth = height * 0.011
        trunk.addLines(between: [CGPoint(x: -girth, y: 0), CGPoint(x: girth, y: 0), stem(1)])
        trunk.closeSubpath()

        let tiers = Int(min(max(height / 5, 18), 110))
        let gap = height / CGFloat(tiers)
        for tier in 0..<tiers {
            let t = 0.06 + 0.94 * CGFloat(tier) / CGFloat(tiers)
            let spread = 1 - t
            let reach = height * (0.15 * (spread.squareRoot() * 0.4 + spread * 0.6) + 0.008)
            for side in Side.allCases {
                let length = reach * dice.roll(0.55...1.1)
                let root = stem(t + dice.roll(-0.5...0.5) * gap / height)
                addBranch(
                    side, from: root, length: length, droop: length * dice.roll(0.12...0.55),
                    thick: gap * dice.roll(0.9...1.5) + height * 0.004 * spread, dice: &dice)
            }
        }
    }

    private func addBranch(
        _ side: Side, from root: CGPoint, length: CGFloat, droop: CGFloat, thick: CGFloat, dice: inout Dice
    ) {
        let out = length * side.rawValue
        // Sinking from the trunk, and lifted again at the tip.
        func spine(_ t: CGFloat) -> CGPoint {
            CGPoint(x: root.x + out * t, y: root.y + droop * (t * 1.5 - t * t * 0.5))
        }
        func add(to path: CGMutablePath?, from start: CGFloat, above: CGFloat, below: ClosedRange<CGFloat>) {
            guard let path else { return }
            let steps = 7
            let first = spine(start)
            path.move(to: CGPoint(x: first.x - out * 0.06, y: first.y - above))
            for step in 1...steps {
                let t = start + (1 - start) * CGFloat(step) / CGFloat(steps)
                path.addLine(to: CGPoint(x: spine(t).x, y: spine(t).y - above * (1 - t) * dice.roll(0.6...1.5)))
            }
            for step in (0..<steps).reversed() {
                let t = start + (1 - start) * CGFloat(step) / CGFloat(steps)
                let under = spine(t)
                let hang = thick * dice.roll(below) * (0.35 + 0.65 * (1 - t))
                path.addLine(to: CGPoint(x: under.x + out * 0.05, y: under.y + hang))
                path.addLine(to: CGPoint(x: under.x, y: under.y + hang * 0.4))
            }
            path.closeSubpath()
        }
        add(to: branches[side], from: 0, above: thick * 0.5, below: 0.5...1.6)
        add(to: needles[side], from: 0.25, above: thick * 0.35, below: 0.05...0.45)
        if dice.roll(0...1) < 0.7 { add(to: tips[side], from: 0.5, above: thick * 0.3, below: 0...0.25) }
    }

    /// Draws the tree with its foot at a point, in a context whose y axis points down.
    func draw(in context: CGContext, foot: CGPoint, _ colors: Colors) {
        let place = CGAffineTransform(translationX: foot.x, y: foot.y)
        context.fill(trunk, transform: place, color: colors.deep)
        for (paths, color) in [(branches, colors.deep), (needles, colors.needles)] {
            for side in Side.allCases {
                if let path = paths[side] { context.fill(path, transform: place, color: color) }
            }
        }
        if let lit = colors.lit, let path = tips[colors.isLitFromRight ? .right : .left] {
            context.fill(path, transform: place, color: lit)
        }
    }
}
