import UIKit

extension Stage {
    /// Launches an app on the stage: its delegate is told, its scene is connected, its windows show.
    ///
    ///     let stage = try Stage(size: CGSize(width: 390, height: 844), scale: 3)
    ///     stage.launch(AppDelegate())
    ///     stage.tap(at: CGPoint(x: 195, y: 400))
    @MainActor
    public func launch(_ delegate: any UIApplicationDelegate) {
        becomeCurrent()
        UIApplication.shared.launch(delegate)
        CATransaction.flush()
    }

    /// Takes the app to the background, as when another one is opened: its touches are cancelled.
    @MainActor
    public func enterBackground() {
        becomeCurrent()
        UIApplication.shared.enterBackground()
    }

    /// Takes the app to the front again.
    @MainActor
    public func enterForeground() {
        becomeCurrent()
        UIApplication.shared.enterForeground()
    }

    /// Has apps that begin by `main()` or `UIApplicationMain` from now on run on a stage.
    ///
    /// - Parameters:
    ///   - stage: makes the stage.
    ///   - body: plays with the launched app; when it returns the app ends. Its result is the app's exit code.
    @MainActor
    public static func runApplications(
        on stage: @escaping @MainActor () throws(StageError) -> Stage, _ body: @escaping @MainActor (Stage) -> Int32
    ) {
        UIApplication.displayRunner = { launch in
            let display: Stage
            do {
                display = try stage()
            } catch {
                FileHandle.standardError.write(Data("Interlude: \(error)\n".utf8))
                return 1
            }
            display.becomeCurrent()
            launch()
            let code = body(display)
            display.becomeCurrent()
            UIApplication.shared.terminate()
            return code
        }
    }
}
