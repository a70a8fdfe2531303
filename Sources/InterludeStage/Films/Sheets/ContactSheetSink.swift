/// One PNG with the frames of a film in a grid.
final class ContactSheetSink: FilmSink, @unchecked Sendable {
    // Sound: used by the writer thread only, once made.

    private let plan: FilmPlan
    private let file: FilmFile
    private let count: Int
    private let compositor: Compositor
    private let layout: SheetLayout
    private var cells: [CGImage] = []

    /// A dark grey, on which light screens glow and black ones still end.
    private static let background = CGColor(red: 0.26, green: 0.26, blue: 0.27, alpha: 1)

    /// Makes the file; the sheet has places for `count` frames.
    init(_ plan: FilmPlan, count: Int) throws(FilmError) {
        self.plan = plan
        self.count = count
        file = try FilmFile(for: plan)
        compositor = Compositor(threads: plan.settings.threadCount)
        layout = SheetLayout(count: count, width: plan.width, height: plan.height)
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        guard cells.count < count else { throw FilmError.tooManyFrames(file: plan.file, count: count) }
        if isRepeat, let last = cells.last {
            cells.append(last)
        } else {
            let node = node(frame, x: 0, y: 0)
            cells.append(try draw(node, width: layout.cellWidth, height: layout.cellHeight))
        }
    }

    func finish() throws -> Int {
        // Fewer frames than places: a grid of their own, of frames as small.
        let layout = cells.count == count ? layout : SheetLayout(count: cells.count, like: layout)
        let nodes = cells.indices.map { index in
            let place = layout.place(of: index)
            return node(cells[index], x: place.x, y: place.y)
        }
        var style = RenderStyle()
        style.backgroundColor = ContactSheetSink.background
        let bounds = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        let sheet = RenderNode(bounds: bounds, style: style, sublayers: nodes)
        let image = try draw(sheet, width: layout.width, height: layout.height)
        try file.write(PictureFile.encode(image, as: .png, name: plan.file))
        return try file.commit()
    }

    func stop() {}

    func discard() { file.discard() }

    private func node(_ image: CGImage, x: Int, y: Int) -> RenderNode {
        RenderNode(
            bounds: CGRect(x: 0, y: 0, width: layout.cellWidth, height: layout.cellHeight),
            transform: CATransform3DMakeTranslation(CGFloat(x), CGFloat(y), 0), contents: .image(RenderImage(image)))
    }

    private func draw(_ node: RenderNode, width: Int, height: Int) throws(FilmError) -> CGImage {
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        compositor.draw(RenderTree(root: node), into: bitmap)
        return CGImage(bitmap)
    }
}
