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

    /// Draws frames of one size, each over a whole bitmap of that size, which nobody else may use meanwhile. A frame can
    /// be drawn once.
    package func draw(_ frames: [(frame: PreparedFrame, bitmap: Bitmap)]) {
        let lists = frames.map { ($0.frame.list, $0.bitmap) }
        // What a backdrop shows is known only once what lies behind it is drawn.
        guard lists.allSatisfy(\.0.backdrops.isEmpty) else {
            for (list, bitmap) in lists { draw(list, into: bitmap) }
            return
        }
        let height = lists.first?.1.height ?? 0
        draw(lists.map { ($0, [$0.commands.indices], $1) }, rows: 0..<height, keeps: false)
    }
}
