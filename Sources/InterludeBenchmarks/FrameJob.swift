import Foundation
import InterludeStage

/// Frames of a layer tree at moments spread over a second, drawn into one bitmap.
struct FrameJob {
    private let root = CALayer()
    private let compositor: Compositor
    private let frame: Bitmap
    private let scale: CGFloat

    /// Prepares a tree whose root fills the frames, drawn by a number of threads.
    /// - Parameters:
    ///   - width: the frames' width in pixels.
    ///   - height: their height in pixels.
    ///   - scale: pixels to a point.
    ///   - isStill: whether all frames are the same. Otherwise they have to differ, lest something else is measured.
    ///   - fill: adds what is to be drawn; returns a change that begins with the first frame, if there is one.
    init(
        width: Int, height: Int, scale: CGFloat = 1, threads: Int, isStill: Bool = false,
        fill: (CALayer) throws -> (() -> Void)?
    ) throws {
        frame = try Bitmap.make(width, height)
        self.scale = scale
        compositor = Compositor(threads: threads)
        root.frame = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        // Time does not pass for layers that no display shows: their animations end at once.
        root.isDisplayed = true
        let change = try fill(root)
        CATransaction.flush()
        if let change {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change()
            CATransaction.commit()
            CATransaction.flush()
        }
        if !isStill && !moves { throw ChildProcess.Failed(description: "frames that should move are all the same") }
    }

    private var moves: Bool {
        let moments = [0.25, 0.75].map { moment in
            draw(moment)
            return Data(frame.bytes)
        }
        return moments[0] != moments[1]
    }

    /// How long some frames at moments spread over the second take, in seconds.
    func time(frames: Int) -> Double {
        let start = ContinuousClock.now
        for index in 0..<frames { draw((Double(index) + 0.5) / Double(frames)) }
        return (ContinuousClock.now - start).seconds
    }

    private func draw(_ moment: Double) { compositor.draw(RenderTree(of: root, at: moment), into: frame, scale: scale) }
}

extension Bitmap {
    /// A bitmap, or an error where there is not memory enough.
    static func make(_ width: Int, _ height: Int) throws -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height) else {
            throw ChildProcess.Failed(description: "there is not memory enough")
        }
        return bitmap
    }

    /// An opaque picture of noise, the same for the same seed.
    static func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        let bitmap = try make(width, height)
        var state = seed
        for index in 0..<(width * height) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bitmap.pixels[index] = UInt32(truncatingIfNeeded: state >> 32) | 0xFF00_0000
        }
        return bitmap
    }
}
