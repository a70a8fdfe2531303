import UIKit

/// The way that things move when a transition goes forward.
public enum TransitionDirection: String, Hashable, Sendable, CaseIterable {
    /// To the left: what is new comes from the right.
    case left
    /// To the right: what is new comes from the left.
    case right
    /// Upwards: what is new comes from the bottom.
    case up
    /// Downwards: what is new comes from the top.
    case down

    /// The other way.
    public var opposite: TransitionDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }

    /// Whether it goes to a side.
    public var isHorizontal: Bool { self == .left || self == .right }

    /// What it is where people read from right to left.
    public var mirrored: TransitionDirection { isHorizontal ? opposite : self }

    /// A step of length 1 that way.
    public var unit: CGVector {
        switch self {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        }
    }
}
