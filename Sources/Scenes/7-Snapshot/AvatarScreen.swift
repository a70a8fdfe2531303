import UIKit

/// The screen that the picture flies to.
final class AvatarScreen: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) var avatarImageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        // The snapshot's corners grow with it.
        avatarImageView.layer.cornerRadius = 34
    }
}

#if !canImport(ObjectiveC)
    extension AvatarScreen: StoryboardConnectable {
        static var connections: [StoryboardConnection] {
            [.outlet("avatarImageView", \AvatarScreen.avatarImageView)]
        }
    }
#endif
