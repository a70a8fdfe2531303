import InterludeStage

extension Command {
    /// Everything at a glance, without a picture of one's own.
    static let demo = Command(
        name: "demo", summary: "make two screens, a film of every type of change between them, and an overview",
        required: [.folder], options: [.screenSize, .threads, .quiet]
    ) { settings, console in
        try settings.fillFolder(console) { try makeDemo(settings, console) }
    }

    private static func makeDemo(_ settings: Settings, _ console: Console) throws {
        let folder = settings.folder
        let (before, after) = try DemoScreens.pictures(scale: settings.size.map { CGFloat($0.width) / 390 } ?? 3)
        try Interruption.check()
        try PictureFile.write(before, to: "\(folder)/before.png")
        try PictureFile.write(after, to: "\(folder)/after.png")
        let chart = TransitionChart(before: before, after: after, threads: settings.threads)
        try PictureFile.write(try chart.draw(), to: "\(folder)/transitions.png")
        for type in TransitionCatalogue.types {
            var film = settings
            film.type = CATransitionType(rawValue: type.name)
            let change = try PictureChange(
                from: before, to: after, settings: film, timing: .easeInEaseOut, hold: 0.3, duration: film.duration)
            for (ending, sheet) in [(".mp4", nil), ("-sheet.png", 12)] {
                film.output = "\(folder)/\(type.name)\(ending)"
                film.sheet = sheet
                let report = try change.film(framesPerSecond: film.framesPerSecond).write(film, console)
                try console.report(FilmSummary(report, film), film)
            }
        }
        if settings.isQuiet { return }
        try console.printResult(
            """

            \(folder)/transitions.png  every type of change at a glance: look here first
            \(folder)/TYPE.mp4         the film of each, with \(folder)/TYPE-sheet.png its moments
            \(folder)/before.png       the screen before and \(folder)/after.png the screen after, to try for yourself:

              interlude render \(folder)/before.png \(folder)/after.png -o change.mp4

            """)
    }
}
