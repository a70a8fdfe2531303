import CCairo
import CPango

/// What a glyph looks like, in units of the em, y down, with its origin on the baseline.
enum GlyphShape: Sendable {
    /// An outline to be filled with the text's colour.
    case outline(CGPath)
    /// A picture with colours of its own, and where it lies.
    case picture(CGImage, CGRect)
}

/// Where a font's glyphs come from.
struct GlyphSource: Hashable {
    var file: String
    /// The font's number in the file.
    var index: Int32
    /// Whether its glyphs have colours.
    var hasColor: Bool
    /// Whether the file has no bold letters, so that its own are made bolder.
    var isEmboldened: Bool
}

/// A glyph of a font.
struct GlyphKey: Hashable {
    var source: GlyphSource
    var glyph: UInt32
}

extension PangoEngine {
    /// The em, in pixels, at which outlines are taken: the units of most fonts, so that they come out whole.
    private static let outlineSize = 2048.0
    /// The em, in pixels, at which pictures are taken: that of the only one that Noto Color Emoji has.
    private static let pictureSize = 109.0

    /// Where the glyphs of a font come from.
    func source(of font: UnsafeMutablePointer<PangoFont>) -> GlyphSource? {
        // Sound: all fonts of this engine's map are FontConfig's.
        let fontConfigFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
        guard let pattern = pango_fc_font_get_pattern(fontConfigFont) else { return nil }
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        var hasColor = FcFalse
        var isEmboldened = FcFalse
        guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
        FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor)
        FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
        return GlyphSource(
            file: String(cString: file), index: index, hasColor: hasColor == FcTrue,
            isEmboldened: isEmboldened == FcTrue)
    }

    /// The shape of a glyph; nil for one that shows nothing.
    func shape(
        of glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>, from source: GlyphSource
    ) -> GlyphShape? {
        let key = GlyphKey(source: source, glyph: glyph)
        if let known = shapes[key] { return known }
        let size = source.hasColor ? PangoEngine.pictureSize : PangoEngine.outlineSize
        guard let scaled = scaledFont(of: font, size: size) else { return nil }
        defer { cairo_scaled_font_destroy(scaled) }
        let shape = source.hasColor ? picture(of: glyph, in: scaled) : outline(of: glyph, in: scaled)
        shapes[key] = shape
        return shape
    }

    /// Cairo's font for a font of Pango's at another size, unhinted. The caller destroys it.
    private func scaledFont(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> OpaquePointer? {
        // Sound: all fonts of this engine's map are Cairo's as well; the interface has no members of its own.
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
        var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
        cairo_matrix_init_scale(&matrix, size, size)
        cairo_matrix_init_identity(&identity)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let face = cairo_scaled_font_get_font_face(scaled)
        let result = cairo_scaled_font_create(face, &matrix, &identity, options)
        guard cairo_scaled_font_status(result) == CAIRO_STATUS_SUCCESS else {
            cairo_scaled_font_destroy(result)
            return nil
        }
        return result
    }

    private func outline(of glyph: UInt32, in font: OpaquePointer) -> GlyphShape? {
        guard let bitmap = Bitmap(width: 1, height: 1), let canvas = Canvas(bitmap: bitmap) else { return nil }
        cairo_set_scaled_font(canvas.cairo, font)
        var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(canvas.cairo, &placed, 1)
        guard let copy = cairo_copy_path(canvas.cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return nil }
        let path = CGMutablePath()
        func point(_ index: Int) -> CGPoint {
            let point = data[index].point
            return CGPoint(x: point.x / PangoEngine.outlineSize, y: point.y / PangoEngine.outlineSize)
        }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(index + 1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(index + 1))
            case CAIRO_PATH_CURVE_TO:
                path.addCurve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
            default: path.closeSubpath()
            }
            index += max(Int(header.length), 1)
        }
        return path.isEmpty ? nil : path.copy().map { .outline($0) }
    }

    private func picture(of glyph: UInt32, in font: OpaquePointer) -> GlyphShape? {
        var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font, &placed, 1, &extents)
        let bounds = DeviceRect(
            around: CGRect(
                x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
        )
        guard !bounds.isEmpty, bounds.width < 1000, bounds.height < 1000,
            let canvas = Canvas(transparent: bounds, order: .bgra)
        else { return nil }
        cairo_set_scaled_font(canvas.cairo, font)
        cairo_show_glyphs(canvas.cairo, &placed, 1)
        canvas.flush()
        guard canvas.isSound, let picture = canvas.bitmap?.withRedAndBlueExchanged() else { return nil }
        let em = CGFloat(PangoEngine.pictureSize)
        let rect = CGRect(
            x: CGFloat(bounds.minX) / em, y: CGFloat(bounds.minY) / em, width: CGFloat(bounds.width) / em,
            height: CGFloat(bounds.height) / em)
        return .picture(CGImage(picture, isOpaque: false), rect)
    }
}
