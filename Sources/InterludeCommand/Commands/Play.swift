import InterludeStage
import InterludeWindow
import Scenes

extension Command {
    /// A window in which a scene is played with the mouse.
    static let play = Command(
        name: "play", summary: "open a window in which a scene is played with the mouse",
        optionalOperands: ["SCENE|BEFORE", "AFTER"],
        options: [
            .playsScript, .speed, .scale, .type, .subtype, .duration, .timing, .hold, .size, .fit, .background, .log,
            .threads,
        ],
        notes: [
            "SCENE is one of \(SceneCatalogue.names.joined(separator: ", "));",
            "without it the first is played, and Tab goes on to the next. Two pictures turn into each other to and fro:",
            "the options from --type to --background are for them, --script and --scale for scenes.",
            "",
            "In the window:",
            Help.columns(PlayAction.help.map { ($0.keys, $0.action) }),
            "",
            "The slider goes back to any moment; playing on from there, or touching the screen, forgets what came after.",
        ]
    ) { settings, console in
        // Commands are carried out on the main thread, where screens and windows live.
        try MainActor.assumeIsolated { try play(settings, console) }
    }

    @MainActor
    private static func play(_ settings: Settings, _ console: Console) throws {
        let (scenes, index) = try scenes(settings)
        let window = try PlayWindow(for: scenes[index]) { pixels in
            try PlaySession(
                scenes, first: index, pixels: pixels, playsScript: settings.playsScript, speed: settings.speed,
                threads: settings.threads)
        }
        window.session.onSave = { try console.report($0, settings) }
        try window.run(check: Interruption.check) { status in
            if settings.printsLog { try console.printResult(json(status)) }
        }
    }

    /// What a call wants to see, and which of it first.
    @MainActor
    private static func scenes(_ settings: Settings) throws -> ([PlayedScene], Int) {
        if settings.operands.count == 2 { return ([try PlayedScene(picturesOf: settings)], 0) }
        let first = try settings.operands.first.map { try SceneCatalogue.scene(of: $0, command: "play").name }
        let scenes = try SceneCatalogue.all.map { try $0.played(settings) }
        return (scenes, scenes.firstIndex { $0.name == first } ?? 0)
    }
}

extension Console {
    /// Says where a frame was saved, or why it was not.
    fileprivate func report(_ saved: Result<String, any Error>, _ settings: Settings) throws {
        switch saved {
        case .success(let name): try printResult(settings.printsLog ? json(["saved": name]) : "saved \(name)\n")
        case .failure(let error): printNote("interlude: \(error)\n")
        }
    }
}

extension Scene {
    /// The scene as a window plays it.
    @MainActor
    fileprivate func played(_ settings: Settings) throws -> PlayedScene {
        PlayedScene(
            name: name, title: title, script: try TouchScript(parsing: script), size: size,
            scale: CGFloat(settings.scale)
        ) { try stage(settings) }
    }
}

extension PlayedScene {
    /// Two pictures that turn into each other to and fro.
    fileprivate init(picturesOf settings: Settings) throws {
        let (before, after) = try settings.readPictures()
        let size = settings.size ?? PixelSize(width: before.width, height: before.height)
        self.init(
            name: settings.type.rawValue, title: settings.type.rawValue, script: TouchScript(),
            size: CGSize(width: size.width, height: size.height), scale: 1
        ) {
            let hold = settings.hold ?? 0.3
            let change = try PictureChange(
                from: before, to: after, settings: settings, timing: settings.timing ?? .easeInEaseOut, hold: hold,
                duration: settings.duration)
            let still = settings.duration + hold
            change.turn.goOn(
                in: change.picture, to: before, then: after, from: settings.subtype.opposite,
                delay: hold + still, every: still)
            return change.stage
        }
    }
}
