import UIKit

/// How a finger takes a screen away.
@MainActor
public struct TransitionInteraction {
    enum Kind {
        case edge(TransitionDirection)
        case pan(TransitionDirection)
        case pinch
        case card(TransitionDirection)

        /// The same in the opposite direction.
        var reversed: Kind {
            switch self {
            case .edge(let direction): .edge(direction.opposite)
            case .pan(let direction): .pan(direction.opposite)
            case .card(let direction): .card(direction.opposite)
            case .pinch: .pinch
            }
        }
    }

    private(set) var kind: Kind
    /// From which part of the way on the screen goes when the finger lets go, 0 to 1.
    public var threshold: CGFloat = 0.5
    /// The speed of a finger that decides by itself, in points a second; in scales a second for a pinch 500th of it.
    public var decisiveVelocity: CGFloat = 500
    /// How far a finger goes for the whole way, in parts of the screen.
    public var reach: CGFloat = 1
    /// Is told how far the finger has brought it, 0 to 1; nil when it has let go.
    public var onProgress: ((CGFloat?) -> Void)?

    /// Dragging from the edge where lines begin; the left one where people read from left to right.
    public static var edge: TransitionInteraction { TransitionInteraction(kind: .edge(.right)) }

    /// Dragging from an edge, in a direction.
    public static func edge(dragging direction: TransitionDirection) -> TransitionInteraction {
        TransitionInteraction(kind: .edge(direction))
    }

    /// Dragging anywhere, in a direction.
    public static func pan(_ direction: TransitionDirection) -> TransitionInteraction {
        TransitionInteraction(kind: .pan(direction))
    }

    /// Picking a presented screen up like a card, which follows the finger and shrinks, and letting it go in a direction.
    /// The screen underneath should be there to be seen: the transition's layout decides.
    public static func card(_ direction: TransitionDirection = .down) -> TransitionInteraction {
        var interaction = TransitionInteraction(kind: .card(direction))
        interaction.threshold = 0.18
        return interaction
    }

    /// Bringing two fingers together.
    public static var pinch: TransitionInteraction { TransitionInteraction(kind: .pinch) }

    /// The same, telling of its progress: a label can show the percentage.
    public func reporting(_ onProgress: @escaping (CGFloat?) -> Void) -> TransitionInteraction {
        var interaction = self
        interaction.onProgress = onProgress
        return interaction
    }

    /// The same, deciding from other values.
    public func deciding(at threshold: CGFloat, velocity: CGFloat = 500) -> TransitionInteraction {
        var interaction = self
        interaction.threshold = threshold.clamped
        interaction.decisiveVelocity = max(velocity, 0)
        return interaction
    }

    /// The same in the opposite direction.
    var reversed: TransitionInteraction {
        var interaction = self
        interaction.kind = kind.reversed
        return interaction
    }
}
