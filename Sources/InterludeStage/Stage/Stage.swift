/// A display without a screen, whose clock goes on only when told to.
///
/// Layers put on it are drawn as they look at any moment, as the same bytes on every machine and as often as one likes:
///
///     let stage = try Stage(size: CGSize(width: 390, height: 844), scale: 3)
///     let square = CALayer()
///     square.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
///     square.backgroundColor = .black
///     stage.layer.addSublayer(square)
///     stage.advance(by: 1)                // The square is there.
///
///     square.position.y = 500             // Moves there in 0.25 s from now on.
///     let halfway = stage.frame(at: stage.time + 0.125)
///     stage.advance(by: 0.25)             // Completion blocks have run, delegates have been told.
///     let arrived = stage.frame()
///
/// A stage belongs to one thread, or to the main actor on whichever thread that works. There it becomes the current display
/// when it is made and whenever it is used: `CACurrentMediaTime()` is its time.
///
/// - SeeAlso: ``Film``, to make films of what a stage shows.
public final class Stage {
    /// The layer that everything on the stage is in. It fills the stage, from the upper left corner with y down, and has
    /// no background: where nothing is, frames are transparent. Changes of its own properties are not animated, unless
    /// its `actions` or its delegate say so; those of its sublayers are.
    public let layer: CALayer = StageLayer()
    /// The size in points.
    public let size: CGSize
    /// Pixels to a point.
    public let scale: CGFloat
    /// The width of a frame in pixels.
    public let pixelWidth: Int
    /// The height of a frame in pixels.
    public let pixelHeight: Int
    /// What the device covers of the stage's sides, in points: notch, status bar, home indicator. Windows pass it on as
    /// their safe area.
    public let safeAreaInsets: UIEdgeInsets
    /// The screen that UIKit sees.
    package var screenStorage: AnyObject?
    /// How many seconds have passed on the stage.
    public private(set) var time: CFTimeInterval = 0

    private let compositor: Compositor
    // As many as frames are on their way at a time, to an encoder for instance.
    private var bitmaps = BitmapPool(capacity: 8)
    private var last: (tree: RenderTree, frame: PreparedFrame, image: CGImage)?
    private var passed: (tree: RenderTree, frame: PreparedFrame)?

    /// How often callbacks have their turn at one moment. What they go on adding then waits for the next `advance`.
    private static let maximumTurns = 1000

    /// Makes an empty stage at time 0.
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: pixels to a point. What is a fraction of a pixel counts as a whole one.
    ///   - safeAreaInsets: what the device covers of the sides, in points.
    ///   - threads: how many threads draw; nil for as many as there are processors. Frames are the same for any number.
    /// - Throws: `StageError`, when the size in pixels is not from 1 to `Bitmap.maximumSide` each way.
    public init(
        size: CGSize, scale: CGFloat = 1, safeAreaInsets: UIEdgeInsets = .zero, threads: Int? = nil
    ) throws(StageError) {
        func pixels(_ length: CGFloat) -> Int? {
            // Products that mean a whole number may lie a little above it.
            let pixels = (length * scale - 1e-6).rounded(.up)
            return pixels >= 1 && pixels <= CGFloat(Bitmap.maximumSide) && scale > 0 ? Int(pixels) : nil
        }
        guard let width = pixels(size.width), let height = pixels(size.height) else {
            throw StageError.invalidSize(size, scale: scale)
        }
        (pixelWidth, pixelHeight) = (width, height)
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        compositor = Compositor(threads: threads)
        // Changes made for another display are not this one's.
        CATransaction.flush()
        CurrentDisplay.clock = self
        layer.frame = CGRect(origin: .zero, size: size)
        layer.isDisplayed = true
        CATransaction.flush()
    }

