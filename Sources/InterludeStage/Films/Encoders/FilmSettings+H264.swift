extension FilmSettings {
    /// What FFmpeg is told to encode H.264 of a height into MP4 with.
    package func h264(height: Int) -> [String] {
        let (preset, crf) =
            switch quality {
            case .draft: ("superfast", 23)
            case .good: ("veryfast", 18)
            case .best: ("slow", 14)
            }
        // What x264 would choose by the number of threads or the processor is given here: how far motion may reach (each
        // thread waits for the rows above it to be done so far), how many threads look ahead, which arithmetic is used.
        // One thread alone still decides otherwise than two, so there are two at least; and its options, which it notes in
        // the file, hold the number of threads, so the note goes.
        let reach = max(64, height / 10)
        let same = "mvrange=\(reach):mvrange-thread=\(reach):lookahead-threads=1:cpu-independent=1"
        return [
            "-c:v", "libx264", "-preset", preset, "-crf", "\(crf)", "-threads", "\(max(threadCount, 2))",
            "-x264-params", same, "-bsf:v", "filter_units=remove_types=6", "-movflags", "+faststart", "-f", "mp4",
        ]
    }
}
