extension UIColor {
    /// Makes a colour of its name in the main bundle's asset folders; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Makes a colour of its name in a bundle's asset folders, the main one's for nil; it goes on depending on light and
    /// dark unless traits are given.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        for folder in AssetStore.shared.assetFolders(of: bundle ?? .main) {
            guard let contents = folder.color(named: name) else { continue }
            let entries = contents.entries("colors").filter { $0.fitness(.phone) > 0 }
            let plain = entries.first { $0.isDark != true && $0.color != nil }?.color
            let dark = entries.first { $0.isDark == true && $0.color != nil }?.color
            guard let light = plain ?? dark else { continue }
            let color = UIColor { ($0.userInterfaceStyle == .dark ? dark ?? light : light).resolvedColor(with: $0) }
            if let traitCollection {
                self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
            } else {
                self.init { color.resolvedColor(with: $0) }
            }
            return
        }
        return nil
    }

    /// Makes a colour of components of Display P3, gamma-encoded; in extended sRGB it may lie beyond 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func linear(_ value: CGFloat) -> Double {
            let size = abs(Double(value))
            let result = size <= 0.04045 ? size / 12.92 : Elementary.pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
        func encoded(_ value: Double) -> CGFloat {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * Elementary.pow(size, 1 / 2.4) - 0.055
            return CGFloat(value < 0 ? -result : result)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        // From the primaries of Display P3 to those of sRGB, both with the white of D65.
        self.init(
            red: encoded(1.2249401763 * r - 0.2249401763 * g), green: encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
    }
}

extension AssetEntry {
    /// The colour; nil where it makes no sense.
    fileprivate var color: UIColor? {
        guard let color = values["color"] as? [String: Any] else { return nil }
        if let reference = color["reference"] as? String { return AssetEntry.systemColors[reference] }
        guard let components = color["components"] as? [String: Any] else { return nil }
        func component(_ key: String) -> CGFloat? { components[key].flatMap(AssetEntry.component) }
        // Of alpha a whole number is itself.
        let alpha = (components["alpha"] as? String).flatMap(Double.init).map { CGFloat($0) } ?? component("alpha") ?? 1
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return color["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A number as Xcode writes it: 0 to 1 with a point, 0 to 255 without, or hexadecimal.
    private static func component(_ value: Any) -> CGFloat? {
        guard let text = value as? String else { return (value as? NSNumber).map { CGFloat($0.doubleValue) } }
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? CGFloat(number) : CGFloat(number / 255)
    }

    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "separatorColor": .separator, "linkColor": .link,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]
}
