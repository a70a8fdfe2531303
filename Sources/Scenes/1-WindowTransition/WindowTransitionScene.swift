import UIKit

/// Core Animation's transitions on the window's layer and on an image view.
enum WindowTransitionScene {
    @MainActor static let scene = Scene(
        name: "window-transition", title: "One CATransition for the whole window",
        summary: "A transition on the window's layer animates what is presented and pushed without animation.",
        script: """
            0.6 tap 195 230
            2.0 tap 144 450
            2.6 tap 195 230
            4.2 tap 105 700
            6.2 tap 195 766
            8.0 tap 285 700
            10.0 tap 195 766
            wait 1.6
            """
    ) {
        let navigation = UINavigationController(rootViewController: WindowTransitionScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}
