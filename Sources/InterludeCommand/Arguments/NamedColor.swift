import CoreGraphics

/// Colours as people write them on a command line: a name of CSS or hexadecimal digits.
enum NamedColor {
    /// The names, with eight hexadecimal digits of red, green, blue and opacity each.
    static let all: [(name: String, digits: String)] = [
        ("black", "000000ff"), ("silver", "c0c0c0ff"), ("gray", "808080ff"), ("grey", "808080ff"),
        ("white", "ffffffff"), ("maroon", "800000ff"), ("red", "ff0000ff"), ("purple", "800080ff"),
        ("fuchsia", "ff00ffff"), ("green", "008000ff"), ("lime", "00ff00ff"), ("olive", "808000ff"),
        ("yellow", "ffff00ff"), ("navy", "000080ff"), ("blue", "0000ffff"), ("teal", "008080ff"),
        ("aqua", "00ffffff"), ("orange", "ffa500ff"), ("transparent", "00000000"),
    ]

    /// The colour that a text names: a name, `#rgb`, `#rrggbb` or `#rrggbbaa`; nil when it names none.
    static func color(_ text: String) -> CGColor? {
        if let named = all.first(where: { $0.name == text.lowercased() }) { return color(digits: named.digits) }
        guard text.hasPrefix("#") else { return nil }
        let digits = String(text.dropFirst())
        switch digits.utf8.count {
        case 3: return color(digits: digits.map { "\($0)\($0)" }.joined() + "ff")
        case 6: return color(digits: digits + "ff")
        case 8: return color(digits: digits)
        default: return nil
        }
    }

    private static func color(digits: String) -> CGColor? {
        guard digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
            return nil
        }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return CGColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }
}
