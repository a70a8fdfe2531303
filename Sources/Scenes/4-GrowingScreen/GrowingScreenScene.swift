import UIKit

/// A presentation that grows from a point with a spring.
enum GrowingScreenScene {
    @MainActor static let scene = Scene(
        name: "growing-screen", title: "A screen grows with a spring",
        summary: "A transitioning delegate presents a screen that grows from where it was asked for.",
        script: """
            0.6 tap 195 766
            2.4 tap 195 766
            wait 1.4
            """,
        posterTime: 0.8
    ) { GrowingScreenStart(Landscape.all[2]) }
}
