import UIKit

extension UIStoryboard {
    /// A storyboard of the scenes; an app writes `UIStoryboard(name: name, bundle: nil)`.
    ///
    /// On Apple's systems it is in the package's bundle. Elsewhere it is in the program itself, so that a program that is
    /// copied without its bundle has it too.
    static func scene(_ name: String) -> UIStoryboard {
        #if canImport(ObjectiveC)
            return UIStoryboard(name: name, bundle: .module)
        #else
            let texts = [
                "Dialog": PackageResources.Dialog_storyboard, "Snapshot": PackageResources.Snapshot_storyboard,
            ]
            // One that is not there is reported, and has no scenes.
            return texts[name].flatMap { try? UIStoryboard(data: Data($0), name: "\(name).storyboard") }
                ?? UIStoryboard(name: name, bundle: nil)
        #endif
    }
}
