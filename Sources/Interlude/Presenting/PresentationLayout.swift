import UIKit

/// Where a presented screen lies, over the one that it is presented by.
public struct PresentationLayout: Sendable {
    /// The container that it lies in.
    public struct Space: Sendable {
        /// The whole of it, in points.
        public let bounds: CGRect
        /// What bars and corners of the device take of it.
        public let safeAreaInsets: UIEdgeInsets
        /// Whether left and right have changed places.
        public let isMirrored: Bool
    }

    /// The screen's place in the container.
    public var frame: @MainActor @Sendable (Space) -> CGRect
    /// What lies over the screen underneath; nil for nothing, which lets touches through to nobody all the same.
    public var dimming: UIColor?
    /// How the screen underneath is blurred; nil for not at all.
    public var blur: UIBlurEffect.Style?
    /// Whether a tap beside the screen dismisses it.
    public var dismissesOnTap: Bool
    /// How round the screen's corners are, in points.
    public var cornerRadius: CGFloat
    /// Which corners are round.
    public var corners: CACornerMask

    /// Makes a layout.
    public init(
        dimming: UIColor? = UIColor(white: 0, alpha: 0.4), blur: UIBlurEffect.Style? = nil, dismissesOnTap: Bool = true,
        cornerRadius: CGFloat = 0,
        corners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ],
        frame: @escaping @MainActor @Sendable (Space) -> CGRect
    ) {
        self.frame = frame
        self.dimming = dimming
        self.blur = blur
        self.dismissesOnTap = dismissesOnTap
        (self.cornerRadius, self.corners) = (cornerRadius, corners)
    }

    /// All over the screen underneath, which stays there and is blurred: for cards that are dragged away.
    public static func over(
        blur: UIBlurEffect.Style? = .light, dimming: UIColor? = UIColor(white: 0, alpha: 0.15)
    ) -> PresentationLayout {
        PresentationLayout(dimming: dimming, blur: blur, dismissesOnTap: false) { $0.bounds }
    }

    /// In the middle, of a given size.
    public static func centered(_ size: CGSize, cornerRadius: CGFloat = 14) -> PresentationLayout {
        PresentationLayout(cornerRadius: cornerRadius) { space in
            let (width, height) = (min(size.width, space.bounds.width), min(size.height, space.bounds.height))
            return CGRect(
                x: ((space.bounds.width - width) / 2).rounded(), y: ((space.bounds.height - height) / 2).rounded(),
                width: width, height: height)
        }
    }

    /// At an edge, over its whole length.
    /// - Parameters:
    ///   - edge: where it lies; left and right change places where people read from right to left.
    ///   - extent: how far it reaches into the container, in points.
    ///   - cornerRadius: how round the corners are that lie in the container, in points.
    public static func docked(
        _ edge: TransitionDirection, extent: CGFloat, cornerRadius: CGFloat = 0
    ) -> PresentationLayout {
        let corners: CACornerMask =
            switch edge {
            case .down: [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            case .up: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            case .left, .right: []
            }
        return PresentationLayout(cornerRadius: cornerRadius, corners: corners) { space in
            let bounds = space.bounds
            switch space.isMirrored ? edge.mirrored : edge {
            case .left: return CGRect(x: 0, y: 0, width: min(extent, bounds.width), height: bounds.height)
            case .right:
                let width = min(extent, bounds.width)
                return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
            case .up: return CGRect(x: 0, y: 0, width: bounds.width, height: min(extent, bounds.height))
            case .down:
                let height = min(extent, bounds.height)
                return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            }
        }
    }
}
