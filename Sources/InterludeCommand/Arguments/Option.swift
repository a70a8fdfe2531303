import InterludeWindow

/// An option: how it is written, what it takes, and where its value goes.
///
/// Parsing, help and error messages all come from here.
struct Option: Sendable {
    /// The long name, with its dashes.
    let name: String
    /// The short name, with its dash.
    let shortName: String?
    /// What stands for the value in help; nil where there is no value.
    let placeholder: String?
    /// What it is for, in a line of help.
    let summary: String
    /// What the value may be.
    let takes: String
    /// The words that the value may be, for suggestions.
    let names: [String]
    /// The value that holds when the option is not given, as text.
    let defaultText: String?
    /// Reads a value into the settings; false when it is not one.
    let store: @Sendable (inout Settings, String) -> Bool

    /// Makes an option whose value always has a default.
    init<Value>(
        _ name: String, short: String? = nil, _ argument: Argument<Value>,
        _ place: any WritableKeyPath<Settings, Value> & Sendable, _ summary: String, showsDefault: Bool = true
    ) {
        self.init(
            name, short, argument, summary, defaultText: showsDefault ? argument.write(Settings()[keyPath: place]) : nil
        ) { $0[keyPath: place] = $1 }
    }

    /// Makes an option whose value may be missing.
    init<Value>(
        _ name: String, short: String? = nil, _ argument: Argument<Value>,
        _ place: any WritableKeyPath<Settings, Value?> & Sendable, _ summary: String
    ) {
        self.init(name, short, argument, summary, defaultText: nil) { $0[keyPath: place] = $1 }
    }

    /// Makes an option that is only there or not.
    init(_ name: String, _ place: any WritableKeyPath<Settings, Bool> & Sendable, _ summary: String) {
        self.name = name
        shortName = nil
        placeholder = nil
        self.summary = summary
        takes = "no value"
        names = []
        defaultText = nil
        store = { settings, _ in
            settings[keyPath: place] = true
            return true
        }
    }

    private init<Value>(
        _ name: String, _ shortName: String?, _ argument: Argument<Value>, _ summary: String, defaultText: String?,
        assign: @escaping @Sendable (inout Settings, Value) -> Void
    ) {
        self.name = name
        self.shortName = shortName
        placeholder = argument.placeholder
        self.summary = summary
        takes = argument.takes
        names = argument.names
        self.defaultText = defaultText
        store = { settings, text in
            guard let value = argument.read(text) else { return false }
            assign(&settings, value)
            return true
        }
    }

    /// The option as a usage line shows it.
    var usage: String { [shortName ?? name, placeholder].compactMap(\.self).joined(separator: " ") }
}

extension Option {
    static let output = Option(
        "--output", short: "-o", .path("FILE", "a file's name, FOLDER/ for a folder of PNGs, or - for standard output"),
        \.output, "where the result goes; the name's ending says in what format", showsDefault: false)
    static let folder = Option(
        "--output", short: "-o", .path("FOLDER", "a folder's name"), \.output, "where the results go",
        showsDefault: false)
    static let moment = Option(
        "--at", .number("FRACTION", "", 0...1), \.moment, "the moment: 0 is the beginning of the change, 1 its end",
        showsDefault: false)
    static let type = Option(
        "--type", .word("NAME", TransitionCatalogue.types.map(\.name)), \.type,
        "the kind of change; 'interlude list' shows them")
    static let subtype = Option(
        "--subtype", .word("SIDE", TransitionCatalogue.subtypes.map(\.name)), \.subtype,
        "the new picture's side: fromRight, fromLeft, fromTop or fromBottom")
    static let duration = Option(
        "--duration", .number("SECONDS", "of seconds ", 0.001...86_400), \.duration, "the length of the change")
    static let framesPerSecond = Option(
        "--fps", .number("RATE", "of frames a second ", 1...1000), \.framesPerSecond, "frames a second")
    static let timing = curve(default: "easeInEaseOut")
    static let momentTiming = curve(default: "linear")
    static let size = Option("--size", .size, \.size, "the size in pixels (default: that of the picture before)")
    static let screenSize = Option("--size", .size, \.size, "the size in pixels (default: 1170x2532)")
    static let fit = Option(
        "--fit", .word("HOW", Fit.allCases.map(\.rawValue)), \.fit,
        "how a picture of another shape lies in the frame: fill, fit or stretch")
    static let background = Option(
        "--background", .color, \.background,
        "what shows where no picture is: a name, '#rgb', '#rrggbb' or '#rrggbbaa'")
    static let hold = Option(
        "--hold", .number("SECONDS", "of seconds ", 0...86_400), \.hold,
        "how long each picture stands still (default 0.3, in a sheet 0)")
    static let sheet = Option(
        "--sheet", .count("COUNT", 2...1000), \.sheet, "make one PNG with so many moments, first and last among them")
    static let scale = Option("--scale", .count("COUNT", 1...4), \.scale, "pixels to a point")
    static let script = Option(
        "--script", .path("FILE", "a file's name"), \.script, "touches to play instead of the scene's own")
    static let only = Option("--only", .names, \.only, "the entries to show (default: all)", showsDefault: false)
    static let frameWidth = Option(
        "--width", .count("PIXELS", 60...780), \.frameWidth, "the width of a frame; the height is 13 sixths of it")
    static let frames = Option("--frames", .count("COUNT", 2...240), \.frames, "the frames of a transition")
    static let sceneRate = Option(
        "--fps", .number("RATE", "of frames a second ", 1...60), \.sceneRate, "the frames of a scene in a second")
    static let encoders = Option(
        "--threads", .count("COUNT", 1...256), \.threads, "threads that encode (default: one a processor)")
    static let ownScript = Option(
        "--own-script", \.playsOwnScript, "begin with the scene's own script of touches; T plays it at any time")
    static let listsScenes = Option("--list", \.listsScenes, "open no window, but name the scenes")
    static let speed = Option(
        "--speed", .word("SPEED", PlaySpeed.allCases.map(\.rawValue)), \.speed, "how fast time goes by at first")
    static let log = Option("--log", \.printsLog, "print how the window stands as a JSON object a line, for programs")
    static let threads = Option(
        "--threads", .count("COUNT", 1...256), \.threads, "threads that draw (default: one a processor)")
    static let json = Option("--json", \.printsJSON, "print what was made as one JSON object")
    static let quiet = Option("--quiet", \.isQuiet, "print nothing but errors")

    private static func curve(default name: String) -> Option {
        let names = Timing.named.map(\.name).joined(separator: ", ")
        return Option("--timing", .timing, \.timing, "\(names) or x1,y1,x2,y2 (default \(name))")
    }
}
