import Interlude
import UIKit

extension Interlude.Transition {
    /// The new screen swings in like a gate about its left edge, over the old one, which darkens.
    static var gate: Interlude.Transition {
        Interlude.Transition("gate", duration: 0.5, curve: .smooth) { stage in
            let hinge = CGPoint(x: -stage.size.width / 2, y: 0)
            stage.animate(stage.new) { progress in
                Pose().turned(by: (1 - progress) * -.pi / 2, around: .y, at: hinge).seen(from: stage.viewingDistance)
            }
        }
    }
}
