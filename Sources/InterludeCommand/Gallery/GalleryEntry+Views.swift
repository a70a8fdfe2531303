import Interlude
import InterludeStage

extension GalleryEntry {
    /// The transitions of `UIView`.
    static var views: [GalleryEntry] {
        func entry(
            _ name: String, _ summary: String, _ ways: [(name: String, option: String, value: UIView.AnimationOptions)]
        ) -> GalleryEntry {
            GalleryEntry(
                id: "view-\(name)", group: .views, name: name, summary: summary, duration: usualDuration,
                curves: viewCurves,
                choices: ways.map { way in
                    let code =
                        "UIView.transition(\n    from: old, to: new, duration: \(usualDuration),\n"
                        + "    options: [.\(way.option){curve}])"
                    return Choice(name: way.name, code: code) { material, show in
                        try filmViews(way.value, material, show)
                    }
                })
        }
        return [
            entry(
                "transitionFlip", "The view turns over, and the new one is on its back.",
                [
                    ("fromLeft", "transitionFlipFromLeft", .transitionFlipFromLeft),
                    ("fromRight", "transitionFlipFromRight", .transitionFlipFromRight),
                    ("fromTop", "transitionFlipFromTop", .transitionFlipFromTop),
                    ("fromBottom", "transitionFlipFromBottom", .transitionFlipFromBottom),
                ]),
            entry(
                "transitionCurl", "The view curls up off the new one, or the new one down onto it.",
                [
                    ("up", "transitionCurlUp", .transitionCurlUp),
                    ("down", "transitionCurlDown", .transitionCurlDown),
                ]),
            entry(
                "transitionCrossDissolve", "The new view appears where the old one is.",
                [("", "transitionCrossDissolve", .transitionCrossDissolve)]),
        ]
    }

    private static func filmViews(
        _ option: UIView.AnimationOptions, _ material: Material, _ show: (CGImage) throws -> Void
    ) throws {
        let root = UIViewController()
        root.view.backgroundColor = .black
        let window = try GalleryWindow(root, material)
        let (old, new) = (PictureController(material.before), PictureController(material.after))
        for screen in [old, new] { screen.view.frame = root.view.bounds }
        root.view.addSubview(old.view)
        window.stage.advance(by: 0)
        UIView.transition(
            from: old.view, to: new.view, duration: usualDuration, options: [option, .curveLinear])
        try window.film(usualDuration, material, show)
    }

    private static let viewCurves = [
        GalleryCurve("curveEaseInOut", .easeInOut, code: ""),
        GalleryCurve("curveLinear", .linear, code: ", .curveLinear"),
        GalleryCurve("curveEaseIn", .easeIn, code: ", .curveEaseIn"),
        GalleryCurve("curveEaseOut", .easeOut, code: ", .curveEaseOut"),
    ]
}
