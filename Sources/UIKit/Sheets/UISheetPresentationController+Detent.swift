extension UISheetPresentationController {
    /// A height at which a card may rest.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly the whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The height's name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// About half the screen. Is left out where there is little height.
        public class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let bottom = (context as? SheetGeometry.Context)?.bottomInset ?? 0
                let height = (context as? SheetGeometry.Context)?.containerHeight ?? context.maximumDetentValue
                return (height / 2).rounded() - bottom
            }
        }

        /// Nearly the whole screen.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of the app's own.
        /// - Parameter resolver: the height without what the device covers of the bottom, in points; nil to leave it out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

        /// The height in some surroundings, without what the device covers of the bottom, in points; nil for none.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What a card's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of what the card is in.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the largest card, without what the device covers of the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}
