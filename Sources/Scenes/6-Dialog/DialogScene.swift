import UIKit

/// A dialog from a storyboard over a dimmed screen, by a presentation controller of one's own.
enum DialogScene {
    @MainActor static let scene = Scene(
        name: "dialog", title: "A dialog by a presentation controller",
        summary: "It scales in, a tap on the cover closes it, and it is squashed out.",
        script: """
            0.6 tap 195 766
            2.2 tap 195 160
            3.6 tap 195 766
            5.2 tap 195 475
            wait 1.2
            """,
        posterTime: 1.4
    ) {
        DialogStart()
    }
}
