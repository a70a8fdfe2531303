import InterludeStage
import Scenes

extension Command {
    /// A film of a scene, played by its script of touches.
    static let film = Command(
        name: "film", summary: "make a film of a scene, played by its own script of touches", operands: ["SCENE"],
        required: [.output], options: [.script, .scale, .framesPerSecond, .sheet, .threads, .json, .quiet],
        notes: [
            "SCENE is one of \(SceneCatalogue.names.joined(separator: ", ")).",
            "FILE and FOLDER/ are as for render.",
            "A script has a gesture a line: '0.5 tap 100 200', '1 drag 10 300 to 380 300 in 0.4', 'wait 1'.",
        ]
    ) { settings, console in
        try settings.checkOutput(of: "film")
        if settings.sheet != nil, !settings.output.lowercased().hasSuffix(".png") {
            throw Misuse("--sheet makes a PNG: -o takes a name that ends in .png with it", command: "film")
        }
        // Commands are carried out on the main thread, where screens live.
        try MainActor.assumeIsolated { try SceneFilm(settings).write(console) }
    }
}

/// A scene that is being filmed.
@MainActor
private struct SceneFilm {
    private let settings: Settings
    private let scene: Scene
    private let script: TouchScript

    init(_ settings: Settings) throws {
        self.settings = settings
        scene = try SceneCatalogue.scene(of: settings.operands[0], command: "film")
        script = try settings.touches(in: scene)
    }

    func write(_ console: Console) throws {
        let start = ContinuousClock.now
        let format = settings.sheet.map { .contactSheet($0) } ?? FilmFormat(path: settings.output)
        let rate = format.map { FilmRate(settings.framesPerSecond, in: $0) }
        // A sheet shows so many moments, the first and the last among them.
        let steps = settings.sheet.map { min(Double($0 - 1) / script.duration, 1e6) }
        let stage = try scene.stage(settings)
        let line = settings.isQuiet ? nil : ProgressLine(on: console)
        defer { line?.clear() }
        let film = try settings.interruptibly {
            try stage.film(
                script, to: settings.output, format: format,
                framesPerSecond: steps ?? rate?.framesPerSecond ?? settings.framesPerSecond,
                settings: FilmSettings(threads: settings.threads)
            ) { progress in
                try Interruption.check()
                line?.show(progress)
            }
        }
        line?.clear()
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        try console.report(
            SceneSummary(
                output: settings.output, scene: scene.name, width: stage.pixelWidth, height: stage.pixelHeight,
                frames: film.frameCount, framesPerSecond: settings.sheet == nil ? rate : nil, bytes: film.byteCount,
                elapsed: elapsed),
            settings)
    }
}

/// A film of a scene that was made.
private struct SceneSummary: Report {
    let output: String
    let scene: String
    let width: Int
    let height: Int
    let frames: Int
    /// Nil of a sheet, whose frames are seen at once.
    let framesPerSecond: FilmRate?
    let bytes: Int
    /// How long drawing and writing took, in seconds.
    let elapsed: Double

    var sentence: String {
        let pace = framesPerSecond.map { " \($0.text)" } ?? ""
        return "\(output): \(scene), \(width)×\(height), \(frames) frames\(pace), made in \(short(elapsed)) s\n"
    }
}
