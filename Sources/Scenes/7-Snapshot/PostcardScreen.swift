import UIKit

/// The screen that the storyboard's own segue opens.
final class PostcardScreen: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private var imageView: UIImageView!

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = Landscape.all[3].image(CGSize(width: 390, height: 844))
    }
}

#if !canImport(ObjectiveC)
    extension PostcardScreen: StoryboardConnectable {
        static var connections: [StoryboardConnection] { [.outlet("imageView", \PostcardScreen.imageView)] }
    }
#endif
