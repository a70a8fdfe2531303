import UIKit

/// Core Animation's transitions on the window's layer and on an image view.
enum WindowTransitionScene {
    @MainActor static let scene = Scene(
        name: "window-transition", title: "One CATransition for the whole window",
        summary: "A transition on the window's layer animates what is presented and pushed without animation.",
        script: """
            0.6 tap 195 200
            2.0 tap 195 506
            2.4 tap 195 200
            3.9 tap 309 506
            4.2 tap 105 700
            6.0 tap 195 766
            7.6 tap 195 458
            7.9 tap 151 620
            8.2 tap 285 700
            10.0 tap 195 766
            wait 1.6
            """,
        posterTime: 4.75
    ) {
        let navigation = UINavigationController(rootViewController: WindowTransitionScreen())
        navigation.isNavigationBarHidden = true
        return navigation
    }
}
