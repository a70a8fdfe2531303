import InterludeStage
import UIKit

/// Runs apps that begin by `@main` or `UIApplicationMain`: in a window in which the mouse is the finger, or in a film.
///
/// UIKit finds the class by its name, so that an app need only be linked with this module.
@MainActor
final class ApplicationWindow: DisplayRunner {
    /// What the app is called.
    private static var name: String { ProcessInfo.processInfo.processName }

    static func run(_ launch: @escaping @MainActor () -> Void) -> Int32 {
        do {
            let settings = try ApplicationSettings(environment: ProcessInfo.processInfo.environment)
            let touches = try settings.script.map { try TouchScript(file: $0) }
            if let film = settings.film {
                try self.film(to: film, touches, settings, launch)
            } else if try play(touches, settings, launch) {
                return startAnew()
            }
            return 0
        } catch let error as WindowError {
            let isMissing = if case .refused = error { false } else { true }
            say("\(error)" + (isMissing ? "; with INTERLUDE_FILM=app.mp4 the app is filmed instead" : ""))
            return 1
        } catch {
            say("\(error)")
            return error is ApplicationError ? 2 : 1
        }
    }

    /// Plays the app in a window until that is closed.
    /// - Returns: whether the app shall start anew.
    private static func play(
        _ touches: TouchScript?, _ settings: ApplicationSettings, _ launch: @escaping @MainActor () -> Void
    ) throws -> Bool {
        var stage: Stage?
        // Whatever ends the window, the app is told when it has been launched.
        defer { if let stage { end(on: stage) } }
        let app = PlayedScene(
            name: name, title: name, script: touches ?? TouchScript(), size: settings.size, scale: settings.scale,
            serve: serveRunLoop
        ) {
            let display = try settings.stage()
            stage = display
            launch()
            display.advance(by: 0)
            return display
        }
        let window = try PlayWindow(for: app) { pixels in
            try PlaySession([app], first: 0, pixels: pixels, playsScript: touches != nil)
        }
        window.session.onSave = { result in
            switch result {
            case .success(let name): say("saved \(name)")
            case .failure(let error): say("\(error)")
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try window.run(check: {}) { status in
            guard settings.printsLog else { return }
            FileHandle.standardOutput.write(try encoder.encode(status) + Data("\n".utf8))
        }
        return window.session.shallStartAnew
    }

    /// Films the app, played by a script of touches, without a window.
    private static func film(
        to path: String, _ touches: TouchScript?, _ settings: ApplicationSettings,
        _ launch: @escaping @MainActor () -> Void
    ) throws {
        let stage = try settings.stage()
        launch()
        stage.advance(by: 0)
        defer { end(on: stage) }
        // Without touches, long enough to see what an app does by itself.
        let film = try stage.film(touches ?? TouchScript(), to: path, lasting: touches == nil ? 3 : 0) { _ in
            stage.becomeCurrent()
            serveRunLoop()
        }
        say("\(path): \(stage.pixelWidth)×\(stage.pixelHeight), \(film.frameCount) frames")
    }

    private static func end(on stage: Stage) {
        stage.becomeCurrent()
        UIApplication.shared.terminate()
    }

    /// Does what waits for the main thread by now: the main queue's work, tasks of the main actor, timers.
    private static func serveRunLoop() {
        // A turn does one kind of these, and the next one another.
        for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    /// Has the program begin once more in its process, with its arguments and environment. Returns only when it cannot.
    private static func startAnew() -> Int32 {
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", &arguments)
        say("the app cannot be started anew: \(String(cString: strerror(errno)))")
        return 1
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data("Interlude: \(text)\n".utf8))
    }
}
