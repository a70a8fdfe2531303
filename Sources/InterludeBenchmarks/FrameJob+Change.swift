import InterludeStage

extension FrameJob {
    /// A change between two pictures of noise.
    static func change(_ type: CATransitionType, width: Int, height: Int, threads: Int) throws -> FrameJob {
        let before = CGImage(try Bitmap.noise(width, height, seed: 1))
        let after = CGImage(try Bitmap.noise(width, height, seed: 2))
        return try FrameJob(width: width, height: height, threads: threads) { root in
            let layer = CALayer()
            layer.frame = root.bounds
            layer.contents = before
            root.addSublayer(layer)
            return {
                let transition = CATransition()
                transition.type = type
                transition.subtype = .fromRight
                transition.duration = 1
                layer.add(transition, forKey: kCATransition)
                layer.contents = after
            }
        }
    }

    /// A picture of noise behind a layer that blurs all of it, by a radius in pixels.
    static func backdrop(radius: CGFloat, width: Int, height: Int, threads: Int) throws -> FrameJob {
        try FrameJob(width: width, height: height, threads: threads, isStill: true) { root in
            root.contents = CGImage(try Bitmap.noise(width, height, seed: 1))
            let backdrop = CABackdropLayer()
            backdrop.frame = root.bounds
            backdrop.blurRadius = radius
            root.addSublayer(backdrop)
            return nil
        }
    }
}
