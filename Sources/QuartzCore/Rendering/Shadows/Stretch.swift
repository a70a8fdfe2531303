/// How a picture is pulled out to a greater size by repeating one of its columns and one of its rows.
struct Stretch {
    /// The width and height before, in pixels, with their fractions.
    var width = 0.0
    var height = 0.0
    /// The column and the row that are repeated.
    var column = 0
    var row = 0
    /// How many columns and rows are added.
    var columns = 0
    var rows = 0

    init() {}

    /// The stretch from the smallest size that still has all of its corners.
    ///
    /// - Parameters:
    ///   - width: the final width in 256ths of a pixel.
    ///   - height: the final height in 256ths of a pixel.
    ///   - corner: how many pixels from a corner something still changes along a side.
    init(width: Int32, height: Int32, corner: Int) {
        columns = max(0, Int(width >> 8) - 2 * corner - 1)
        rows = max(0, Int(height >> 8) - 2 * corner - 1)
        self.width = Double(width) / 256 - Double(columns)
        self.height = Double(height) / 256 - Double(rows)
        column = corner
        row = corner
    }

    /// A part of the result along an axis.
    struct Band {
        /// The pixels of the result, from its first one on.
        var range: Range<Int>
        /// The source pixel for the first of them.
        var source: Int
        /// Whether all of them take that one.
        var isRepeated: Bool
    }

    /// The parts along an axis: what comes before the repeated place, that place repeated, and the rest.
    static func bands(place: Int, added: Int, size: Int) -> [Band] {
        guard added > 0 else { return [Band(range: 0..<size, source: 0, isRepeated: false)] }
        return [
            Band(range: 0..<place, source: 0, isRepeated: false),
            Band(range: place..<place + added, source: place, isRepeated: true),
            Band(range: place + added..<size + added, source: place, isRepeated: false),
        ]
    }

    /// The source pixels along an axis for some device pixels.
    ///
    /// - Parameter origin: where the first source pixel begins.
    static func taps(for range: Range<Int>, origin: Double, place: Int, added: Int, size: Int) -> [AxisTap] {
        let first = Int(origin.rounded(.up))
        // How much of the pixel before the whole one shows in it.
        let before = UInt32(((Double(first) - origin) * 256).rounded())
        return range.map { position in
            var index = position - first
            if index > place { index = max(index - added, place) }
            index = min(max(index, 0), size - 1)
            let next = index + 1 < size ? before : 0
            return AxisTap(start: Int32(index), weights: Four(256 - next, next, 0, 0))
        }
    }
}

extension DrawListBuilder {
    /// Draws a picture pixel by pixel, pulled out to a greater size.
    ///
    /// - Parameters:
    ///   - origin: where on the device the picture's first pixel begins.
    ///   - hole: pixels that need not be drawn.
    mutating func place(
        _ picture: CGImage, at origin: SIMD2<Double>, _ stretch: Stretch, hole: PixelRect, _ surroundings: Surroundings
    ) {
        let (left, top) = (Int(origin.x.rounded(.up)), Int(origin.y.rounded(.up)))
        let whole = PixelRect(
            x0: left, y0: top, x1: left + picture.width + stretch.columns, y1: top + picture.height + stretch.rows)
        let bounds = whole.intersection(surroundings.scissor)
        let opacity = DrawListBuilder.byte(surroundings.opacity)
        guard !bounds.isEmpty, opacity > 0 else { return }
        var command = DrawCommand(kind: .image, bounds: bounds)
        command.isWhole = true
        command.opacity = opacity
        command.source = list.add(picture.bitmap, isOpaque: false)
        let columns = Stretch.bands(place: stretch.column, added: stretch.columns, size: picture.width)
        let rows = Stretch.bands(place: stretch.row, added: stretch.rows, size: picture.height)
        guard origin.x == Double(left), origin.y == Double(top) else {
            let across = Stretch.taps(
                for: bounds.x0..<bounds.x1, origin: origin.x, place: stretch.column, added: stretch.columns,
                size: picture.width)
            let down = Stretch.taps(
                for: bounds.y0..<bounds.y1, origin: origin.y, place: stretch.row, added: stretch.rows,
                size: picture.height)
            return append(command, .separable(separable(across, down, bounds)), in: bounds, hole: hole)
        }
        for row in rows {
            for column in columns {
                let part = PixelRect(
                    x0: left + column.range.lowerBound, y0: top + row.range.lowerBound,
                    x1: left + column.range.upperBound, y1: top + row.range.upperBound)
                let sampling: Sampling
                switch (column.isRepeated, row.isRepeated) {
                case (false, false): sampling = .offset(dx: column.source - part.x0, dy: row.source - part.y0)
                case (false, true):
                    sampling = .columns(start: row.source * picture.width + column.source - part.x0)
                case (true, false):
                    sampling = .rows(
                        start: (row.source - part.y0) * picture.width + column.source, step: picture.width)
                case (true, true):
                    sampling = .rows(start: row.source * picture.width + column.source, step: 0)
                }
                append(command, sampling, in: part.intersection(bounds), hole: hole)
            }
        }
    }

    private func append(_ command: DrawCommand, _ sampling: Sampling, in bounds: PixelRect, hole: PixelRect) {
        guard !bounds.isEmpty else { return }
        var command = command
        list.samplings.append(sampling)
        command.sampling = Int32(list.samplings.count - 1)
        for part in bounds.parts(around: hole) {
            command.bounds = part
            list.commands.append(command)
        }
    }
}

extension PixelRect {
    /// The parts of a rectangle around another, from top to bottom.
    func parts(around hole: PixelRect) -> [PixelRect] {
        let hole = hole.intersection(self)
        if hole.isEmpty { return [self] }
        return [
            PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0),
            PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
            PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1),
            PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
        ].filter { !$0.isEmpty }
    }
}
