import UIKit

/// Children of one controller, switched with its own method.
enum ChildrenScene {
    @MainActor static let scene = Scene(
        name: "children", title: "Three children, seven effects",
        summary: "transition(from:to:duration:options:) flips and curls between child controllers.",
        script: """
            0.6 tap 105 640
            1.8 tap 285 640
            3.0 tap 105 696
            4.2 tap 285 696
            5.4 tap 105 752
            6.6 tap 285 752
            wait 1.2
            """,
        posterTime: 0.85
    ) { ChildrenScreen() }
}
