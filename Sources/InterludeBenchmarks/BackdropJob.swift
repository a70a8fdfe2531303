import InterludeStage

/// Frames of a picture of noise behind a layer that blurs all of it.
struct BackdropJob {
    private let root = CALayer()
    private let compositor: Compositor
    private let frame: Bitmap

    /// Prepares a blur of a radius in pixels, drawn by a number of threads.
    init?(radius: CGFloat, width: Int, height: Int, threads: Int) {
        guard let frame = Bitmap(width: width, height: height),
            let picture = Bitmap.noise(width: width, height: height, seed: 1)
        else { return nil }
        self.frame = frame
        compositor = Compositor(threads: threads)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.contents = CGImage(picture)
        let backdrop = CABackdropLayer()
        backdrop.frame = root.bounds
        backdrop.blurRadius = radius
        root.addSublayer(backdrop)
        CATransaction.flush()
    }

    /// How long some frames take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        for _ in 0..<frames { compositor.draw(RenderTree(of: root, at: 0), into: frame) }
        return (ContinuousClock.now - start).seconds
    }
}
