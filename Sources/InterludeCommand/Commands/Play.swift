import InterludeStage
import InterludeWindow
import Scenes

extension Command {
    /// A window in which a scene is played with the mouse.
    static let play = Command(
        name: "play", summary: "open a window in which a scene is played with the mouse",
        optionalOperands: ["SCENE|BEFORE", "AFTER"],
        options: [.script, .ownScript, .speed, .scale] + ofPictures + [.log, .threads, .listsScenes, .json],
        notes: [
            "SCENE is one of \(SceneCatalogue.names.joined(separator: ", "));",
            "without it one is chosen in the window. Two pictures turn into each other to and fro: the options from --type",
            "to --background are for them, --script, --own-script and --scale for scenes.",
            "After a script, and while it runs, the mouse is the finger.",
            "",
            "In the window:",
            Help.columns(PlayAction.help.map { ($0.keys, $0.action) }),
            "",
            "The slider goes back to any moment; playing on from there, or touching the screen, forgets what came after.",
        ]
    ) { settings, console in
        try checkOptions(settings)
        // Commands are carried out on the main thread, where screens and windows live.
        try MainActor.assumeIsolated {
            if settings.listsScenes { return try listScenes(settings, console) }
            try play(settings, console)
        }
    }

    private static let ofPictures: [Option] = [.type, .subtype, .duration, .timing, .hold, .size, .fit, .background]
    private static let ofScenes: [Option] = [.script, .ownScript, .scale]

    /// Refuses what would be ignored.
    private static func checkOptions(_ settings: Settings) throws(Misuse) {
        func refuse(_ options: [Option], _ reason: String) throws(Misuse) {
            guard let option = options.first(where: { settings.given.contains($0.name) }) else { return }
            throw Misuse("\(option.name) \(reason)", command: "play")
        }
        if settings.listsScenes {
            if let operand = settings.operands.first {
                throw Misuse("unexpected '\(operand)': --list names all scenes", command: "play")
            }
            return try refuse(
                play.options.filter { ![Option.listsScenes.name, Option.json.name].contains($0.name) },
                "has no meaning with --list, which opens no window")
        }
        try refuse([.json], "is for --list; --log prints how a window stands")
        switch settings.operands.count {
        case 2: try refuse(ofScenes, "is for scenes, not for two pictures")
        case 1: try refuse(ofPictures, "is for two pictures, BEFORE and AFTER, not for scenes")
        default:
            try refuse(ofPictures, "is for two pictures, BEFORE and AFTER")
            try refuse([.script, .ownScript], "plays a scene: which SCENE is missing")
        }
        if settings.script != nil { try refuse([.ownScript], "and --script exclude each other") }
    }

    @MainActor
    private static func listScenes(_ settings: Settings, _ console: Console) throws {
        let scenes = ListedScene.all
        try console.printResult(
            settings.printsJSON
                ? json(["scenes": scenes]) : Help.columns(scenes.map { ($0.name, $0.title) }) + "\n")
    }

    @MainActor
    private static func play(_ settings: Settings, _ console: Console) throws {
        let (scenes, index) = try scenes(settings)
        let window = try PlayWindow(for: scenes[index ?? 0]) { pixels in
            try PlaySession(
                scenes, first: index, pixels: pixels, playsScript: settings.playsOwnScript || settings.script != nil,
                speed: settings.speed, threads: settings.threads)
        }
        window.session.onSave = { try console.report($0, settings) }
        try window.run(check: Interruption.check) { status in
            if settings.printsLog { try console.printResult(json(status)) }
        }
    }

    /// What a call wants to see, and which of it first; nil to have it chosen.
    @MainActor
    private static func scenes(_ settings: Settings) throws -> ([PlayedScene], Int?) {
        if settings.operands.count == 2 { return ([try PlayedScene(picturesOf: settings)], 0) }
        let first = try settings.operands.first.map { try SceneCatalogue.scene(of: $0, command: "play").name }
        var others = settings
        others.script = nil
        let scenes = try SceneCatalogue.all.map { try $0.played($0.name == first ? settings : others) }
        return (scenes, scenes.firstIndex { $0.name == first })
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
            name: name, title: title, script: try settings.touches(in: self), posterTime: posterTime,
            size: size, scale: CGFloat(settings.scale)
        ) { try stage(settings) }
    }
}

extension PlayedScene {
    /// Two pictures that turn into each other to and fro.
    fileprivate init(picturesOf settings: Settings) throws {
        let (before, after) = try settings.readPictures()
        let size = settings.size ?? PixelSize(width: before.width, height: before.height)
        self.init(
            name: settings.type.rawValue, title: settings.type.rawValue,
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
