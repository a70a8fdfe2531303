import InterludeStage
import UIKit

/// How an app is run, as its environment says: an app's arguments are its own.
package struct ApplicationSettings: Equatable, Sendable {
    /// The size of its screen, in points.
    package var size = CGSize(width: 390, height: 844)
    /// Pixels to a point.
    package var scale: CGFloat = 2
    /// The file of touches to begin with.
    package var script: String?
    /// Where a film of the app goes; nil opens a window.
    package var film: String?
    /// Whether it is printed how the window stands.
    package var printsLog = false

    /// The variables and what they take, for people.
    private static let variables = [
        "INTERLUDE_SCREEN": "a size in points and pixels to a point, like 390x844@2",
        "INTERLUDE_SCRIPT": "the name of a file of touches",
        "INTERLUDE_FILM": "the name of the film that is to be made",
        "INTERLUDE_LOG": "1",
    ]

    /// The settings where nothing is said.
    package init() {}

    /// Reads the settings. Variables that are empty say nothing.
    package init(environment: [String: String]) throws(ApplicationError) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        func wrong(_ name: String, _ value: String) -> ApplicationError {
            ApplicationError(name: name, value: value, takes: Self.variables[name] ?? "")
        }
        (script, film) = (value("INTERLUDE_SCRIPT"), value("INTERLUDE_FILM"))
        if let text = value("INTERLUDE_SCREEN") {
            guard let (size, scale) = Self.screen(text) else { throw wrong("INTERLUDE_SCREEN", text) }
            self.size = size
            if let scale { self.scale = scale }
        }
        if let text = value("INTERLUDE_LOG") {
            guard ["0", "1"].contains(text) else { throw wrong("INTERLUDE_LOG", text) }
            printsLog = text == "1"
        }
    }

    /// What a phone's or a tablet's own parts cover of such a screen.
    var safeAreaInsets: UIEdgeInsets {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        // Screens without a button at the foot are long, or large.
        guard long / short > 1.9 || short >= 700 else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        if short >= 700 { return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) }
        return size.width < size.height
            ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }

    /// The stage that the app is put on.
    @MainActor
    func stage() throws(StageError) -> Stage {
        try Stage(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
    }

    private static func screen(_ text: String) -> (CGSize, CGFloat?)? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count <= 2, sides.count == 2, let width = sides[0], let height = sides[1],
            (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height)
        else { return nil }
        let size = CGSize(width: width, height: height)
        guard parts.count == 2 else { return (size, nil) }
        guard let scale = Double(parts[1]), scale > 0, scale <= 10 else { return nil }
        return (size, scale)
    }
}