    /// Lets time pass, and does what is to be done on the way, each at its time: takes off animations that are over, tells
    /// delegates, runs completion blocks, and commits what they have changed.
    ///
    /// What waits for exactly the new time has happened when this returns, and display links have been called once. A time that is negative or not finite counts
    /// as none.
    public func advance(by seconds: CFTimeInterval) {
        var end = time + (seconds > 0 && seconds < .infinity ? seconds : 0)
        CurrentDisplay.clock = self
        CATransaction.flush()
        var turns = 0
        // Sums of many steps may come out a little short of the time that they mean.
        while let next = nextEvent, next <= end + 1e-9, turns < Stage.maximumTurns {
            turns = next > time ? 1 : turns + 1
            time = next
            end = max(end, next)
            fireTimers(of: self, at: next)
            CATransaction.flush()
            fireAnimationEvents(in: layer, at: time)
            CATransaction.flush()
        }
        time = end
        fireDisplayLinks(of: self, at: time)
        CATransaction.flush()
    }

    /// Makes the stage the thread's display.
    package func becomeCurrent() { CurrentDisplay.clock = self }

    /// When something is to be done next: now where it is overdue.
    private var nextEvent: CFTimeInterval? {
        let timer = nextTimer(of: self).map { max($0, time) }
        guard let animation = nextAnimationEvent(in: layer, after: time) else { return timer }
        return timer.map { min($0, animation) } ?? animation
    }

    /// What the stage shows now.
    public func frame() -> CGImage { frame(at: time) }

    /// What the stage shows at a moment, past or to come, as far as is known now: what has been committed by now and the
    /// animations that run now, as they stand then.
    ///
    /// Time does not pass: nothing is taken off, nobody is told. Moments may be asked for in any order. Equal frames that
    /// follow each other are mostly the same object.
    public func frame(at time: CFTimeInterval) -> CGImage { draw(tree(at: time)) }

    /// What ``frame(at:)`` shows, as a value to be drawn when it is wanted.
    package func tree(at time: CFTimeInterval) -> RenderTree {
        CurrentDisplay.clock = self
        CATransaction.flush()
        return RenderTree(of: layer, at: time)
    }

    /// Draws what this stage, or another of its size and scale, showed.
    package func draw(_ tree: RenderTree) -> CGImage {
        if let last, last.tree.root === tree.root { return last.image }
        let frame = prepare(tree)
        if let last, last.frame.isSame(as: frame) {
            self.last?.tree = tree
            return last.image
        }
        // Given back first, so that its memory can be the next frame's.
        last = nil
        guard let bitmap = bitmaps.next(width: pixelWidth, height: pixelHeight) else {
            fatalError("there is not memory enough for a frame of \(pixelWidth)×\(pixelHeight) pixels")
        }
        compositor.draw(frame, into: bitmap)
        let image = isFilled(by: tree.root) ? CGImage(bitmap, isOpaque: true) : CGImage(bitmap)
        last = (tree, frame, image)
        return image
    }

    private func prepare(_ tree: RenderTree) -> PreparedFrame {
        compositor.prepare(tree, width: pixelWidth, height: pixelHeight, scale: scale)
    }

    /// Draws what ``frame(at:)`` shows at some moments, and keeps none of it: the strips of each frame follow each other
    /// in the same small memory, and none is drawn of a frame that is as the one before it.
    ///
    /// - Parameter body: what to do with a strip, `frame` counting those that were drawn. Called on several threads at
    ///   once, in any order.
    package func pass(_ times: [CFTimeInterval], strips body: @escaping @Sendable (FrameStrip) -> Void = { _ in }) {
        var new: [PreparedFrame] = []
        for time in times {
            let tree = tree(at: time)
            if let passed, passed.tree.root === tree.root { continue }
            let frame = prepare(tree)
            if !(passed.map { $0.frame.isSame(as: frame) } ?? false) { new.append(frame) }
            passed = (tree, frame)
        }
        compositor.draw(new, width: pixelWidth, height: pixelHeight, strips: body)
    }

    /// Whether a root node is sure to leave no pixel transparent. Saves looking at each.
    private func isFilled(by root: RenderNode) -> Bool {
        let style = root.style
        return style.backgroundColor?.alpha == 1 && style.opacity == 1 && style.cornerRadius == 0
            && root.mask == nil && root.transition == nil && CATransform3DIsIdentity(root.transform)
            && root.bounds == CGRect(origin: .zero, size: size)
            && size.width * scale == CGFloat(pixelWidth) && size.height * scale == CGFloat(pixelHeight)
    }
}

extension Stage: ScreenDisplay {
    package var currentTime: CFTimeInterval { time }
}
