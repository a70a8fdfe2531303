extension UIPageViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book.
        case pageCurl
        /// As in a strip.
        case scroll
    }

    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// From where lines begin to where they end.
        case horizontal
        /// Downwards.
        case vertical
    }

    /// Which way pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To later ones.
        case forward
        /// To earlier ones.
        case reverse
    }

    /// Where a book is bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere.
        case none
        /// At the left or upper side.
        case min
        /// In the middle, between two pages.
        case mid
        /// At the right or lower side.
        case max
    }

    /// Names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the book is bound.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The gap between pages of a strip, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Gives the pages that a finger turns to.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before one; nil where it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil where it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many pages there are.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them is seen at first.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Not said.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Tells of pages that a finger turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger begins to turn to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A page turned by a finger lies still.
    /// - Parameter completed: whether it was turned, and not let back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
