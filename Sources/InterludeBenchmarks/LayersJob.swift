import InterludeStage

/// Frames of many opaque layers that each turn and move on a way of their own.
struct LayersJob {
    private let root = CALayer()
    private let compositor: Compositor
    private let frame: Bitmap

    /// Prepares some square layers, drawn by a number of threads.
    init?(_ count: Int, side: CGFloat, width: Int, height: Int, threads: Int) {
        guard let frame = Bitmap(width: width, height: height) else { return nil }
        self.frame = frame
        compositor = Compositor(threads: threads)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        var state: UInt64 = 1
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 40) / 16_777_216
        }
        func place() -> CGPoint { CGPoint(x: number(0...CGFloat(width)), y: number(0...CGFloat(height))) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for _ in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            layer.backgroundColor = CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: 1)
            layer.add(LayersJob.animation("position", place(), place()), forKey: "move")
            layer.add(LayersJob.animation("transform.rotation", number(-3...3), number(-3...3)), forKey: "turn")
            root.addSublayer(layer)
        }
        CATransaction.commit()
    }

    private static func animation(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = 1
        return animation
    }

    /// How long some frames at moments spread over the animations take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        for index in 0..<frames {
            let moment = (Double(index) + 0.5) / Double(frames)
            compositor.draw(RenderTree(of: root, at: moment), into: frame)
        }
        return (ContinuousClock.now - start).seconds
    }
}
