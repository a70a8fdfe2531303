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
        let own = CATransform3DConcat(node.transform, matrix)
        builder.draw(node, own, builder.alone(node, own, frame))
        return builder.list
    }

    /// Carries out some commands of a draw list, in order.
    ///
    /// - Parameters:
    ///   - parts: which commands.
    ///   - rows: the rows that have to be drawn; some around them may be.
    ///   - keeps: whether what is in the bitmap stays where nothing is drawn; if not, it is cleared.
    func draw(_ list: DrawList, _ parts: [Range<Int>], into bitmap: Bitmap, rows: Range<Int>, keeps: Bool) {
        withExtendedLifetime(bitmap) {
            draw(
                [(list, parts)], width: bitmap.width, height: bitmap.height, rows: rows,
                as: .bitmap(bitmap.pixels, keeps: keeps))
        }
    }

    /// Carries out commands of draw lists, each for a frame of its own, all of one size.
    ///
    /// A strip is drawn of every frame before the next one: what frames that follow each other have in common is in the
    /// processor's cache then.
    func draw(
        _ frames: [(list: DrawList, parts: [Range<Int>])], width: Int, height: Int, rows: Range<Int>,
        as result: DrawingJob.Result
    ) {
        // About 32,000 pixels a strip stay in a processor's cache together with what is drawn into them.
        let stripHeight = min(height, max(8, 32_768 / width))
        let stripCount = (height + stripHeight - 1) / stripHeight
        let strips = max(rows.lowerBound / stripHeight, 0)..<min((rows.upperBound - 1) / stripHeight + 1, stripCount)
        withExtendedLifetime(frames) {
            DrawList.withUnsafeLists(frames.map(\.list)) { lists in
                let parts = zip(lists, frames).map { list, frame in
                    DrawingJob.Frame(
                        list: list,
                        bins: CommandBins(
                            frame.list.commands, frame.parts, stripHeight: stripHeight, count: stripCount))
                }
                let job = DrawingJob(
                    parts, PixelRect(x0: 0, y0: 0, x1: width, y1: height), stripHeight: stripHeight, strips: strips,
                    as: result)
                let workers = min(threads, strips.count)
                if workers == 1 {
                    job.work()
                } else {
                    DispatchQueue.concurrentPerform(iterations: workers) { _ in job.work() }
                }
            }
        }
    }
}
