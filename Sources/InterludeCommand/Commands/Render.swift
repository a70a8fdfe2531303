import InterludeStage

extension Command {
    /// A film of the change, or a sheet of its moments.
    static let render = Command(
        name: "render", summary: "make a film of one picture turning into the next", operands: ["BEFORE", "AFTER"],
        required: [.output],
        options: [
            .type, .subtype, .duration, .framesPerSecond, .timing, .hold, .sheet, .size, .fit, .background, .threads,
            .json,
            .quiet,
        ],
        notes: [
            "BEFORE and AFTER are PNG, JPEG or WebP files. The first frame shows BEFORE, the last AFTER, exactly.",
            "FILE ends in .mp4, .webm, .gif, .webp, .apng or .png (an animated PNG, or the sheet); FOLDER/ takes a PNG",
            "for each frame, and - writes raw RGBA, 8 bits a component and no header, to standard output.",
        ]
    ) { settings, console in
        try settings.checkOutput(of: "render")
        if settings.sheet != nil, !settings.output.lowercased().hasSuffix(".png") {
            throw Misuse("--sheet makes a PNG: -o takes a name that ends in .png with it", command: "render")
        }
        let pictures = try settings.readPictures()
        let change = try PictureChange(
            from: pictures.before, to: pictures.after, settings: settings, timing: settings.timing ?? .easeInEaseOut,
            hold: settings.hold ?? (settings.sheet == nil ? 0.3 : 0), duration: settings.duration)
        let film = change.film(framesPerSecond: settings.framesPerSecond)
        try console.report(FilmSummary(film.write(settings, console), settings), settings)
    }
}

extension Film {
    /// Writes the film where the settings say, with a progress line, until a signal comes.
    func write(_ settings: Settings, _ console: Console) throws -> FilmReport {
        let line = settings.isQuiet ? nil : ProgressLine(on: console)
        defer { line?.clear() }
        // Looked for with each frame that is asked for, a palette's samples among them.
        var film = self
        film.frame = { moment in
            try Interruption.check()
            return try self.frame(moment)
        }
        if let passing {
            film.passing = { moments in
                try Interruption.check()
                try passing(moments)
            }
        }
        return try settings.interruptibly {
            try film.write(
                to: settings.output, format: settings.sheet.map { .contactSheet($0) },
                settings: FilmSettings(threads: settings.threads)
            ) { progress in line?.show(progress) }
        }
    }
}

extension Settings {
    /// Throws when the pixels would go to a terminal.
    func checkOutput(of command: String) throws(Misuse) {
        guard output == "-", isatty(STDOUT_FILENO) == 1 else { return }
        throw Misuse("-o - writes raw pixels, which are not for a terminal: pipe them on", command: command)
    }

    /// Writes the result in such a way that a signal stops it: as soon as no half-made file is left, or at once where there
    /// is none, since who reads standard output may be waiting for something else.
    @discardableResult
    func interruptibly<Result>(_ write: () throws -> Result) throws -> Result {
        output == "-" ? try Interruption.endsAtOnce(during: write) : try write()
    }

    /// Reads the two pictures, side by side.
    func readPictures() throws -> (before: CGImage, after: CGImage) {
        let paths = operands
        let pictures = try Interruption.endsAtOnce {
            inParallel(2) { index in Result { try PictureFile.read(contentsOf: paths[index]) } }
        }
        guard let before = try pictures[0]?.get(), let after = try pictures[1]?.get() else {
            throw PictureError.outOfMemory(file: paths[0])
        }
        return (before, after)
    }
}
