import UIKit

/// Calls a function when a recognizer has something to say.
@MainActor
final class GestureTarget: NSObject {
    private let action: (UIGestureRecognizer) -> Void

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
        self.action = action
        super.init()
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(fire(_:)))
        #else
            recognizer.addTarget(self, action: Selector("fire:", GestureTarget.fire))
        #endif
    }

    #if canImport(ObjectiveC)
        @objc private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    #else
        private func fire(_ recognizer: UIGestureRecognizer) { action(recognizer) }
    #endif
}
