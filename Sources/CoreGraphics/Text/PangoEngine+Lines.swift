import CPango

extension PangoEngine {
    /// The lines of a paragraph, each from x 0 and with its baseline at y 0.
    ///
    /// - Parameters:
    ///   - runs: The paragraph, one run at least; the first one's paragraph style counts.
    ///   - width: The room with indents; nil for any.
    ///   - lineLimit: How many lines there may be, with an ellipsis for the rest; nil for any number.
    func lines(of runs: [TextRun], width: CGFloat?, lineLimit: Int?) -> [TextLayout.Line] {
        guard let style = runs.first?.style.paragraph, let layout = pango_layout_new(context) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let text = ParagraphText(runs)
        pango_layout_set_text(layout, text.string, Int32(clamping: text.string.utf8.count))
        if let attributes = attributes(of: text) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        _ = withDescription(of: runs[0].style.font) { pango_layout_set_font_description(layout, $0) }
        apply(style, to: layout, width: width, lineLimit: lineLimit)

        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var lines: [TextLayout.Line] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            lines.append(self.line(line, of: text))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    private func apply(_ style: TextParagraphStyle, to layout: OpaquePointer, width: CGFloat?, lineLimit: Int?) {
        let direction =
            switch style.direction {
            case .natural: PANGO_DIRECTION_WEAK_LTR
            case .leftToRight: PANGO_DIRECTION_LTR
            case .rightToLeft: PANGO_DIRECTION_RTL
            }
        pango_context_set_base_dir(context, direction)
        pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
        pango_layout_context_changed(layout)
        guard let width, style.lineBreakMode != .clipping else { return }
        let (first, others) = (style.firstLineHeadIndent, style.headIndent)
        // Below zero Pango would take the width for none at all.
        let room = max(width - min(first, others) - style.tail(in: width), 0)
        pango_layout_set_width(layout, pangoUnits(room))
        pango_layout_set_indent(layout, pangoUnits(first - others))
        pango_layout_set_wrap(layout, style.lineBreakMode == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        guard let lineLimit else { return }
        pango_layout_set_height(layout, -Int32(clamping: lineLimit))
        switch style.lineBreakMode {
        case .truncatingHead: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
        case .truncatingMiddle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
        default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        }
    }

    /// Pango's attributes for the styles of a paragraph. The caller lets go of them.
    private func attributes(of text: ParagraphText) -> OpaquePointer? {
        guard let list = pango_attr_list_new() else { return nil }
        // A word that is broken for want of room gets no hyphen, as on iOS.
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        for (index, piece) in text.pieces.enumerated() {
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(clamping: piece.start)
                attribute.pointee.end_index = UInt32(clamping: piece.end)
                pango_attr_list_insert(list, attribute)
            }
            add(withDescription(of: piece.style.font) { pango_attr_font_desc_new($0) } ?? nil)
            // Pieces of one font but different colours are told apart by this; it is drawn by nobody.
            add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0))
            if piece.style.kern != 0 { add(pango_attr_letter_spacing_new(pangoUnits(piece.style.kern))) }
            if piece.style.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
            // Code reads letter by letter: no arrows in place of two of them.
            if piece.style.font.family == FontPackage.monospacedFamily { add(pango_attr_font_features_new("calt=0")) }
            if let attachment = piece.style.attachment { add(room(for: attachment)) }
        }
        return list
    }

    /// Takes room for a picture in place of a letter.
    private func room(for attachment: TextAttachment) -> UnsafeMutablePointer<PangoAttribute>? {
        let bounds = attachment.bounds
        var rect = PangoRectangle(
            x: pangoUnits(bounds.minX), y: pangoUnits(bounds.minY), width: pangoUnits(bounds.width),
            height: pangoUnits(bounds.height))
        return pango_attr_shape_new(&rect, &rect)
    }

    /// A line of Pango's as ours.
    private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, of text: ParagraphText) -> TextLayout.Line {
        var pieces: [TextLayout.Piece] = []
        var x: CGFloat = 0
        var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
        var isEllipsized = false
        var node = line.pointee.runs
        while let current = node {
            if let data = current.pointee.data {
                // Sound: the runs of a layout line are glyph items.
                let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
                pieces.append(piece(run.pointee, at: &x, of: text))
                if run.pointee.item.pointee.analysis.flags & PangoEngine.ellipsisFlag != 0 { isEllipsized = true }
                let extents = extents(of: run.pointee, style: text.style(at: Int(run.pointee.item.pointee.offset)))
                (top, bottom) = (min(top, extents.top), max(bottom, extents.bottom))
            }
            node = current.pointee.next
        }
        if top > bottom {
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            (top, bottom) = (points(logical.y), points(logical.y) + points(logical.height))
        }
        return TextLayout.Line(
            origin: .zero, width: x, ascent: -top, descent: bottom,
            isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
            isEllipsized: isEllipsized, pieces: pieces)
    }

    /// How far a run reaches up and down from the line's baseline, y down.
    private func extents(of run: PangoGlyphItem, style: TextStyle) -> (top: CGFloat, bottom: CGFloat) {
        if let bounds = style.attachment?.bounds {
            return (min(bounds.minY, 0) - style.baselineOffset, max(bounds.maxY, 0) - style.baselineOffset)
        }
        var logical = PangoRectangle()
        pango_glyph_string_extents(run.glyphs, run.item.pointee.analysis.font, nil, &logical)
        let top = points(logical.y) - PangoEngine.rise(of: style)
        return (top, top + points(logical.height))
    }

    /// How far letters of a style stand above the baseline, within what Pango can count.
    private static func rise(of style: TextStyle) -> CGFloat { points(pangoUnits(style.baselineOffset)) }

    /// The glyphs of a run, set from x on, which moves to the run's end.
    private func piece(_ run: PangoGlyphItem, at x: inout CGFloat, of text: ParagraphText) -> TextLayout.Piece {
        let style = text.style(at: Int(run.item.pointee.offset))
        let size = style.font.usableSize
        var piece = TextLayout.Piece(size: size, color: style.color, glyphs: [], rules: [])
        x += points(run.start_x_offset)
        let start = x
        // Not as Pango places it, which moves Arabic up after Chinese.
        let baseline = -PangoEngine.rise(of: style)
        let font = run.item.pointee.analysis.font
        let source = font.flatMap { self.source(of: $0) }
        let isEllipsis = run.item.pointee.analysis.flags & PangoEngine.ellipsisFlag != 0
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
            let info = run.glyphs.pointee.glyphs[index]
            let advance = isEllipsis ? naturalAdvance(of: info, in: font) : points(info.geometry.width)
            let origin = CGPoint(x: x + points(info.geometry.x_offset), y: baseline + points(info.geometry.y_offset))
            x += advance
            if let attachment = style.attachment {
                guard let image = attachment.image else { continue }
                let rect = attachment.bounds.applying(CGAffineTransform(scaleX: 1 / size, y: 1 / size))
                piece.glyphs.append((.picture(image, rect), origin))
                continue
            }
            if info.glyph == PangoEngine.emptyGlyph { continue }
            if info.glyph & PangoEngine.unknownGlyphFlag != 0 {
                if advance > 0 { piece.glyphs.append((.unknown(width: advance / size), origin)) }
            } else if let font, let source, let shape = shape(of: info.glyph, in: font, from: source) {
                piece.glyphs.append((shape, origin))
            }
        }
        (piece.start, piece.end) = (start, x)
        (piece.backgroundColor, piece.shadow) = (style.backgroundColor, style.shadow)
        piece.rules = rules(for: style, from: start, to: x, baseline: baseline)
        x += points(run.end_x_offset)
        return piece
    }

    /// The lines under and through a piece of text.
    private func rules(
        for style: TextStyle, from start: CGFloat, to end: CGFloat, baseline: CGFloat
    ) -> [(rect: CGRect, color: CGColor)] {
        guard style.isUnderlined || style.isStruckThrough else { return [] }
        let metrics = metrics(of: style.font)
        func rules(_ middle: CGFloat, _ look: TextRule) -> [(rect: CGRect, color: CGColor)] {
            let thickness = metrics.underlineThickness * look.thickness
            let first = CGRect(
                x: start, y: baseline + middle - thickness / 2, width: end - start, height: thickness)
            let color = look.color ?? style.color
            return look.isDouble
                ? [(first, color), (first.offsetBy(dx: 0, dy: 2 * thickness), color)] : [(first, color)]
        }
        return (style.isUnderlined ? rules(metrics.underlineDepth, style.underline) : [])
            + (style.isStruckThrough ? rules(-metrics.strikethroughHeight, style.strikethrough) : [])
    }

    /// The advance that a glyph has of itself: Pango stretches ellipses until the line is full.
    private func naturalAdvance(of info: PangoGlyphInfo, in font: UnsafeMutablePointer<PangoFont>?) -> CGFloat {
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(font, info.glyph, nil, &logical)
        return points(logical.width)
    }

    /// What Pango marks the run of an ellipsis with.
    private static let ellipsisFlag: UInt8 = 2
    /// What Pango puts for a letter that takes no room.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// What Pango marks a letter with that no font has.
    private static let unknownGlyphFlag: UInt32 = 0x1000_0000
}

