/// A picture of an animation: what is drawn over the one before, and for how long it stays.
struct AnimationPicture: Sendable {
    /// The whole frame.
    var image: CGImage
    /// What is on show before; nil when nothing is.
    var previous: CGImage?
    /// The part of the frame that is drawn.
    var area: PixelArea
    /// The frames of the film during which it is shown.
    var frames: Range<Int>
    /// Whether the area is emptied after it.
    var isCleared = false
}

/// A file format that strings pictures together, each with a place and a time to stay.
protocol AnimationContainer: Sendable {
    /// The most frames that one picture may stay for.
    var longestStay: Int { get }

    /// Whether a frame is shown, or left out because frames come faster than they can be.
    func isShown(frame: Int) -> Bool

    /// The area that is drawn when another has changed.
    func area(covering changed: PixelArea) -> PixelArea

    /// Whether a frame can follow another only after that has been cleared away.
    func mustClear(_ old: CGImage, before new: CGImage) -> Bool

    /// The bytes of a picture. On any thread, several at a time.
    func encode(_ picture: AnimationPicture) throws -> Data

    /// Adds an encoded picture.
    mutating func append(_ bytes: Data, of picture: AnimationPicture) throws

    /// Completes the bytes before the file gets its name.
    mutating func finish() throws
}

extension AnimationContainer {
    func isShown(frame: Int) -> Bool { true }
    func area(covering changed: PixelArea) -> PixelArea { changed }
    func mustClear(_ old: CGImage, before new: CGImage) -> Bool { false }
}
