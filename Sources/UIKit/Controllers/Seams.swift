extension UIViewController {
    func loadViewFromFile() -> Bool { false }
    func showAnywhere(_ vc: UIViewController, _ sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    func follow(_ identifier: String, _ sender: Any?) {}
    func canUnwind(_ action: Selector) -> Bool { false }
    func unwindOneStep(towards subsequent: UIViewController) {}
}
/// Screens from a file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
