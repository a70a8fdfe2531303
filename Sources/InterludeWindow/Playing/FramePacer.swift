/// Says how many frames are due as the wall clock goes on: one every 1/60 s.
///
/// A frame that comes late is made up for, but not a pause of the program, while its window was dragged for instance.
package struct FramePacer: Sendable {
    /// The length of a frame, in seconds.
    package static let frame = 1.0 / 60
    /// How many frames are made up for at most.
    package static let maximumBacklog = 6

    private var next: Double

    /// Starts at a time of the wall clock.
    package init(at now: Double) { next = now + FramePacer.frame }

    /// How long it is until the next frame is due, in seconds.
    package func wait(at now: Double) -> Double { max(0, next - now) }

    /// How many frames have become due since this was asked last.
    package mutating func due(at now: Double) -> Int {
        guard now >= next else { return 0 }
        let count = Int((now - next) / FramePacer.frame) + 1
        next += Double(count) * FramePacer.frame
        if count > FramePacer.maximumBacklog { next = now + FramePacer.frame }
        return min(count, FramePacer.maximumBacklog)
    }
}
