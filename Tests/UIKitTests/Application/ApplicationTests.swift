import InterludeStage
import Testing

@testable import UIKit

/// The life of an app.
@MainActor
struct ApplicationTests {
    @MainActor static var lines: [String] = []
    @MainActor static var stage: Stage?

    final class App: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            lines.append("will launch")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            lines.append("did launch")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
        func applicationWillTerminate(_ application: UIApplication) { lines.append("end") }
        func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "main", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneOwner.self
            return configuration
        }
    }

    final class SceneOwner: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            lines.append("connect")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { lines.append("scene active") }
    }

    @Test func anAppLivesAsOniOS() throws {
        Stage.runApplications(on: { () throws(StageError) in try Stage(size: CGSize(width: 100, height: 100)) }) {
            stage in
            ApplicationTests.stage = stage
            stage.advance(by: 1)
            return 0
        }
        ApplicationTests.lines = []
        var notes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notes += 1 } }
        App.main()
        let application = UIApplication.shared
        #expect(
            ApplicationTests.lines == [
                "will launch", "did launch", "connect", "scene active", "active", "resign", "background", "end",
            ])
        #expect(application.delegate is App)
        #expect(application.windows.count == 1 && application.keyWindow?.rootViewController != nil)
        #expect(application.keyWindow?.windowScene?.delegate is SceneOwner)
        ApplicationTests.lines = []
        ApplicationTests.stage?.enterForeground()
        #expect(application.applicationState == .active)
        ApplicationTests.stage?.enterBackground()
        #expect(application.applicationState == .background)
        #expect(ApplicationTests.lines == ["foreground", "scene active", "active", "resign", "background"])
        #expect(notes == 2)
        NotificationCenter.default.removeObserver(observer)
        UIApplication.displayRunner = nil
        application.delegate = nil
        ApplicationTests.stage = nil
    }

    @Test func touchesCanBeIgnored() throws {
        let bench = try TouchBench()
        _ = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        UIApplication.shared.beginIgnoringInteractionEvents()
        bench.tap(5, 5)
        #expect(bench.log.take() == [])
        UIApplication.shared.endIgnoringInteractionEvents()
        bench.tap(5, 5)
        #expect(bench.log.take() == ["pad began", "pad ended"])
    }
}
