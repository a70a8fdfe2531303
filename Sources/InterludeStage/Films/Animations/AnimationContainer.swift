/// A file format that strings pictures together, each with a place and a time to stay.
protocol AnimationContainer: Sendable {
    /// The most frames that one picture may stay for.
    var longestStay: Int { get }

    /// The area that is drawn when another has changed.
    func area(covering changed: PixelArea) -> PixelArea

    /// The bytes of a picture, in a file format of its own. On any thread.
    func encode(_ image: CGImage) throws -> Data

    /// Adds an encoded picture that is shown during some frames of the film.
    mutating func append(_ picture: Data, isOpaque: Bool, at area: PixelArea, during frames: Range<Int>) throws

    /// Completes the bytes before the file gets its name.
    mutating func finish() throws
}
