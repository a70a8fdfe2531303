import UIKit

/// A picture that flies from a grid into its own screen, turning once, and back.
enum FlyingPictureScene {
    @MainActor static let scene = Scene(
        name: "flying-picture", title: "A picture flies out of the grid",
        summary: "One base animator for present, dismiss, push and pop; the chosen cell spins and springs into place.",
        script: """
            0.6 tap 290 190
            2.6 tap 195 766
            4.2 tap 100 440
            6.2 tap 195 766
            wait 1.6
            """
    ) {
        let navigation = UINavigationController(rootViewController: PictureGridScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}