extension GlyphShape {
    /// A frame for a letter that no font has, as wide as its advance in ems.
    fileprivate static func unknown(width: CGFloat) -> GlyphShape {
        let outer = CGRect(x: width * 0.12, y: -0.72, width: width * 0.76, height: 0.72)
        let path = CGMutablePath()
        path.addRect(outer)
        let inner = CGMutablePath()
        inner.addRect(outer.insetBy(dx: 0.05, dy: 0.05))
        path.addPath(inner.reversed())
        return .outline(CGPath(elements: path.elements))
    }
}

/// The text of a paragraph with its styles by bytes of UTF-8.
private struct ParagraphText {
    var string = ""
    var pieces: [(start: Int, end: Int, style: TextStyle)] = []

    init(_ runs: [TextRun]) {
        for run in runs {
            // Pango takes a zero for the end of the text.
            let text = run.text.replacingOccurrences(of: "\0", with: "\u{FFFD}")
            let start = string.utf8.count
            string += text
            // Letters of one style are kerned and joined, however they came.
            if let last = pieces.last, last.style == run.style {
                pieces[pieces.count - 1].end = string.utf8.count
            } else {
                pieces.append((start, string.utf8.count, run.style))
            }
        }
    }

    /// The style of the letter at a byte.
    func style(at offset: Int) -> TextStyle {
        let piece = pieces.last { $0.start <= offset } ?? pieces[0]
        return piece.style
    }
}
