import UIKit

/// A picture that flies from a collection into its own screen, turning once, and back.
enum FlyingPictureScene {
    @MainActor static let scene = Scene(
        name: "flying-picture", title: "A picture flies out of the collection",
        summary: "One base animator for present, dismiss, push and pop; the chosen cell spins and springs into place.",
        script: """
            0.6 tap 290 220
            2.6 tap 195 766
            4.2 drag 195 620 to 195 320 in 0.4 ease hold 0.2
            5.6 tap 290 440
            7.6 tap 195 766
            wait 1.6
            """,
        posterTime: 0.9
    ) {
        let navigation = UINavigationController(rootViewController: PictureGridScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}
