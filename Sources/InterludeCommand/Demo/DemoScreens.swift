import InterludeStage

/// The two pictures that show changes off: screens of a phone, 390×844 points, drawn anew each time and always alike.
enum DemoScreens {
    /// The screen before and the screen after, 1170×2532 pixels each.
    static func pictures() throws -> (before: CGImage, after: CGImage) { try pictures(scale: 3) }

    /// The screens at a number of pixels to a point.
    static func pictures(scale: CGFloat) throws -> (before: CGImage, after: CGImage) {
        if let problem = FontLibrary.shared.problem { throw Failure(problem) }
        let both = inParallel(2) { index in
            index == 0 ? HomeScreen().picture(scale: scale) : JourneyScreen().picture(scale: scale)
        }
        guard let before = both[0], let after = both[1] else {
            throw Failure("the demo's screens cannot be drawn: not enough memory")
        }
        return (before, after)
    }
}
