import Synchronization

/// The fonts that text is set in: those of a few Debian packages, and never what else a machine happens to have.
///
/// So text has the same shape on every machine that has the packages. Pango sets it, unhinted and at fractions of a
/// pixel; letters are drawn as outlines. Everything here may be used from any thread; one sets text at a time.
package final class FontLibrary: Sendable {
    /// The fonts of the packages that are installed.
    package static let shared = FontLibrary(system: .inter, fallbacks: FontPackage.fallbacks)

    /// Why no text can be set; nil when it can. Says which package is missing and how to install it.
    package let problem: String?
    private let engine: Mutex<PangoEngine?>
    private let hasReported = Atomic(false)

    /// Makes a library of a package, without which there is no text, and of others for the letters that it has not.
    init(system: FontPackage, fallbacks: [FontPackage]) {
        let installed = [system] + fallbacks.filter(\.isInstalled)
        guard system.isInstalled else {
            problem = FontLibrary.message(system, "has no \(system.folder)/\(system.marker)")
            engine = Mutex(nil)
            return
        }
        let made = PangoEngine(installed)
        problem = made == nil ? FontLibrary.message(system, "cannot be read by FontConfig") : nil
        engine = Mutex(made)
    }

    private static func message(_ package: FontPackage, _ reason: String) -> String {
        "text cannot be drawn: the font package \(package.name) \(reason); "
            + "install it with: apt-get install \(package.name)"
    }

    /// Does something with Pango, alone; nil when there are no fonts, which is said once on the standard error.
    func withEngine<Result: Sendable>(_ body: @Sendable (PangoEngine) -> Result) -> Result? {
        if let problem, !hasReported.exchange(true, ordering: .relaxed) {
            FileHandle.standardError.write(Data("interlude: \(problem)\n".utf8))
        }
        return engine.withLock { engine in engine.map(body) }
    }

    /// Whether text can be set in a family of a name.
    package func hasFamily(_ name: String) -> Bool { withEngine { $0.hasFamily(name) } ?? false }

    /// The family whose letters are all equally wide, and the one with serifs.
    package static let monospacedFamily = FontPackage.monospacedFamily
    package static let serifFamily = FontPackage.serifFamily

    /// The lengths of a font; zero when there are no fonts.
    package func metrics(of font: TextFont) -> TextFontMetrics {
        withEngine { $0.metrics(of: font) }
            ?? TextFontMetrics(
                ascent: 0, descent: 0, capHeight: 0, xHeight: 0, underlineDepth: 0, underlineThickness: 0,
                strikethroughHeight: 0)
    }
}
