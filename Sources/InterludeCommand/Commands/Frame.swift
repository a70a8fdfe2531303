import InterludeStage

extension Command {
    /// One moment of the change.
    static let frame = Command(
        name: "frame", summary: "make a picture of one moment of the change", operands: ["BEFORE", "AFTER"],
        required: [.output, .moment],
        options: [.type, .subtype, .momentTiming, .size, .fit, .background, .threads, .json, .quiet],
        notes: [
            "FRACTION is the part of the change's length that has passed. Without --timing the change has come exactly so",
            "far then; with it, as far as the curve has come. 0 shows BEFORE and 1 shows AFTER, exactly.",
            "FILE ends in .png, .jpg or .webp; - writes raw RGBA, 8 bits a component and no header, to standard output.",
        ]
    ) { settings, console in
        try settings.checkOutput(of: "frame")
        let start = ContinuousClock.now
        let pictures = try settings.readPictures()
        let change = try PictureChange(
            from: pictures.before, to: pictures.after, settings: settings, timing: settings.timing ?? .linear, hold: 0,
            duration: 1)
        let frame = change.stage.frame(at: settings.moment)
        try Interruption.check()
        if settings.output == "-" {
            let film = Film(width: frame.width, height: frame.height, duration: 0) { _ in frame }
            try settings.interruptibly { try film.write(to: "-") }
        } else {
            try PictureFile.write(frame, to: settings.output)
        }
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        try console.report(PictureSummary(frame, settings, elapsed: elapsed), settings)
    }
}
