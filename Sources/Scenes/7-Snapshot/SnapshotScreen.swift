import UIKit

/// A small picture, and three ways from it, as `Snapshot.storyboard` has them.
final class SnapshotScreen: UIViewController, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) var sourceImageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        sourceImageView.image = Landscape.all[4].image(CGSize(width: 342, height: 342))
        sourceImageView.layer.cornerRadius = 12
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "present" { segue.destination.transitioningDelegate = self }
    }

    #if canImport(ObjectiveC)
        @IBAction
    #endif
    private func unwindToPostcards(_ segue: UIStoryboardSegue) {}

    // MARK: Push

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // None for the pop, which goes the system's way.
        guard operation == .push, let avatar = toVC as? AvatarScreen else { return nil }
        return SnapshotTransition(from: self, to: avatar)
    }

    // MARK: Modal

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (presented as? AvatarScreen).map { SnapshotTransition(from: self, to: $0) }
    }
}

#if !canImport(ObjectiveC)
    extension SnapshotScreen: StoryboardConnectable {
        static var connections: [StoryboardConnection] {
            [
                .outlet("sourceImageView", \SnapshotScreen.sourceImageView),
                .action("unwindToPostcards:", SnapshotScreen.unwindToPostcards),
            ]
        }
    }
#endif
