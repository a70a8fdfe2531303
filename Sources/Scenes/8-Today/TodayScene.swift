import UIKit

/// The App Store's Today cards: a table whose cards turn into their articles, by matched elements.
enum TodayScene {
    @MainActor static let scene = Scene(
        name: "today", title: "The Today card",
        summary:
            "Cards shrink under the finger; a card grows into its article, and shrinks back by button or by dragging.",
        script: """
            0.6 press 195 300 for 0.45
            2.8 tap 352 70
            4.6 tap 195 690
            6.6 drag 195 160 to 195 420 in 0.5 ease hold 0.1
            wait 1.4
            """,
        posterTime: 1.15
    ) { TodayScreen() }
}
