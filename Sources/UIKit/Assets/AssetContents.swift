/// The `Contents.json` of an asset's folder.
struct AssetContents {
    let folder: String
    private let values: [String: Any]

    /// The longest file that is read, in bytes.
    private static let maximumLength = 1 << 20

    /// Reads a folder's; nil where there is none, or it is damaged.
    init?(folder: String) {
        let path = folder + "/Contents.json"
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber,
            size.intValue <= AssetContents.maximumLength, let data = FileManager.default.contents(atPath: path),
            let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else { return nil }
        self.folder = folder
        self.values = values
    }

    private var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

    /// Whether the folder's name is a part of the names in it.
    var providesNamespace: Bool { properties["provides-namespace"] as? Bool ?? false }

    /// Whether pictures are templates, or never are.
    var renderingMode: UIImage.RenderingMode {
        switch properties["template-rendering-intent"] as? String {
        case "template": .alwaysTemplate
        case "original": .alwaysOriginal
        default: .automatic
        }
    }

    /// The pictures or colours.
    func entries(_ key: String) -> [AssetEntry] {
        (values[key] as? [[String: Any]] ?? []).map { AssetEntry(values: $0) }
    }
}

/// One of the pictures or colours of an asset.
struct AssetEntry {
    let values: [String: Any]

    var fileName: String? {
        // A name that leads out of the folder is none.
        (values["filename"] as? String).flatMap { $0.contains("/") || $0.isEmpty ? nil : $0 }
    }

    /// Pixels to a point; nil for any.
    var scale: CGFloat? {
        switch values["scale"] as? String {
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: nil
        }
    }

    /// Whether it is meant for the dark; nil for either.
    var isDark: Bool? {
        let appearances = values["appearances"] as? [[String: Any]] ?? []
        for appearance in appearances where appearance["appearance"] as? String == "luminosity" {
            return appearance["value"] as? String == "dark"
        }
        return nil
    }

    /// How well it suits a kind of device: 2 it is made for it, 1 for any, 0 for another.
    func fitness(_ idiom: UIUserInterfaceIdiom) -> Int {
        switch values["idiom"] as? String {
        case "universal", nil: 1
        case "iphone": idiom == .phone || idiom == .unspecified ? 2 : 0
        case "ipad": idiom == .pad ? 2 : 0
        default: 0
        }
    }
}
