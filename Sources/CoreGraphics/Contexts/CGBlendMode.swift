import CCairo

/// How what is drawn mixes with what is there. S and D are the two, both premultiplied; a is an alpha.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// S over D.
    case normal
    /// The colours multiplied.
    case multiply
    /// The inverted colours multiplied, and inverted again.
    case screen
    /// Multiply or screen, by D.
    case overlay
    /// The darker of the colours.
    case darken
    /// The lighter of the colours.
    case lighten
    /// D brightened by S.
    case colorDodge
    /// D darkened by S.
    case colorBurn
    /// D darkened or lightened gently by S.
    case softLight
    /// Multiply or screen, by S.
    case hardLight
    /// The difference of the colours.
    case difference
    /// Like difference, with less contrast.
    case exclusion
    /// The hue of S with the saturation and luminosity of D.
    case hue
    /// The saturation of S with the hue and luminosity of D.
    case saturation
    /// The hue and saturation of S with the luminosity of D.
    case color
    /// The luminosity of S with the hue and saturation of D.
    case luminosity
    /// Nothing.
    case clear
    /// S.
    case copy
    /// S·Da.
    case sourceIn
    /// S·(1 − Da).
    case sourceOut
    /// S·Da + D·(1 − Sa).
    case sourceAtop
    /// S·(1 − Da) + D.
    case destinationOver
    /// D·Sa.
    case destinationIn
    /// D·(1 − Sa).
    case destinationOut
    /// S·(1 − Da) + D·Sa.
    case destinationAtop
    /// S·(1 − Da) + D·(1 − Sa).
    case xor
    /// The greater of 0 and 1 − ((1 − D) + (1 − S)).
    case plusDarker
    /// The less of 1 and S + D.
    case plusLighter
}

extension CGBlendMode {
    /// Cairo's operator of the same meaning; nil for the modes that `PixelBlend` mixes.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue, .saturation, .color, .luminosity, .plusDarker: nil
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
