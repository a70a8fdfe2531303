import InterludeStage

/// One picture that shows what each type of change does, by a few of its moments under its name.
struct TransitionChart {
    /// The pictures that turn into each other.
    let before: CGImage
    let after: CGImage
    /// How many threads draw; nil is one for each processor.
    let threads: Int?

    private static let moments = [0.1, 0.3, 0.5, 0.7, 0.9]
    private static let frameWidth = 96
    private static let gap = 8
    private static let margin = 32
    private static let labelHeight = 40
    private static let blocksInRow = 2

    /// Draws the chart.
    func draw() throws -> CGImage {
        let types = TransitionCatalogue.types
        let frameHeight = before.height * Self.frameWidth / before.width
        let blockWidth = Self.moments.count * (Self.frameWidth + Self.gap) - Self.gap
        let rows = (types.count + Self.blocksInRow - 1) / Self.blocksInRow
        let rowHeight = Self.labelHeight + frameHeight + Self.gap * 2
        let width = Self.blocksInRow * (blockWidth + Self.margin) + Self.margin
        guard let bitmap = Bitmap(width: width, height: rows * rowHeight + Self.margin),
            let context = CGContext(bitmap)
        else { throw Failure("there is not memory enough for the chart") }

        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        let style = TextStyle(font: TextFont(size: 18, weight: 600), color: CGColor(gray: 0.2, alpha: 1))
        for (index, type) in types.enumerated() {
            try Interruption.check()
            let left = Self.margin + index % Self.blocksInRow * (blockWidth + Self.margin)
            let top = index / Self.blocksInRow * rowHeight + Self.gap * 2
            TextLayout(type.name, style).draw(in: context, at: CGPoint(x: left, y: top))
            for (place, frame) in try frames(of: type.name).enumerated() {
                let corner = CGPoint(x: left + place * (Self.frameWidth + Self.gap), y: top + Self.labelHeight)
                context.drawUpright(
                    frame, in: CGRect(origin: corner, size: CGSize(width: frame.width, height: frame.height)))
            }
        }
        return CGImage(bitmap)
    }

    private func frames(of type: String) throws -> [CGImage] {
        var settings = Settings()
        settings.type = CATransitionType(rawValue: type)
        settings.threads = threads
        let change = try PictureChange(
            from: before, to: after, settings: settings, scale: CGFloat(Self.frameWidth) / CGFloat(before.width),
            timing: .linear, hold: 0, duration: 1)
        return Self.moments.map { change.stage.frame(at: $0) }
    }
}
