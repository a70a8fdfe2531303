import Synchronization

/// GIF, by FFmpeg, one frame after the other.
///
/// With a palette made of samples of the whole film, all frames share it; without, each frame has one of its own.
final class GIFSink: FilmSink, @unchecked Sendable {
    // Sound: everything that changes is used by the writer thread only; FFmpeg may be stopped from any.

    /// The most frames a second: browsers take a shorter time than two hundredths for a mistake.
    private static let fastest: Double = 50

    private let plan: FilmPlan
    private let file: FilmFile
    private let encoder: FFmpeg
    private let straight: StraightFrame
    private var frameCount = 0
    private var shownCount = 0
    private var skipped: CGImage?

    /// Starts FFmpeg.
    init(_ plan: FilmPlan, palette: GIFPalette?) throws(FilmError) {
        guard let straight = StraightFrame(width: plan.width, height: plan.height) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        self.plan = plan
        self.straight = straight
        file = try FilmFile(for: plan)
        let dither = plan.settings.quality == .draft ? "bayer:bayer_scale=4" : "sierra2_4a"
        let graph =
            palette == nil
            ? "[0:v]split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=\(dither)"
            : "[0:v][1:v]paletteuse=diff_mode=rectangle:dither=\(dither)"
        let rate = min(plan.framesPerSecond, GIFSink.fastest)
        // FFmpeg counts repetitions: 0 is for ever, -1 none.
        let plays = max(plan.settings.plays ?? 1, 1)
        let loops = plan.settings.plays == nil ? 0 : plays == 1 ? -1 : min(plays - 1, 65_535)
        let arguments =
            FFmpeg.rawInput("rgba", width: plan.width, height: plan.height, framesPerSecond: rate)
            + (palette == nil ? [] : GIFPalette.input)
            + ["-filter_threads", "1", "-filter_complex", graph] + FFmpeg.exact
            // Cutting frames to what has changed loses pixels of transparent ones in FFmpeg 5.1.
            + ["-gifflags", "-offsetting+transdiff", "-loop", "\(loops)"]
            + ["-final_delay", "\(Int((100 / rate).rounded()))", "-f", "gif", "file:\(file.path)"]
        encoder = try FFmpeg(arguments, for: plan.file, writing: file.path, side: palette?.bytes ?? [])
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        // Of frames that come faster than they can be shown, the one is taken that shows when its turn comes.
        let steps = max(plan.framesPerSecond / GIFSink.fastest, 1)
        let isShown = Int((Double(shownCount) * steps + 1e-6).rounded(.down)) == frameCount
        frameCount += 1
        skipped = isShown ? nil : frame
        if isShown { try show(frame, isRepeat: isRepeat && steps == 1) }
    }

    func finish() throws -> Int {
        // The end of a film is its last frame.
        if let skipped { try show(skipped, isRepeat: false) }
        try encoder.finish()
        return try file.commit()
    }

    func stop() { encoder.stop() }

    func discard() { file.discard() }

    private func show(_ frame: CGImage, isRepeat: Bool) throws {
        if !isRepeat { straight.fill(with: frame, threads: plan.settings.threadCount) }
        try encoder.write(straight.bytes)
        shownCount += 1
    }
}
