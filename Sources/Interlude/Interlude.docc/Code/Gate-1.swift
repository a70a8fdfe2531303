import Interlude
import UIKit

extension Interlude.Transition {
    /// The new screen swings in like a gate about its left edge, over the old one, which darkens.
    static var gate: Interlude.Transition {
        Interlude.Transition("gate", duration: 0.5, curve: .smooth) { stage in
        }
    }
}
