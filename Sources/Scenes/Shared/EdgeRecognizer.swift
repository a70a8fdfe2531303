import UIKit

/// Calls a function as a finger is dragged in from the left edge.
final class EdgeRecognizer: UIScreenEdgePanGestureRecognizer {
    private let action: (EdgeRecognizer) -> Void

    init(_ action: @escaping (EdgeRecognizer) -> Void) {
        self.action = action
        super.init(target: nil, action: nil)
        edges = .left
        #if canImport(ObjectiveC)
            addTarget(self, action: #selector(dragged))
        #else
            addTarget(self, action: Selector("dragged", EdgeRecognizer.dragged))
        #endif
    }

    #if canImport(ObjectiveC)
        @objc private func dragged() { action(self) }
    #else
        private func dragged() { action(self) }
    #endif
}
