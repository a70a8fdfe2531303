/// Names of fonts, and which fonts they stand for here.
enum FontNames {
    /// The typefaces that there are, in alphabetical order.
    static var families: [String] { known.filter { FontLibrary.shared.hasFamily($0) } }

    private static let known = [
        "Inter", "Inter Display", "JetBrains Mono", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Hebrew",
        "Noto Sans Thai", "Noto Serif", "WenQuanYi Micro Hei",
    ]

    /// iOS's typefaces by the beginnings of their names, without spaces, and the designs nearest to them.
    private static let designs: [(names: [String], design: UIFontDescriptor.SystemDesign)] = [
        (["Menlo", "Courier", "Monaco", "SFMono", "AmericanTypewriter"], .monospaced),
        (
            [
                "Georgia", "Times", "TimesNewRoman", "Palatino", "Baskerville", "Didot", "Cochin", "HoeflerText",
                "NewYork", "Charter", "BodoniSvtyTwoITCTT", "IowanOldStyle",
            ], .serif
        ),
        (
            [
                "Helvetica", "Arial", "Avenir", "SFUI", "SFPro", "Futura", "GillSans", "Verdana", "TrebuchetMS",
                "Optima",
                "AppleSDGothicNeo", "PingFang", "Hiragino", "Heiti", "STHeiti", "Thonburi", "Copperplate",
                "DINAlternate",
                "DINCondensed", "ChalkboardSE", "MarkerFelt", "Noteworthy", "AvenirNext", "HelveticaNeue",
            ], .default
        ),
    ]

    /// What a font's full name or its family's stands for; nil for one that is not known. The size is left open.
    static func descriptor(named name: String) -> UIFontDescriptor? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first else { return nil }
        let family = first.filter { $0 != " " && $0 != "." }
        var content = UIFontDescriptor.Content()
        if let own = known.first(where: { $0.filter { $0 != " " } == family }) {
            guard FontLibrary.shared.hasFamily(own) else { return nil }
            content.family = own == "Inter" ? nil : own
        } else if let entry = designs.first(where: { $0.names.contains { family.hasPrefix($0) } }) {
            content.design = entry.design
        } else {
            return nil
        }
        let style = parts.count > 1 ? parts[1].lowercased() : ""
        content.isItalic = style.contains("italic") || style.contains("oblique")
        content.weight = weight(in: style)
        return UIFontDescriptor(content)
    }

    private static func weight(in style: String) -> UIFont.Weight {
        let names: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .thin), ("semibold", .semibold), ("demibold", .semibold),
            ("extrabold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium), ("heavy", .heavy),
            ("black", .black), ("bold", .bold),
        ]
        return names.first { style.contains($0.0) }?.1 ?? .regular
    }

    /// The full name of a font.
    static func name(of font: TextFont) -> String {
        let family = (font.family ?? "Inter").filter { $0 != " " }
        let weight = UIFont.Weight.scale.first { $0.number == font.weight }?.name ?? "Regular"
        let style = font.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
        return "\(family)-\(style)"
    }

    /// The full names of a typeface's fonts.
    static func names(ofFamily family: String) -> [String] {
        guard families.contains(family) else { return [] }
        return UIFont.Weight.scale.map { name(of: TextFont(family: family, size: 12, weight: $0.number)) }
    }
}
