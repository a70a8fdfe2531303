/// Nowhere: frames are taken and thrown away.
final class NullSink: FilmSink {
    var ignoresFrames: Bool { true }
    func write(_ frame: CGImage, isRepeat: Bool) {}
    func finish() -> Int { 0 }
    func stop() {}
    func discard() {}
}
