import UIKit

/// What is in the dialog, as `Dialog.storyboard` has it.
final class DialogScreen: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private var messageLabel: UILabel!

    var message = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        messageLabel.text = message
    }

    #if canImport(ObjectiveC)
        @IBAction
    #endif
    private func close(_ sender: UIButton) { dismiss(animated: true) }
}

#if !canImport(ObjectiveC)
    extension DialogScreen: StoryboardConnectable {
        static var connections: [StoryboardConnection] {
            [.outlet("messageLabel", \DialogScreen.messageLabel), .action("close:", DialogScreen.close)]
        }
    }
#endif
