import Synchronization

/// H.264 in MP4 and VP9 in WebM, by FFmpeg.
final class VideoSink: FilmSink, @unchecked Sendable {
    // Sound: `encoder` is behind a mutex; the rest is used by the writer thread only.

    private let plan: FilmPlan
    private let file: FilmFile
    private let encoder = Mutex<FFmpeg?>(nil)
    private var planes: PlanarFrame?

    /// Makes the file; FFmpeg starts with the first frame.
    init(_ plan: FilmPlan) throws(FilmError) {
        _ = try FFmpeg.find(for: plan.file)
        self.plan = plan
        file = try FilmFile(for: plan)
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        let (encoder, planes) = try started(with: frame)
        if !isRepeat { planes.fill(with: frame, threads: plan.settings.threadCount) }
        try encoder.write(planes.bytes)
    }

    func finish() throws -> Int {
        try encoder.withLock { $0 }?.finish()
        return try file.commit()
    }

    func stop() { encoder.withLock { $0 }?.stop() }

    func discard() {
        encoder.withLock { $0 = nil }
        file.discard()
    }

    private func started(with frame: CGImage) throws -> (FFmpeg, PlanarFrame) {
        if let planes, let encoder = encoder.withLock({ $0 }) { return (encoder, planes) }
        let isMP4 = plan.format == .mp4
        let alpha = !isMP4 && !frame.isOpaque
        guard let planes = PlanarFrame(width: plan.width, height: plan.height, even: isMP4, alpha: alpha) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        let format = alpha ? "yuva420p" : "yuv420p"
        let colours = [
            "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
        ]
        let arguments =
            colours
            + FFmpeg.rawInput(
                format, width: planes.width, height: planes.height, framesPerSecond: plan.framesPerSecond)
            + FFmpeg.exact + colours + ["-chroma_sample_location", "center", "-pix_fmt", format]
            + (isMP4 ? plan.settings.h264(height: planes.height) : vp9)
            + ["file:\(file.path)"]
        let encoder = try FFmpeg(arguments, for: plan.file, writing: file.path)
        self.planes = planes
        self.encoder.withLock { $0 = encoder }
        return (encoder, planes)
    }

    private var vp9: [String] {
        let (deadline, speed, crf) =
            switch plan.settings.quality {
            case .draft: ("realtime", 8, 34)
            case .good: ("good", 5, 24)
            case .best: ("good", 2, 16)
            }
        // Threads take a column of tiles each, and the number of columns is given; threads by rows would change the film.
        return [
            "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(crf)", "-deadline", deadline, "-cpu-used", "\(speed)",
            "-row-mt", "0", "-tile-columns", "2", "-threads", "\(plan.settings.threadCount)", "-f", "webm",
        ]
    }
}
