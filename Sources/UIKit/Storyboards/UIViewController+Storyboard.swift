extension UIViewController {
    /// Makes the view as the storyboard's scene or the view file says; whether there is one.
    func loadViewFromFile() -> Bool {
        if let scene = state.scene { return scene.loadView(of: self) }
        guard let name = state.nibName else { return false }
        do {
            let path = try StoryboardDocument.path(of: name, "xib", in: state.nibBundle)
            let document = try StoryboardDocument(contentsOf: path)
            return ViewFile(document).load(into: self)
        } catch {
            StoryboardIssue.report(StoryboardIssue(file: name, scene: "", element: "xib", message: "\(error)"))
            return false
        }
    }

    func showAnywhere(_ vc: UIViewController, _ sender: Any?) {
        if let parent { return parent.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    func follow(_ identifier: String, _ sender: Any?) {
        guard let scene = state.scene else {
            return reportMisuse("\(type(of: self)) has no storyboard, so it has no segue \"\(identifier)\"")
        }
        guard let segue = scene.segue(withIdentifier: identifier) else {
            return scene.report(scene.element, "there is no segue with the identifier \(identifier)")
        }
        scene.follow(segue, from: self, sender: sender, asks: false)
    }

    func canUnwind(_ action: Selector) -> Bool {
        StoryboardConnection.action(action.description, of: self) != nil
    }

    func unwindOneStep(towards subsequent: UIViewController) { subsequent.goBackHere() }
}
