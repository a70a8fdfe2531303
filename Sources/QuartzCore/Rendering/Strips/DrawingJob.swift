import Synchronization

/// The drawing of frames of one size, shared by the threads that take part.
final class DrawingJob: @unchecked Sendable {
    // Sound: everything but the counter is constant, and each strip, taken from the counter by one thread only, is a part
    // of the bitmap of its own or memory of that thread.

    /// What is drawn in a frame.
    struct Frame {
        let list: UnsafeDrawList
        let bins: CommandBins
    }

    /// What becomes of the pixels.
    enum Result {
        /// They stay in a bitmap of the frame's size, of which there is one for a single frame. `keeps` says whether what
        /// was there stays where nothing is drawn; if not, it is cleared.
        case bitmap(Row, keeps: Bool)
        /// Each strip is lent out when it is drawn, on the thread that drew it; the next one takes its place.
        case strips(@Sendable (FrameStrip) -> Void)
    }

    private let frames: [Frame]
    private let rect: PixelRect
    private let stripHeight: Int
    private let end: Int
    private let result: Result
    private let next: Atomic<Int>

    /// - Parameters:
    ///   - rect: the pixels of each frame.
    ///   - strips: which strips have to be drawn.
    init(_ frames: [Frame], _ rect: PixelRect, stripHeight: Int, strips: Range<Int>, as result: Result) {
        self.frames = frames
        self.rect = rect
        self.stripHeight = stripHeight
        self.result = result
        end = strips.upperBound
        next = Atomic(strips.lowerBound)
    }

    /// Draws strips until none is left.
    func work() {
        let isFrame = if case .bitmap = result { true } else { false }
        var renderers = frames.map {
            StripRenderer($0.list, width: rect.width, height: stripHeight, isFrame: isFrame)
        }
        defer { for renderer in renderers { renderer.deallocate() } }
        let longest = frames.reduce(0) { max($0, $1.bins.longest) }
        let parts = UnsafeMutablePointer<PixelRect>.allocate(capacity: longest + 1)
        parts.initialize(repeating: .empty, count: longest + 1)
        defer { parts.deallocate() }
        switch result {
        case .bitmap(let pixels, let keeps):
            let whole = StripRenderer.Target(base: pixels, rect: rect, stride: rect.width)
            forStrips { strip, rows in
                draw(&renderers, 0, strip, rows, of: whole, parts, keeps: keeps)
            }
        case .strips(let body):
            let pixels = Row.allocate(capacity: stripHeight * rect.width)
            defer { pixels.deallocate() }
            forStrips { strip, rows in
                for index in frames.indices {
                    let part = StripRenderer.Target(base: pixels, rect: rows, stride: rows.width)
                    draw(&renderers, index, strip, rows, of: part, parts, keeps: false)
                    let lent = UnsafeBufferPointer(start: pixels, count: rows.width * rows.height)
                    body(FrameStrip(frame: index, rows: rows.y0..<rows.y1, pixels: lent))
                }
            }
        }
    }

    /// Takes strips that nobody else draws.
    private func forStrips(_ body: (_ strip: Int, _ rows: PixelRect) -> Void) {
        while true {
            let strip = next.add(1, ordering: .relaxed).oldValue
            guard strip < end else { return }
            let y0 = strip * stripHeight
            body(strip, PixelRect(x0: 0, y0: y0, x1: rect.x1, y1: min(y0 + stripHeight, rect.y1)))
        }
    }

    private func draw(
        _ renderers: inout [StripRenderer], _ index: Int, _ strip: Int, _ rows: PixelRect,
        of target: StripRenderer.Target, _ parts: UnsafeMutablePointer<PixelRect>, keeps: Bool
    ) {
        frames[index].bins.withCommands(of: strip) {
            renderers[index].draw(rows, of: target, commands: $0, parts: parts, keeps: keeps)
        }
    }
}

/// Some rows of a frame, lent out while the frame is drawn.
package struct FrameStrip {
    /// The position of the frame among those drawn together.
    package let frame: Int
    package let rows: Range<Int>
    /// The rows' pixels, premultiplied RGBA, from the upper left. Others take their place afterwards.
    package let pixels: UnsafeBufferPointer<UInt32>
}
