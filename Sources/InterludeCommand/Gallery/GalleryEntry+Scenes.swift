import InterludeStage
import Scenes

extension GalleryEntry {
    /// The scenes, each played by its script of touches.
    static func scenes() throws -> [GalleryEntry] {
        try SceneCatalogue.all.map { scene in
            let script: TouchScript
            do { script = try TouchScript(parsing: scene.script) } catch {
                throw Failure("the script of the scene '\(scene.name)': \(error)")
            }
            let choice = Choice(
                name: "",
                code: "window.rootViewController =\n    SceneCatalogue.scene(named: \"\(scene.name)\")?.makeRoot()"
            ) { material, show in
                // A point taller than the scene's own, so that its frames are whole pixels, too.
                let window = try GalleryWindow(scene.makeRoot(), material)
                try window.film(script, material, show)
            }
            return GalleryEntry(
                id: "scene-\(scene.name)", group: .scenes, name: scene.name,
                summary: "\(scene.title). \(scene.summary)", duration: script.duration, choices: [choice])
        }
    }
}
