import CoreGraphics

/// A scene as the chooser shows it.
struct ChooserEntry {
    let name: String
    let title: String
    /// A moment of it; nil while there is none yet.
    var poster: CGImage?
}
