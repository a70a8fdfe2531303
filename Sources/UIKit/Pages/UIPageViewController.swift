/// Pages that are turned: side by side as in a strip, or on top of each other as in a book.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Tells of turned pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Gives the pages that a finger turns to.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pan.isEnabled = dataSource != nil } }
    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Along which axis pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Where the book is bound.
    open private(set) var spineLocation: SpineLocation
    /// Whether pages have a back of their own.
    open var isDoubleSided = false
    /// What turns pages as a book's: a drag and a tap at the side. None where they lie in a strip.
    open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .pageCurl ? [pan, tap] : [] }

    /// The view that the pages are in.
    let pagesView = UIView()
    let spacing: CGFloat
    var pages: [UIViewController] = []
    /// The turn that runs.
    var turn: RunningTurn?
    /// Shows which page is seen, where the data source says how many there are.
    var dots: UIPageControl?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private lazy var finger = PageFinger(self)

    /// Makes a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let spine = options?[.spineLocation]
        spineLocation =
            style == .scroll
            ? .none : spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init(rawValue:)) ?? .min
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? Int).map { CGFloat($0) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller as an archive describes it.
    public required init?(coder: NSCoder) {
        let element = (coder as? StoryboardCoder)?.element
        let style: TransitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        let spines: [String: SpineLocation] = ["none": .none, "min": .min, "mid": .mid, "max": .max]
        transitionStyle = style
        navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spineLocation = style == .scroll ? .none : element?["spineLocation"].flatMap { spines[$0] } ?? .min
        spacing = max(element?.number("pageSpacing") ?? 0, 0)
        isDoubleSided = element?.bool("doubleSided") ?? false
        super.init(coder: coder)
    }

    /// The pages that are seen: one, or two where the book is bound in the middle.
    open var viewControllers: [UIViewController]? { pages }

    /// Turns to pages.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        turn?.endNow()
        let new = viewControllers ?? []
        let moves =
            animated && UIView.areAnimationsEnabled && isViewLoaded && view.window != nil && !pages.isEmpty
            && !new.isEmpty && state.appearance == .appeared && new != pages
        defer { dots.map { $0.currentPage = dataSource?.presentationIndex(for: self) ?? 0 } }
        guard moves else {
            exchange(new)
            completion?(true)
            return
        }
        begin(to: new, direction, isInteractive: false) { completed, finished in completion?(completed && finished) }
        turn?.run()
    }

    // MARK: The view

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pagesView.frame = view.bounds
        pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pagesView.clipsToBounds = true
        view.addSubview(pagesView)
        self.view = view
        finger.attach()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(pages)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeDots()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if turn == nil { place(pages) }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turn?.endNow()
    }

    override var tellsChildrenItself: Bool { true }
    override var childrenOnScreen: [UIViewController] { pages }
    open override var childForStatusBarStyle: UIViewController? { pages.first }
    open override var childForStatusBarHidden: UIViewController? { pages.first }

    /// Puts pages where they are seen.
    func show(_ list: [UIViewController]) {
        guard isViewLoaded else { return }
        for page in list {
            guard let view = page.view else { continue }
            if view.superview !== pagesView { pagesView.addSubview(view) }
        }
        place(list)
    }

    private func place(_ list: [UIViewController]) {
        let frames = frames(of: list.count)
        for (page, frame) in zip(list, frames) where page.viewIfLoaded?.frame != frame { page.view.frame = frame }
    }

    /// Where so many pages are seen.
    func frames(of count: Int) -> [CGRect] {
        let area = pagesView.bounds
        guard count > 1 else { return [area] }
        let isRightToLeft = pagesView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (0..<count).map { index in
            let place = CGFloat(isRightToLeft && navigationOrientation == .horizontal ? count - 1 - index : index)
            return navigationOrientation == .horizontal
                ? CGRect(
                    x: area.width / CGFloat(count) * place, y: 0, width: area.width / CGFloat(count),
                    height: area.height)
                : CGRect(
                    x: 0, y: area.height / CGFloat(count) * place, width: area.width,
                    height: area.height / CGFloat(count))
        }
    }

    // MARK: Turning

    /// Replaces the pages at once.
    private func exchange(_ new: [UIViewController]) {
        let old = pages
        guard old != new else { return }
        let isSeen = isAppearedOrAppearing
        let (coming, going) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
        for page in coming { addChild(page) }
        for page in going { page.willMove(toParent: nil) }
        pages = new
        if isSeen {
            for page in coming { page.beginAppearance(.appearing, animated: false) }
            for page in going { page.beginAppearance(.disappearing, animated: false) }
        }
        for page in going { page.viewIfLoaded?.removeFromSuperview() }
        show(new)
        if isSeen {
            for page in going { page.endAppearance() }
            for page in coming { page.endAppearance() }
        }
        for page in coming {
            page.didMove(toParent: self)
            page.state.isMovingToParent = false
        }
        for page in going { page.removeFromParent() }
    }

    /// Begins to turn to pages.
    func begin(
        to new: [UIViewController], _ direction: NavigationDirection, isInteractive: Bool,
        then completion: @escaping (_ completed: Bool, _ finished: Bool) -> Void
    ) {
        let old = pages
        let (coming, going) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
        for page in coming { addChild(page) }
        for page in coming { page.beginAppearance(.appearing, animated: true) }
        for page in going { page.beginAppearance(.disappearing, animated: true) }
        let isRightToLeft =
            navigationOrientation == .horizontal && pagesView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides = PageTurn.Sides(
            container: pagesView, from: old.compactMap(\.view), to: new.compactMap(\.view),
            frames: frames(of: new.count), isForward: direction == .forward,
            isVertical: navigationOrientation == .vertical, isMirrored: isRightToLeft)
        let motion: PageTurn =
            transitionStyle == .scroll
            ? PageSlide(sides, spacing: spacing) : PageCurlTurn(sides, isInteractive: isInteractive)
        let running = RunningTurn(motion)
        turn = running
        running.onEnd = { [unowned self] completed, finished in
            turn = nil
            pages = completed ? new : old
            if completed && isInteractive { dots?.currentPage += direction == .forward ? 1 : -1 }
            end(completed, coming, going)
            completion(completed, finished)
        }
        motion.begin()
    }

    /// Tells the pages of the end of a turn, in iOS's order for the style.
    private func end(_ completed: Bool, _ coming: [UIViewController], _ going: [UIViewController]) {
        let curls = transitionStyle == .pageCurl
        if completed {
            for page in going { page.viewIfLoaded?.removeFromSuperview() }
            show(pages)
            for page in curls ? going + coming : coming + going { page.endAppearance() }
            for page in coming {
                page.didMove(toParent: self)
                page.state.isMovingToParent = false
            }
            for page in going {
                page.willMove(toParent: nil)
                page.removeFromParent()
            }
            return
        }
        for page in coming { page.viewIfLoaded?.removeFromSuperview() }
        show(pages)
        if curls {
            for page in coming { page.beginAppearance(.disappearing, animated: true) }
            for page in going { page.beginAppearance(.appearing, animated: true) }
            for page in coming + going { page.endAppearance() }
        } else {
            for page in going { page.beginAppearance(.appearing, animated: true) }
            for page in going { page.endAppearance() }
            for page in coming { page.beginAppearance(.disappearing, animated: true) }
            for page in coming { page.endAppearance() }
        }
        for page in coming {
            page.willMove(toParent: nil)
            page.removeFromParent()
            page.state.isMovingToParent = false
        }
    }
}
