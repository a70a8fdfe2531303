/// What runs apps on a display of some kind.
///
/// UIKit knows none: the module that has one need only be linked, where UIKit finds it by its class's name.
package protocol DisplayRunner: AnyObject {
    /// Runs an app until its display is closed, and returns its exit code.
    /// - Parameter launch: launches the app on the display that is the current one.
    @MainActor
    static func run(_ launch: @escaping @MainActor () -> Void) -> Int32
}

extension UIApplication {
    /// What runs an app on a display: makes the display the current one, calls the function that launches the app, and
    /// returns, with the app's exit code, when the display is closed.
    package static var displayRunner: ((_ launch: @escaping @MainActor () -> Void) -> Int32)?

    /// The class that opens a window, where it is linked.
    private static let windowRunner = "InterludeWindow.ApplicationWindow"

    /// Runs an app. When it has failed, this does not come back, as on iOS: few look at the code that is returned.
    @discardableResult
    static func run(_ makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?) -> Int32 {
        let window = NSClassFromString(windowRunner) as? any DisplayRunner.Type
        guard let run = displayRunner ?? window.map({ type in { type.run($0) } }) else {
            reportMisuse(
                "there is no display to run the app on: have it depend on the product InterludeWindow, which opens a "
                    + "window, or call Stage.runApplications")
            exit(1)
        }
        let code = run { shared.launch(makeDelegate()) }
        if code != 0 { exit(code) }
        return code
    }
}
