extension UIImage {
    /// Makes a symbol of its name, at 17 points; nil for one that the project does not draw.
    ///
    /// The names are those of iOS; any of them may be followed by `.circle` or `.square`, and that by `.fill`.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Makes a symbol of its name, of a size, weight and scale; nil for one that the project does not draw.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let design = SymbolLibrary.design(named: name) else { return nil }
        self.init(UIImage.content(of: design, SymbolConfiguration.unspecified.applying(configuration)))
    }

    private static func content(of design: SymbolDesign, _ configuration: SymbolConfiguration) -> Content {
        let scale = UIGraphicsImageRendererFormat.screenScale
        var content = Content(
            picture: .symbol(SymbolPicture(design: design, configuration: configuration, pixelScale: scale)),
            scale: scale)
        content.flipsForRightToLeft = design.followsReading
        content.symbolConfiguration = configuration
        content.tint = configuration.color
        return content
    }

    /// The size, weight and scale of a symbol; nil for other pictures.
    public var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbolConfiguration }

    /// How the picture was chosen among its variants; nil for one without.
    public var configuration: UIImage.Configuration? { content.symbolConfiguration }

    /// The symbol with what a configuration asks for; nil never, and the picture itself for others.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = content.picture else { return self }
        let own = content.symbolConfiguration ?? .unspecified
        var changed = UIImage.content(of: symbol.design, own.applying(configuration))
        changed.renderingMode = content.renderingMode
        changed.orientation = content.orientation
        changed.tint = content.tint ?? changed.tint
        return UIImage(changed)
    }

    /// The symbol as a configuration asks for it; the picture itself for others.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbol = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(symbol) ?? self
    }
}
