import InterludeStage

extension Command {
    /// A page that shows everything.
    static let gallery = Command(
        name: "gallery", summary: "make a web page that shows every transition and scene, frame by frame",
        required: [.folder], options: [.only, .frameWidth, .frames, .sceneRate, .encoders, .json, .quiet],
        notes: [
            "FOLDER/index.html holds everything that it shows and needs no network. It appears when it is whole.",
            "NAMES are as in the page's links, with commas between: cube,ca-push,scene-today.",
        ]
    ) { settings, console in
        // Commands are carried out on the main thread, where screens live.
        try MainActor.assumeIsolated { try makeGallery(settings, console) }
    }

    @MainActor
    private static func makeGallery(_ settings: Settings, _ console: Console) throws {
        let start = ContinuousClock.now
        let folder = settings.folder
        let entries = try chosen(settings.only, from: try GalleryEntry.all())
        let isNew = !FileManager.default.fileExists(atPath: folder)
        do {
            try make(entries, since: start, settings, console)
        } catch {
            // Only where nothing is in it.
            if isNew { rmdir(folder) }
            throw error
        }
    }

    @MainActor
    private static func make(
        _ entries: [GalleryEntry], since start: ContinuousClock.Instant, _ settings: Settings, _ console: Console
    ) throws {
        let output = "\(settings.folder)/index.html"
        // Before the work and not after it: where the page cannot be, that is said at once.
        try settings.makeFolder()
        let file = try PartialFile(for: output)
        let maker = GalleryMaker(
            width: settings.frameWidth, frames: settings.frames, framesPerSecond: settings.sceneRate,
            threads: settings.threads)
        let line = settings.isQuiet ? nil : ProgressLine(on: console)
        defer { line?.clear() }
        let page = try maker.page(of: entries) { progress in
            try Interruption.check()
            line?.show(progress)
        }
        let parts = try page.parts()
        for part in parts { try part.withUnsafeBytes { try file.write($0) } }
        try file.commit()
        line?.clear()
        try console.report(
            GallerySummary(
                output: output, entries: page.entryCount, frames: page.frameCount,
                bytes: parts.reduce(0) { $0 + $1.count }, elapsed: (ContinuousClock.now - start) / .seconds(1)),
            settings)
    }

    /// The entries of some names; all when there are none.
    @MainActor
    private static func chosen(_ names: [String], from all: [GalleryEntry]) throws(Misuse) -> [GalleryEntry] {
        for name in names where !all.contains(where: { $0.id == name }) {
            throw Misuse(
                "--only: the gallery has no '\(name)'", nearest(to: name, among: all.map(\.id)), command: "gallery")
        }
        return names.isEmpty ? all : all.filter { names.contains($0.id) }
    }
}

/// A gallery that was made.
private struct GallerySummary: Report {
    let output: String
    let entries: Int
    let frames: Int
    let bytes: Int
    /// How long drawing and writing took, in seconds.
    let elapsed: Double

    var sentence: String {
        "\(output): \(entries) entries, \(frames) frames, \(short(Double(bytes) / 1e6)) MB, made in \(short(elapsed)) s\n"
    }
}
