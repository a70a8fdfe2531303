import InterludeWindow
import UIKit

/// An app as one is written for iOS, as the documentation shows it. It prints what happens, for the tests that run it.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PostcardsScreen())
        window?.makeKeyAndVisible()
        printLine("launched \(Int(UIScreen.main.bounds.width))x\(Int(UIScreen.main.bounds.height))")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { printLine("active") }
    func applicationWillResignActive(_ application: UIApplication) { printLine("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { printLine("background") }
    func applicationWillTerminate(_ application: UIApplication) { printLine("terminates") }
}

/// Says something at once, also where nobody sees it on a terminal.
func printLine(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
