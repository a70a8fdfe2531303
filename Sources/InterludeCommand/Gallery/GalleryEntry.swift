import Interlude
import InterludeStage

/// Something that the gallery shows: a transition or a scene.
@MainActor
struct GalleryEntry {
    /// What belongs together on the page, in its order.
    enum Group: String, CaseIterable, Encodable {
        case library, presentations, coreAnimation, views, scenes
    }

    /// What an entry is drawn from.
    struct Material {
        /// The screens that transitions go between, in the size of the frames.
        let before: CGImage
        let after: CGImage
        /// How many frames show a transition, the first and the last screen among them.
        let frames: Int
        /// How many frames of a scene are shown in a second.
        let framesPerSecond: Double

        /// The parts of the way at which a transition is drawn, from 0 to 1.
        var moments: [Double] { (0..<frames).map { Double($0) / Double(frames - 1) } }
    }

    /// One of the ways that it can go.
    struct Choice {
        /// Its name in a link, `left` for instance.
        let name: String
        /// The Swift that makes it, with `{curve}` where a curve's goes.
        let code: String
        /// Hands on its frames, one after the other.
        let film: @MainActor (Material, _ show: (CGImage) throws -> Void) throws -> Void
    }

    /// Its name in a link: letters, digits and hyphens.
    let id: String
    let group: Group
    /// What it is called in code.
    let name: String
    /// What happens, in a sentence.
    let summary: String
    /// How long it takes, in seconds.
    let duration: Double
    /// The paces that it can go at, its own first; none where its frames are moments of time.
    var curves: [GalleryCurve] = []
    /// At least one.
    let choices: [Choice]

    /// How long those take that have no length of their own, in seconds.
    static let usualDuration = 0.6

    /// Everything that there is, in the page's order.
    static func all() throws -> [GalleryEntry] {
        try library + presentations + coreAnimation + views + scenes()
    }
}
