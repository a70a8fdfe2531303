/// How a film is encoded.
public struct FilmSettings: Hashable, Sendable {
    /// The balance of looks, time and size.
    public enum Quality: String, Hashable, Sendable, CaseIterable {
        /// Quick, for a look.
        case draft
        /// Good to look at: no artefact that the eye finds.
        case good
        /// Slow, for keeping.
        case best
    }

    /// The balance of looks, time and size.
    ///
    /// | | `draft` | `good` | `best` |
    /// |---|---|---|---|
    /// | MP4 (x264) | preset superfast, crf 23 | preset veryfast, crf 18 | preset slow, crf 14 |
    /// | WebM (libvpx-vp9) | realtime, cpu-used 8, crf 34 | good, cpu-used 5, crf 24 | good, cpu-used 2, crf 16 |
    /// | GIF | one palette | one palette | a palette for each frame |
    /// | animated WebP | quality 70 | quality 85 | lossless |
    ///
    /// The others are lossless whatever the quality.
    public var quality: Quality

    /// How many threads convert and encode; nil for as many as there are processors. The film is the same for any
    /// number.
    public var threads: Int?

    /// How often a GIF, an animated WebP or PNG plays before it stops; nil for ever.
    public var plays: Int?

    /// Makes settings; the defaults are good to look at.
    public init(quality: Quality = .good, threads: Int? = nil, plays: Int? = nil) {
        self.quality = quality
        self.threads = threads
        self.plays = plays
    }

    /// The number of threads, 1 to 64.
    var threadCount: Int { min(max(threads ?? ProcessInfo.processInfo.activeProcessorCount, 1), 64) }
}
