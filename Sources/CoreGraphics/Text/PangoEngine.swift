import CCairo
import CPango

/// Pango with fonts of the project's choice. It owns its Pango objects and is used by one thread at a time.
final class PangoEngine {
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// The families that letters are looked for in, after the one asked for.
    private let families: [String]
    private let firstFamily: String
    private let displayFamily: String
    /// The shapes of glyphs, by font file and number.
    var shapes: [GlyphKey: GlyphShape] = [:]
    /// What has been set lately.
    var layouts = TextLayouts()
    private var knownMetrics: [TextFont: TextFontMetrics] = [:]

    /// Makes an engine that knows the fonts of some packages, the system's first; nil when FontConfig or Pango refuse.
    init?(_ packages: [FontPackage]) {
        guard let config = FcConfigCreate() else { return nil }
        defer { FcConfigDestroy(config) }
        let text = FontPackage.configuration(of: packages)
        guard FcConfigParseAndLoadFromMemory(config, text, FcTrue) == FcTrue, FcConfigBuildFonts(config) == FcTrue,
            let fonts = FcConfigGetFonts(config, FcSetSystem), fonts.pointee.nfont > 0,
            // Else Pango would read the system's own configuration besides, which takes longer than all the rest.
            FcConfigSetCurrent(config) == FcTrue,
            let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        else { return nil }
        // Sound: a map made for FreeType's fonts is one of FontConfig's.
        pango_fc_font_map_set_config(OpaquePointer(fontMap), config)
        guard let context = pango_font_map_create_context(fontMap) else {
            g_object_unref(fontMap)
            return nil
        }
        self.fontMap = fontMap
        self.context = context
        families = packages.flatMap(\.families)
        firstFamily = families[0]
        displayFamily = packages[0].families.last ?? firstFamily

        // Nothing may depend on the locale or on the pixels that text ends up on.
        pango_context_set_language(context, pango_language_from_string("en"))
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
    }

    /// Runs a body with Pango's description of a font.
    func withDescription<Result>(of font: TextFont, _ body: (OpaquePointer) -> Result) -> Result? {
        guard let description = pango_font_description_new() else { return nil }
        defer { pango_font_description_free(description) }
        let system = font.size >= 20 ? displayFamily : firstFamily
        // A comma would begin another family.
        let asked = font.family.map { $0.replacingOccurrences(of: ",", with: " ") } ?? system
        let names = [asked] + families.filter { $0 != asked }
        pango_font_description_set_family(description, names.joined(separator: ","))
        pango_font_description_set_absolute_size(description, Double(font.usableSize) * Double(PANGO_SCALE))
        let weight = PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
        pango_font_description_set_weight(description, weight)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return body(description)
    }

    /// Whether there is a family of a name.
    func hasFamily(_ name: String) -> Bool { families.contains(name) }

    /// The lengths of a font.
    func metrics(of font: TextFont) -> TextFontMetrics {
        if let known = knownMetrics[font] { return known }
        let metrics = measured(font)
        knownMetrics[font] = metrics
        return metrics
    }

    private func measured(_ font: TextFont) -> TextFontMetrics {
        let loaded = withDescription(of: font) { pango_context_load_font(context, $0) } ?? nil
        guard let loaded else {
            return TextFontMetrics(
                ascent: 0, descent: 0, capHeight: 0, xHeight: 0, underlineDepth: 0, underlineThickness: 0,
                strikethroughHeight: 0)
        }
        defer { g_object_unref(loaded) }
        let metrics = pango_font_get_metrics(loaded, pango_context_get_language(context))
        defer { pango_font_metrics_unref(metrics) }
        let harfBuzz = pango_font_get_hb_font(loaded)
        func height(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(harfBuzz, tag, &position) != 0 ? points(position) : 0
        }
        let underline = points(pango_font_metrics_get_underline_thickness(metrics))
        let strike = points(pango_font_metrics_get_strikethrough_thickness(metrics))
        return TextFontMetrics(
            ascent: points(pango_font_metrics_get_ascent(metrics)),
            descent: points(pango_font_metrics_get_descent(metrics)),
            capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT),
            underlineDepth: underline / 2 - points(pango_font_metrics_get_underline_position(metrics)),
            underlineThickness: underline,
            strikethroughHeight: points(pango_font_metrics_get_strikethrough_position(metrics)) - strike / 2)
    }
}

/// A length of Pango's in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// A length in points as one of Pango's, within what it can count.
func pangoUnits(_ points: CGFloat) -> Int32 {
    let units = (points * CGFloat(PANGO_SCALE)).rounded()
    return units.isNaN ? 0 : Int32(min(max(units, -1e9), 1e9))
}
