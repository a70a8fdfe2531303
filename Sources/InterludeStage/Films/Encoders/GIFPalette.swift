/// The colours of a GIF, chosen for some of its frames: 255 and a transparent one.
struct GIFPalette: Sendable {
    /// The colours, 16 rows of 16, each blue, green, red, alpha.
    let bytes: [UInt8]

    /// How many frames are looked at.
    private static let sampleCount = 24
    /// A look at so many pixels of a frame is enough for its colours.
    private static let sampleArea = 65_536

    /// What FFmpeg is told about a palette on descriptor 3.
    static let input = ["-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "16x16", "-i", "pipe:3"]

    /// Chooses colours for a film; `sample` gives the frame at a place from 0, the first, to 1, the last. Nil where each
    /// frame shall have colours of its own.
    init?(for plan: FilmPlan, of sample: ((Double) throws -> CGImage)?) throws {
        guard let sample, plan.settings.quality != .best else { return nil }
        // Every so manieth pixel of every so manieth row.
        var step = 1
        while (plan.width / step) * (plan.height / step) > GIFPalette.sampleArea { step += 1 }
        let (width, height) = ((plan.width - 1) / step + 1, (plan.height - 1) / step + 1)
        guard let straight = StraightFrame(width: width, height: height) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        let arguments =
            FFmpeg.rawInput("rgba", width: width, height: height, framesPerSecond: 1)
            + ["-filter_threads", "1", "-vf", "palettegen"] + FFmpeg.exact
            + ["-f", "rawvideo", "-pix_fmt", "bgra", "pipe:1"]
        let encoder = try FFmpeg(arguments, for: plan.file, writing: "pipe:1")
        for index in 0..<GIFPalette.sampleCount {
            let frame = try sample(Double(index) / Double(GIFPalette.sampleCount - 1))
            try plan.check(frame)
            guard let small = Bitmap(unclearedWidth: width, height: height) else {
                throw FilmError.outOfMemory(file: plan.file)
            }
            for y in 0..<height {
                for x in 0..<width {
                    small.pixels[y * width + x] = frame.bitmap.pixels[y * step * plan.width + x * step]
                }
            }
            straight.fill(with: CGImage(small, isOpaque: frame.isOpaque), threads: 1)
            try encoder.write(straight.bytes)
        }
        bytes = try encoder.finish()
    }
}
