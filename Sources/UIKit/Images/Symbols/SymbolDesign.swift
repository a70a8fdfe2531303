/// What a symbol looks like, on a square of 24 units whose middle is the middle of capital letters.
///
/// At 17 points and the medium scale a unit is a point. Lines have round ends and corners; how thick they are depends on
/// the weight.
struct SymbolDesign {
    /// One thing that is drawn.
    struct Part {
        var path: CGPath
        /// Whether the outline is stroked or the inside filled, by the even-odd rule.
        var isStroked: Bool
        /// Whether it takes away from what was drawn before.
        var cuts = false
        /// How thick the line is, in the weight's lines.
        var thickness: CGFloat = 1
    }

    var parts: [Part] = []
    /// Whether it is mirrored where reading goes from right to left.
    var followsReading = false

    /// Makes a design of lines, of areas, and of lines and areas taken away from them, each as `SymbolPath` reads it.
    init(lines: String = "", areas: String = "", cutLines: String = "", cutAreas: String = "") {
        add(areas, isStroked: false)
        add(lines, isStroked: true)
        add(cutAreas, isStroked: false, cuts: true)
        add(cutLines, isStroked: true, cuts: true)
    }

    /// Makes a design of parts.
    init(parts: [Part]) { self.parts = parts }

    private mutating func add(_ text: String, isStroked: Bool, cuts: Bool = false) {
        guard !text.isEmpty else { return }
        parts.append(Part(path: CGPath(elements: SymbolPath(text).path.elements), isStroked: isStroked, cuts: cuts))
    }

    /// The design moved by a transform.
    func applying(_ transform: CGAffineTransform) -> SymbolDesign {
        var result = self
        for index in result.parts.indices {
            let moved = CGMutablePath()
            moved.addPath(parts[index].path, transform: transform)
            result.parts[index].path = CGPath(elements: moved.elements)
        }
        return result
    }

    /// The design turned about the middle by quarters, clockwise.
    func turned(_ quarters: Int) -> SymbolDesign {
        let turns: [CGAffineTransform] = [
            .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0),
            CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 24, ty: 24),
            CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24),
        ]
        return applying(turns[(quarters % 4 + 4) % 4])
    }

    /// The design mirrored from left to right.
    var mirrored: SymbolDesign { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) }

    /// The design, mirrored where reading goes from right to left.
    var alongReading: SymbolDesign {
        var result = self
        result.followsReading = true
        return result
    }

    /// The design smaller, about the middle.
    func scaled(_ factor: CGFloat) -> SymbolDesign {
        let shift = 12 * (1 - factor)
        return applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: shift, ty: shift))
    }

    /// The design in a frame, which it is cut out of when the frame is filled.
    func framed(by frame: SymbolFrame, isFilled: Bool) -> SymbolDesign {
        var inner = scaled(frame.room)
        for index in inner.parts.indices { inner.parts[index].cuts = isFilled != inner.parts[index].cuts }
        let outline = CGPath(elements: SymbolPath(frame.outline(isFilled: isFilled)).path.elements)
        inner.parts.insert(Part(path: outline, isStroked: !isFilled), at: 0)
        return inner
    }
}

/// A frame around a symbol.
enum SymbolFrame: String {
    case circle, square

    /// How much of its size a symbol keeps inside.
    var room: CGFloat {
        switch self {
        case .circle: 0.56
        case .square: 0.6
        }
    }

    /// The frame's line, or its edge when it is filled: as large as the line with its thickness.
    func outline(isFilled: Bool) -> String {
        switch self {
        case .circle: isFilled ? "O 12 12 10" : "O 12 12 9.2"
        case .square: isFilled ? "R 2.4 2.4 19.2 19.2 4.4" : "R 3.2 3.2 17.6 17.6 3.6"
        }
    }
}
