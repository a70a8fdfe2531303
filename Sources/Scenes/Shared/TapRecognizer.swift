import UIKit

/// Calls a function at a tap.
final class TapRecognizer: UITapGestureRecognizer {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
        #if canImport(ObjectiveC)
            addTarget(self, action: #selector(tapped))
        #else
            addTarget(self, action: Selector("tapped", TapRecognizer.tapped))
        #endif
    }

    #if canImport(ObjectiveC)
        @objc private func tapped() { action() }
    #else
        private func tapped() { action() }
    #endif
}
