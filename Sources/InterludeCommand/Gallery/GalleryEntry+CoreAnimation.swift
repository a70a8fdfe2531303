import Interlude
import InterludeStage

extension GalleryEntry {
    /// The types of `CATransition`. Their frames are those of `interlude frame`.
    static var coreAnimation: [GalleryEntry] {
        TransitionCatalogue.types.map { type in
            let isPublic = publicTypes.contains(type.name)
            let spelling = isPublic ? ".\(type.name)" : "CATransitionType(rawValue: \"\(type.name)\")"
            let sides = sideless.contains(type.name) ? [nil] : TransitionCatalogue.subtypes.map(Optional.some)
            return GalleryEntry(
                id: "ca-\(type.name)", group: .coreAnimation, name: type.name, summary: sentence(type.summary),
                duration: usualDuration, curves: timingFunctions,
                choices: sides.map { side in
                    var lines = [
                        "let transition = CATransition()", "transition.type = \(spelling)",
                        "transition.duration = \(usualDuration)",
                    ]
                    if let side { lines.insert("transition.subtype = .\(side.name)", at: 2) }
                    let code = lines.joined(separator: "\n") + "{curve}\nlayer.add(transition, forKey: kCATransition)"
                    return Choice(name: side?.name ?? "", code: code) { material, show in
                        var settings = Settings()
                        settings.type = CATransitionType(rawValue: type.name)
                        if let side { settings.subtype = CATransitionSubtype(rawValue: side.name) }
                        settings.threads = 1
                        let change = try PictureChange(
                            from: material.before, to: material.after, settings: settings, timing: .linear, hold: 0,
                            duration: 1)
                        for moment in material.moments { try show(change.stage.frame(at: moment)) }
                    }
                })
        }
    }

    /// The types whose name has a constant on Apple's systems.
    private static let publicTypes = ["fade", "moveIn", "push", "reveal"]
    /// The types to which the side makes no difference.
    private static let sideless = ["fade"]

    private static let timingFunctions = ["easeInEaseOut", "linear", "easeIn", "easeOut", "default"].map { name in
        let timing = Timing.named.first { $0.name == name }?.curve ?? .linear
        return GalleryCurve(
            name, .bezier(timing.x1, timing.y1, timing.x2, timing.y2),
            code: "\ntransition.timingFunction = CAMediaTimingFunction(name: .\(name))")
    }

    private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }
}
