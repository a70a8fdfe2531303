/// How much room bars take.
///
/// Bars are low on a phone that is held on its side, unless it is one of the large ones.
extension UITraitCollection {
    private var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }

    /// The height of a navigation bar's row of buttons, and of a toolbar, without what the device covers, in points.
    var barHeight: CGFloat { hasLowBars ? 32 : 44 }

    /// The height of a tab bar without what the device covers, in points.
    var tabBarHeight: CGFloat { hasLowBars ? 32 : 49 }

    /// Where a tab has its title.
    var tabLayout: TabLayout {
        if hasLowBars { return .compactInline }
        return verticalSizeClass == .compact || horizontalSizeClass == .regular ? .inline : .stacked
    }
}

/// Where a tab has its title.
enum TabLayout {
    /// Under its picture.
    case stacked
    /// Beside it.
    case inline
    /// Beside it, where there is little room.
    case compactInline

    /// The size of the title's letters in points.
    var titleSize: CGFloat {
        switch self {
        case .stacked: 10
        case .inline: 13
        case .compactInline: 12
        }
    }

    /// The size of symbols in points.
    var symbolSize: CGFloat { self == .compactInline ? 17 : 21 }
}
