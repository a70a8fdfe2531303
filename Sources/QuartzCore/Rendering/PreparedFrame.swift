/// Everything that has to be drawn for a frame, ready to be drawn into a bitmap.
package struct PreparedFrame {
    fileprivate let list: DrawList

    /// Whether another frame has the same pixels, as far as that is easy to tell: then it need not be drawn.
    package func isSame(as other: PreparedFrame) -> Bool { list.isSame(as: other.list) }
}

extension Compositor {
    /// Works out what has to be drawn for a tree.
    ///
    /// - Parameters:
    ///   - tree: what to draw. Its top layer lies where its own position says, from the frame's upper left corner.
    ///   - width: the frame's width in pixels.
    ///   - height: the frame's height in pixels.
    ///   - scale: pixels to a point.
    package func prepare(_ tree: RenderTree, width: Int, height: Int, scale: CGFloat) -> PreparedFrame {
        let matrix = CATransform3DMakeScale(scale, scale, 1)
        return PreparedFrame(list: list(of: tree.root, in: matrix, width: width, height: height, scale: scale))
    }

    /// Draws a frame over a whole bitmap of its size, which nobody else may use meanwhile. A frame can be drawn once.
    package func draw(_ frame: PreparedFrame, into bitmap: Bitmap) { draw(frame.list, into: bitmap) }

    /// Draws frames of one size without memory for any of them: their strips are lent out one by one.
    ///
    /// - Parameter body: what to do with a strip. Called on several threads at once, in any order.
    package func draw(
        _ frames: [PreparedFrame], width: Int, height: Int, strips body: @escaping @Sendable (FrameStrip) -> Void
    ) {
        // What a backdrop shows is known only once all that lies behind it is drawn.
        guard frames.allSatisfy(\.list.backdrops.isEmpty) else {
            for (index, frame) in frames.enumerated() {
                guard let bitmap = scratch.withLock({ $0.next(width: width, height: height) }) else {
                    fatalError("there is not memory enough for a frame of \(width)×\(height) pixels")
                }
                draw(frame, into: bitmap)
                let pixels = UnsafeBufferPointer(start: bitmap.pixels, count: width * height)
                withExtendedLifetime(bitmap) {
                    body(FrameStrip(frame: index, rows: 0..<height, pixels: pixels))
                }
            }
            return
        }
        let lists = frames.map { (list: $0.list, parts: [$0.list.commands.indices]) }
        draw(lists, width: width, height: height, rows: 0..<height, as: .strips(body))
    }
}
