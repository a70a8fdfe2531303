import InterludeStage

extension FrameJob {
    /// Opaque square layers that each turn and move on a way of their own.
    static func layers(_ count: Int, side: CGFloat, width: Int, height: Int, threads: Int) throws -> FrameJob {
        try FrameJob(width: width, height: height, threads: threads) { root in
            var state: UInt64 = 1
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state >> 40) / 16_777_216
            }
            func place() -> CGPoint { CGPoint(x: number(0...CGFloat(width)), y: number(0...CGFloat(height))) }
            for _ in 0..<count {
                let layer = CALayer()
                layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
                layer.backgroundColor = CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: 1)
                layer.add(animation("position", place(), place()), forKey: "move")
                layer.add(animation("transform.rotation", number(-3...3), number(-3...3)), forKey: "turn")
                root.addSublayer(layer)
            }
            return nil
        }
    }

    private static func animation(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = 1
        return animation
    }
}
