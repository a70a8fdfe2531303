/// Text set in lines: how large it is, where its lines stand, and what to draw.
///
/// A layout is a value that has nothing more to do with Pango: it can be kept, drawn on any thread and in any context.
///
///     let title = TextLayout("Good morning", TextStyle(font: TextFont(size: 34, weight: 700)), maximumWidth: 300)
///     title.draw(in: context, at: CGPoint(x: 20, y: 60))
///
/// Coordinates are points, y down, from the upper left corner of a box. The box is as wide as the greatest width that
/// was given, or else as the widest line; alignment is meant in it. When there are no fonts, it is empty.
package struct TextLayout: Sendable {
    /// The lines from top to bottom.
    package let lines: [Line]
    /// The width of the widest line with its indent, and the height of all lines.
    package let size: CGSize
    /// Whether some of the text was left out.
    package let isTruncated: Bool

    /// A line of text.
    package struct Line: Sendable {
        /// Where the baseline begins, at the left.
        package var origin: CGPoint
        /// How far the text reaches along the baseline.
        package var width: CGFloat
        /// From the baseline up to the top of the line, and down to its bottom.
        package var ascent: CGFloat
        package var descent: CGFloat
        /// Whether the paragraph runs from right to left.
        package var isRightToLeft: Bool
        /// Whether an ellipsis stands for some of it.
        package var isEllipsized = false
        /// What to draw, from left to right.
        var pieces: [Piece]
    }

    /// Glyphs of one size and colour. Places are relative to the line's origin.
    struct Piece: Sendable {
        var size: CGFloat
        var color: CGColor
        var glyphs: [(shape: GlyphShape, origin: CGPoint)]
        /// Lines under and through the text.
        var rules: [(rect: CGRect, color: CGColor)]
        /// What lies behind it, how far it reaches, and what it casts.
        var backgroundColor: CGColor?
        var start: CGFloat = 0
        var end: CGFloat = 0
        var shadow: TextShadow?
    }

    /// Sets text in several styles.
    ///
    /// Paragraphs end at line ends in the text. Setting a label's worth takes some tens of microseconds.
    ///
    /// - Parameters:
    ///   - runs: The text in its styles, from first to last.
    ///   - maximumSize: How much room there is; a side that is not above zero, or infinite, sets no limit. At least one
    ///     line is set, however low the room is.
    ///   - lineLimit: How many lines there may be; 0 for any number.
    ///   - library: The fonts.
    package init(
        _ runs: [TextRun], maximumSize: CGSize = .zero, lineLimit: Int = 0, library: FontLibrary = .shared
    ) {
        let text = runs.filter { !$0.text.isEmpty }
        let made =
            text.isEmpty
            ? nil
            : library.withEngine { engine in
                engine.layouts.layout(TextLayouts.Request(runs: text, size: maximumSize, lineLimit: lineLimit)) {
                    TextComposer(engine: engine, maximumSize: maximumSize, lineLimit: lineLimit).layout(of: text)
                }
            }
        self = made ?? TextLayout(lines: [], size: .zero, isTruncated: false)
    }

    /// Sets text in one style.
    package init(
        _ text: String, _ style: TextStyle, maximumWidth: CGFloat = 0, lineLimit: Int = 0,
        library: FontLibrary = .shared
    ) {
        let room = CGSize(width: maximumWidth, height: 0)
        self.init([TextRun(text, style)], maximumSize: room, lineLimit: lineLimit, library: library)
    }

    init(lines: [Line], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }

    /// From the top of the box to the first baseline; 0 without text.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
    /// From the top of the box to the last baseline; 0 without text.
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
}
