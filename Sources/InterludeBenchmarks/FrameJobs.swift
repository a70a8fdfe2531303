import InterludeStage

/// Single frames of a change between two pictures of noise, drawn into one bitmap over and over.
struct FrameJob {
    private let layer = CALayer()
    private let compositor: Compositor
    private let frame: Bitmap

    /// Prepares a change of a type, drawn by a number of threads.
    init?(_ type: CATransitionType, width: Int, height: Int, threads: Int) {
        guard let frame = Bitmap(width: width, height: height),
            let before = Bitmap.noise(width: width, height: height, seed: 1),
            let after = Bitmap.noise(width: width, height: height, seed: 2)
        else { return nil }
        self.frame = frame
        compositor = Compositor(threads: threads)
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.contents = CGImage(before)
        CATransaction.flush()
        let transition = CATransition()
        transition.type = type
        transition.subtype = .fromRight
        transition.duration = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.add(transition, forKey: kCATransition)
        layer.contents = CGImage(after)
        CATransaction.commit()
    }

    /// How long some frames at moments spread over the change take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        for index in 0..<frames {
            let moment = (Double(index) + 0.5) / Double(frames)
            compositor.draw(RenderTree(of: layer, at: moment), into: frame)
        }
        return (ContinuousClock.now - start).seconds
    }
}

/// The plain copy of a frame from memory to memory, each thread its part.
struct CopyJob {
    private let source: Bitmap
    private let target: Bitmap
    private let threads: Int

    init?(width: Int, height: Int, threads: Int) {
        guard let source = Bitmap.noise(width: width, height: height, seed: 1),
            let target = Bitmap(width: width, height: height)
        else { return nil }
        (self.source, self.target, self.threads) = (source, target, threads)
    }

    /// How long some copies take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        let count = source.bytes.count
        for _ in 0..<frames {
            DispatchQueue.concurrentPerform(iterations: threads) { [source, target, threads] part in
                let range = (count * part / threads)..<(count * (part + 1) / threads)
                // Sound: the parts do not overlap, and nobody else holds the target.
                memcpy(
                    UnsafeMutableRawPointer(target.pixels) + range.lowerBound, source.pixels.raw + range.lowerBound,
                    range.count)
            }
        }
        return (ContinuousClock.now - start).seconds
    }
}

extension UnsafeMutablePointer {
    fileprivate var raw: UnsafeRawPointer { UnsafeRawPointer(self) }
}

extension Bitmap {
    /// An opaque picture of noise, the same for the same seed.
    static func noise(width: Int, height: Int, seed: UInt64) -> Bitmap? {
        guard let bitmap = Bitmap(width: width, height: height) else { return nil }
        var state = seed
        for index in 0..<(width * height) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bitmap.pixels[index] = UInt32(truncatingIfNeeded: state >> 32) | 0xFF00_0000
        }
        return bitmap
    }
}
