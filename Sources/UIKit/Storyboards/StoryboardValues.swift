/// Reads the values of properties.
@MainActor
struct StoryboardValues {
    let document: StoryboardDocument

    func rect(_ element: StoryboardElement?) -> CGRect? {
        guard let element, let width = element.number("width"), let height = element.number("height") else {
            return nil
        }
        return CGRect(x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: width, height: height)
    }

    func size(_ element: StoryboardElement?) -> CGSize? {
        guard let element, let width = element.number("width"), let height = element.number("height") else {
            return nil
        }
        return CGSize(width: width, height: height)
    }

    func insets(_ element: StoryboardElement?) -> UIEdgeInsets? {
        guard let element else { return nil }
        return UIEdgeInsets(
            top: element.number("top") ?? element.number("minY") ?? 0,
            left: element.number("left") ?? element.number("minX") ?? element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
            right: element.number("right") ?? element.number("maxX") ?? element.number("trailing") ?? 0)
    }

    func color(_ element: StoryboardElement?) -> UIColor? {
        guard let element, element.name == "color" else { return nil }
        if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return Self.systemColors[system] ?? components(document.color(named: system))
        }
        if let name = element["name"] { return UIColor(named: name) ?? components(document.color(named: name)) }
        return components(element)
    }

    /// A colour by its own numbers. What the file says of a named colour may name another one, or itself; that counts
    /// for nothing.
    private func components(_ element: StoryboardElement?) -> UIColor? {
        guard let element else { return nil }
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    func font(_ element: StoryboardElement?) -> UIFont? {
        guard let element, element.name == "fontDescription" else { return nil }
        if let style = element["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize").map { min(max($0, 1), 1000) } ?? 17
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default:
            if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
            return .systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
        }
    }

    func image(_ name: String?, catalog: String? = nil) -> UIImage? {
        guard let name else { return nil }
        return catalog == "system" ? UIImage(systemName: name) : UIImage(named: name) ?? UIImage(systemName: name)
    }

    /// The picture of an element that names one, itself or by a child.
    func image(of element: StoryboardElement) -> UIImage? {
        let reference = element.value("image").flatMap { $0.name == "imageReference" ? $0 : nil } ?? element
        guard let image = image(reference["image"], catalog: reference["catalog"]) else { return nil }
        let symbol = element.value("preferredSymbolConfiguration") ?? reference
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        var looks: [UIImage.SymbolConfiguration] = []
        if let scale = (symbol["scale"] ?? symbol["symbolScale"]).flatMap({ scales[$0] }) {
            looks.append(.init(scale: scale))
        }
        if let size = symbol.number("pointSize"), size > 0 { looks.append(.init(pointSize: min(size, 1000))) }
        return image.isSymbolImage ? looks.reduce(image) { $0.withConfiguration($1) } : image
    }

    /// Text in styles of its own, piece by piece.
    func attributedText(_ element: StoryboardElement?) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for value in fragment.list("attributes") {
                switch value["key"] {
                case "NSColor": attributes[.foregroundColor] = color(value)
                case "NSBackgroundColor": attributes[.backgroundColor] = color(value)
                case "NSFont":
                    let size = value.number("size").map { min(max($0, 1), 1000) } ?? 17
                    attributes[.font] =
                        value["metaFont"] == "systemBold"
                        ? UIFont.boldSystemFont(ofSize: size)
                        : value["name"].flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
                case "NSParagraphStyle":
                    let style = NSMutableParagraphStyle()
                    if let side = value["alignment"].flatMap({ StoryboardNames.alignments[$0] }) {
                        style.alignment = side
                    }
                    if let space = value.number("lineSpacing") { style.lineSpacing = space }
                    attributes[.paragraphStyle] = style
                default: break
                }
            }
            result.append(NSAttributedString(string: text(fragment, "content") ?? "", attributes: attributes))
        }
        return result
    }

    /// Texts may be attributes or, with line breaks, elements.
    func text(_ element: StoryboardElement, _ key: String) -> String? {
        element[key] ?? element.value(key).map(\.text)
    }

    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "labelColor": .label, "darkTextColor": .black, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "separatorColor": .separator, "linkColor": .link,
        "systemBlueColor": .systemBlue, "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "tintColor": .tintColor, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemBrownColor": .systemBrown, "quaternaryLabelColor": .quaternaryLabel,
        "placeholderTextColor": .placeholderText, "opaqueSeparatorColor": .opaqueSeparator,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "lightTextColor": UIColor(white: 1, alpha: 0.6), "viewFlipsideBackgroundColor": .black,
        "scrollViewTexturedBackgroundColor": .systemGray,
    ]
}
