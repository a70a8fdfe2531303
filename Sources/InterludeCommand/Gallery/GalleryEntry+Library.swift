import Interlude
import InterludeStage

extension GalleryEntry {
    /// The ready transitions of the library, those first that are a pleasure to look at.
    static var library: [GalleryEntry] {
        let first = showiest.compactMap { name in Transition.catalogue.first { $0.name == name } }
        let rest = Transition.catalogue.filter { !showiest.contains($0.name) }
        return (first + rest).map { ready in
            let directions = ready.directions.isEmpty ? [TransitionDirection.left] : ready.directions
            let transition = ready.make(directions[0])
            let curves = curves(of: transition)
            return GalleryEntry(
                id: identifier(ready.name), group: .library, name: bare(ready.name),
                summary: librarySummaries[ready.name] ?? "", duration: transition.duration, curves: curves,
                choices: directions.map { direction in
                    Choice(
                        name: ready.directions.isEmpty ? "" : direction.rawValue,
                        code: "navigation.transition = \(ready.spelling(direction)){curve}"
                    ) { material, show in
                        let transition = ready.make(direction)
                        let film = curves.isEmpty ? transition : transition.paced(by: .linear)
                        try film.filmPush(material, show)
                    }
                })
        }
    }

    /// The ready ways to present a screen.
    static var presentations: [GalleryEntry] {
        func entry(
            _ name: String, _ summary: String, _ choices: [(name: String, code: String, make: Transition)]
        ) -> GalleryEntry {
            let curves = curves(of: choices[0].make)
            return GalleryEntry(
                id: name, group: .presentations, name: name, summary: summary, duration: choices[0].make.duration,
                curves: curves,
                choices: choices.map { choice in
                    Choice(name: choice.name, code: "controller.presentation = \(choice.code){curve}") {
                        material, show in
                        let film = curves.isEmpty ? choice.make : choice.make.paced(by: .linear)
                        try film.filmPresentation(material, show)
                    }
                })
        }
        let card = CGRect(x: 26, y: 506, width: 162, height: 150)
        return [
            entry(
                "dialog", "A dialog springs up in the middle over a dimmed screen.",
                [("", ".dialog(size: CGSize(width: 300, height: 360))", .dialog(size: CGSize(width: 300, height: 360)))]
            ),
            entry(
                "sheet", "A sheet comes from the bottom; a finger drags it down.",
                [("", ".sheet(height: 560)", .sheet(height: 560))]),
            entry(
                "sideMenu", "A menu comes from a side; a finger pushes it back.",
                [TransitionDirection.left, .right].map { side in
                    (side.rawValue, ".sideMenu(.\(side.rawValue))", .sideMenu(side))
                }),
            entry(
                "grow", "The new screen grows out of a rectangle with a spring.",
                [("", ".grow(from: card.frame, cornerRadius: 32)", .grow(from: card, cornerRadius: 32))]),
        ]
    }

    /// The paces to choose from, the transition's own first; none where that swings beyond its end, because frames
    /// between 0 and 1 don't show it then.
    private static func curves(of transition: Transition) -> [GalleryCurve] {
        let own = GalleryCurve("its own", transition.curve, code: "")
        if own.passesItsEnd { return [] }
        let others: [(String, TransitionCurve)] = [
            ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
            ("smooth", .smooth), ("spring(damping: 1)", .spring(damping: 1)),
        ]
        return [own] + others.map { GalleryCurve($0.0, $0.1, code: ".paced(by: .\($0.0))") }
    }

    /// A name without its dot and its empty parentheses.
    private static func bare(_ name: String) -> String {
        String(name.dropFirst()).replacing("()", with: "")
    }

    /// A ready transition's name as letters and hyphens.
    static func identifier(_ name: String) -> String {
        name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static let showiest = [
        ".cube", ".fold", ".parallax", ".irisOpen()", ".door", ".ripple()", ".zoom()", ".turn", ".explode()", ".pageIn",
        ".circle()", ".flip", ".cards", ".portal",
    ]

    /// What happens in each ready transition.
    static let librarySummaries = [
        ".fade": "The new screen appears where the old one is.",
        ".fade(through: .black)": "The old screen fades into a colour, and the new one out of it.",
        ".push": "The new screen pushes the old one out.",
        ".cover": "The new screen slides over the old one.",
        ".uncover": "The old screen slides off the new one.",
        ".slide": "The new screen slides in; the old one gives way a little, as in a navigation controller.",
        ".pull": "The old screen pulls the new one after it, which grows to its size.",
        ".parallax": "An edge sweeps over the screen; both sides of it move at half its speed.",
        ".pageIn": "The old screen recedes, and the new one slides in over it.",
        ".pageOut": "The old screen slides out, and the new one comes forward from behind it.",
        ".cube": "Both screens are faces of a turning cube.",
        ".flip": "The screens are the two sides of a sheet that turns over.",
        ".turn": "The old screen turns like a page of a book about one of its edges.",
        ".fold": "The old screen folds up like a map, and the new one unfolds beside it.",
        ".tiles": "Tile after tile turns over and shows the new screen on its back.",
        ".pageCurl": "The old page curls away over its own back.",
        ".pageUncurl": "The new page uncurls over the old one.",
        ".door": "The old screen opens like a double door, and one walks through.",
        ".portal": "The halves of the old screen slide apart, and the new one comes through.",
        ".zoom()": "The old screen comes nearer and darkens, and the new one grows out of it.",
        ".zoomOut()": "The old screen shrinks and fades, and the new one comes down from above it.",
        ".explode()": "The old screen bursts into tiles that fly apart.",
        ".cards": "The old card tips back and sinks, and the new one rises over it.",
        ".swing": "The new screen hangs by its upper edge, and swings into place.",
        ".drop": "The new screen falls from above and bounces.",
        ".suck()": "The old screen is drawn into a point like cloth.",
        ".ripple()": "A ring of water runs outwards and carries the change along.",
        ".irisOpen()": "The new screen shows through an aperture that opens.",
        ".irisClose()": "The old screen shows through an aperture that closes.",
        ".circle()": "The new screen shows through a circle that grows from a point.",
        ".bubble()": "A bubble of a colour grows over the old screen, and clears up to be the new one.",
    ]
}

extension Transition {
    /// Films a push between the gallery's screens.
    @MainActor
    fileprivate func filmPush(_ material: GalleryEntry.Material, _ show: (CGImage) throws -> Void) throws {
        let navigation = UINavigationController(rootViewController: PictureController(material.before))
        navigation.isNavigationBarHidden = true
        let window = try GalleryWindow(navigation, material)
        navigation.transition = self
        navigation.pushViewController(PictureController(material.after), animated: true)
        try window.film(duration, material, show)
    }

    /// Films how a screen is presented over another.
    @MainActor
    fileprivate func filmPresentation(_ material: GalleryEntry.Material, _ show: (CGImage) throws -> Void) throws {
        let root = PictureController(material.before)
        let window = try GalleryWindow(root, material)
        let controller = PictureController(material.after)
        controller.presentation = self
        root.present(controller, animated: true)
        try window.film(duration, material, show)
    }
}
