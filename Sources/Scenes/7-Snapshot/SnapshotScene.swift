import UIKit

/// A snapshot that flies by keyframes, pushed and presented; and a storyboard's segue of one's own, and its way back.
enum SnapshotScene {
    @MainActor static let scene = Scene(
        name: "snapshot", title: "A snapshot flies to its place",
        summary:
            "A snapshot of the picture flies by keyframes, pushed and presented; a storyboard's custom segue, and its unwind.",
        script: """
            0.6 tap 195 641
            2.2 tap 195 761
            3.6 tap 195 701
            5.2 tap 195 761
            6.6 tap 195 761
            8.2 tap 195 761
            wait 1.4
            """,
        posterTime: 1.15
    ) {
        UIStoryboard.scene("Snapshot").instantiateInitialViewController() ?? UIViewController()
    }
}
