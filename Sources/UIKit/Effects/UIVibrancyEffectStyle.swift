/// What the contents of a vibrancy effect are.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label
    /// Text of second rank.
    case secondaryLabel
    /// Text of third rank.
    case tertiaryLabel
    /// Text of fourth rank.
    case quaternaryLabel
    /// Areas.
    case fill
    /// Areas of second rank.
    case secondaryFill
    /// Areas of third rank.
    case tertiaryFill
    /// Thin lines.
    case separator
}

extension UIVibrancyEffectStyle {
    /// How much of the contents' colour there is; the rest is what lies behind.
    var strength: CGFloat {
        switch self {
        case .label: 0.9
        case .secondaryLabel: 0.62
        case .tertiaryLabel: 0.36
        case .quaternaryLabel: 0.22
        case .fill: 0.24
        case .secondaryFill: 0.18
        case .tertiaryFill: 0.12
        case .separator: 0.28
        }
    }
}
