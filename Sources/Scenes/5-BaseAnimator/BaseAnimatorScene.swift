import UIKit

/// An abstract animator with a duration and an event, for modal screens and for a stack, whose pop a finger can drag.
enum BaseAnimatorScene {
    @MainActor static let scene = Scene(
        name: "base-animator", title: "An abstract animator, and a pop by finger",
        summary:
            "Present pushes the old screen back; a picture grows into its screen; dragging from the edge shows the way in percent.",
        script: """
            0.6 tap 195 766
            1.8 tap 195 766
            3.0 tap 195 300
            4.2 drag 4 500 to 150 500 in 0.6 ease hold 0.2
            5.6 drag 4 500 to 330 500 in 0.9 ease hold 0.1
            wait 1.2
            """,
        posterTime: 4.8
    ) {
        let navigation = UINavigationController(rootViewController: BaseAnimatorScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}
