import Dispatch
import Synchronization

/// Turns render trees into pixels on all processors.
///
/// The same tree gives the same bytes for any number of threads, on any machine. A compositor keeps pictures that it is
/// likely to need again, so one that draws many frames of the same screens is faster than many that draw one.
public final class Compositor: Sendable {
    /// How many threads draw.
    public let threads: Int
    /// Pictures of layers drawn by themselves.
    let pictures = Mutex(PictureCache())
    /// The shadows of layers.
    let shadows = Mutex(ShadowCache())
    /// Outlines with their fill and stroke.
    let shapes = Mutex(ShapeCache())
    /// Bitmaps for what is drawn on the way to a frame.
    let scratch = Mutex(BitmapPool(capacity: 3))

    /// Makes a compositor.
    ///
    /// - Parameter threads: how many threads draw; nil for as many as there are processors.
    public init(threads: Int? = nil) {
        self.threads = max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// Draws a tree over a whole bitmap; what was in it is gone.
    ///
    /// - Parameters:
    ///   - tree: what to draw. Its top layer lies where its own position says, from the bitmap's upper left corner.
    ///   - bitmap: what to draw into. Nobody else may use it meanwhile.
    ///   - scale: pixels to a point.
    public func draw(_ tree: RenderTree, into bitmap: Bitmap, scale: CGFloat = 1) {
        draw(tree.root, in: CATransform3DMakeScale(scale, scale, 1), into: bitmap, scale: scale)
    }

    /// Draws a node and all beneath it over a whole bitmap.
    ///
    /// - Parameters:
    ///   - matrix: from the space that the node's own transform leads into to the bitmap's pixels.
    ///   - scale: pixels to a point where nothing is transformed.
    func draw(_ node: RenderNode, in matrix: CATransform3D, into bitmap: Bitmap, scale: CGFloat) {
        draw(list(of: node, in: matrix, width: bitmap.width, height: bitmap.height, scale: scale), into: bitmap)
    }

    /// What has to be drawn for a node and all beneath it.
    func list(of node: RenderNode, in matrix: CATransform3D, width: Int, height: Int, scale: CGFloat) -> DrawList {
        var builder = DrawListBuilder(compositor: self, scale: scale)
        let frame = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
        builder.draw(
            node, CATransform3DConcat(node.transform, matrix), DrawListBuilder.Surroundings(scissor: frame))
        return builder.list
    }

    /// Carries out some commands of a draw list, in order.
    ///
    /// - Parameters:
    ///   - parts: which commands.
    ///   - rows: the rows that have to be drawn; some around them may be.
    ///   - keeps: whether what is in the bitmap stays where nothing is drawn; if not, it is cleared.
    func draw(_ list: DrawList, _ parts: [Range<Int>], into bitmap: Bitmap, rows: Range<Int>, keeps: Bool) {
        let frame = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
        // About 32,000 pixels a strip stay in a processor's cache together with what is drawn into them.
        let stripHeight = min(bitmap.height, max(8, 32_768 / bitmap.width))
        let stripCount = (bitmap.height + stripHeight - 1) / stripHeight
        let bins = CommandBins(list.commands, parts, stripHeight: stripHeight, count: stripCount)
        let strips = max(rows.lowerBound / stripHeight, 0)..<min((rows.upperBound - 1) / stripHeight + 1, stripCount)
        withExtendedLifetime((list, bitmap)) {
            list.withUnsafeList { commands in
                let target = StripRenderer.Target(base: bitmap.pixels, rect: frame, stride: bitmap.width)
                let job = Job(
                    list: commands, target: target, bins: bins, stripHeight: stripHeight, strips: strips, keeps: keeps)
                let workers = min(threads, strips.count)
                if workers == 1 {
                    job.work()
                } else {
                    DispatchQueue.concurrentPerform(iterations: workers) { _ in job.work() }
                }
            }
        }
    }

    /// The drawing of one frame, shared by the threads that take part.
    private final class Job: @unchecked Sendable {
        // Sound: everything but the counter is constant, and each strip, taken from the counter by one thread only, is
        // a part of the bitmap of its own.
        let list: UnsafeDrawList
        let target: StripRenderer.Target
        let bins: CommandBins
        let stripHeight: Int
        let end: Int
        let keeps: Bool
        let next: Atomic<Int>

        init(
            list: UnsafeDrawList, target: StripRenderer.Target, bins: CommandBins, stripHeight: Int,
            strips: Range<Int>, keeps: Bool
        ) {
            self.list = list
            self.target = target
            self.bins = bins
            self.stripHeight = stripHeight
            self.keeps = keeps
            end = strips.upperBound
            next = Atomic(strips.lowerBound)
        }

        /// Draws strips until none is left.
        func work() {
            var renderer = StripRenderer(list, frame: target)
            defer { renderer.deallocate() }
            let parts = UnsafeMutablePointer<PixelRect>.allocate(capacity: bins.longest + 1)
            parts.initialize(repeating: .empty, count: bins.longest + 1)
            defer { parts.deallocate() }
            while true {
                let strip = next.add(1, ordering: .relaxed).oldValue
                guard strip < end else { return }
                let y0 = strip * stripHeight
                let rect = PixelRect(
                    x0: 0, y0: y0, x1: target.rect.x1, y1: min(y0 + stripHeight, target.rect.y1))
                bins.withCommands(of: strip) { renderer.draw(rect, commands: $0, parts: parts, keeps: keeps) }
            }
        }
    }
}
