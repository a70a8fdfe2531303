extension UIImage {
    /// Makes a picture of its name in the main bundle's asset folders, or of a file's name there; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Makes a picture of its name in a bundle, the main one for nil, as it is for some traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        let traits = traitCollection ?? .current
        for folder in AssetStore.shared.assetFolders(of: bundle) {
            guard let contents = folder.image(named: name), let found = UIImage.content(of: contents, traits: traits)
            else { continue }
            self.init(found)
            return
        }
        guard let file = AssetStore.shared.looseFile(named: name, in: bundle, scale: traits.displayScale) else {
            return nil
        }
        self.init(contentsOfFile: file)
    }

    /// Makes a picture of its name in a bundle, the main one for nil.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    private static func content(of contents: AssetContents, traits: UITraitCollection) -> Content? {
        let entries = contents.entries("images").filter {
            $0.fileName != nil && $0.fitness(traits.userInterfaceIdiom) > 0
        }
        let plain = variant(entries.filter { $0.isDark != true }, contents, traits)
        let dark = variant(entries.filter { $0.isDark == true }, contents, traits)
        guard var content = plain ?? dark else { return nil }
        if plain != nil { content.dark = dark.map { UIImage($0) } }
        return content
    }

    /// The picture that suits best: made for the device, of the screen's scale or else the greatest.
    private static func variant(
        _ entries: [AssetEntry], _ contents: AssetContents, _ traits: UITraitCollection
    ) -> Content? {
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        func rank(_ entry: AssetEntry) -> CGFloat {
            let scale = entry.scale ?? wanted
            return CGFloat(entry.fitness(traits.userInterfaceIdiom)) * 100 + (scale == wanted ? 50 : scale)
        }
        for entry in entries.sorted(by: { rank($0) > rank($1) }) {
            guard let name = entry.fileName, let image = try? PictureFile.read(contentsOf: contents.folder + "/" + name)
            else { continue }
            var content = Content(
                picture: .bitmap(image), scale: entry.scale ?? 1, renderingMode: contents.renderingMode)
            entry.applyResizing(to: &content)
            return content
        }
        return nil
    }

    /// The picture for light or dark surroundings.
    func resolved(with traits: UITraitCollection) -> UIImage {
        traits.userInterfaceStyle == .dark ? content.dark ?? self : self
    }
}

extension AssetEntry {
    /// Takes over how the picture is stretched; lengths are pixels.
    fileprivate func applyResizing(to content: inout UIImage.Content) {
        guard let resizing = values["resizing"] as? [String: Any],
            let caps = resizing["cap-insets"] as? [String: Any]
        else { return }
        func points(_ key: String) -> CGFloat {
            let pixels = (caps[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
            return min(max(pixels, 0), 32_768) / content.scale
        }
        content.capInsets = UIEdgeInsets(
            top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        let center = resizing["center"] as? [String: Any]
        content.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }
}
