/// What has been written, and how fast.
public struct FilmReport: Hashable, Sendable {
    /// The kind of film.
    public var format: FilmFormat
    /// The width of each frame in pixels.
    public var width: Int
    /// The height of each frame in pixels.
    public var height: Int
    /// How many frames were drawn.
    public var frameCount: Int
    /// How many frames are shown in a second.
    public var framesPerSecond: Double
    /// The length of the file, or of all files in the folder, in bytes.
    public var byteCount: Int
    /// How long drawing and writing took, in seconds.
    public var elapsed: Double

    /// How many frames were drawn and written in a second.
    public var framesWrittenPerSecond: Double { elapsed > 0 ? Double(frameCount) / elapsed : 0 }
}
